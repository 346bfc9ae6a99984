# SPDX-License-Identifier: Apache-2.0
"""Drives Legible on a desktop of its own, with real input, and sees what a person and a screen reader see."""
