/* SPDX-License-Identifier: Apache-2.0 */
#pragma once

/* Nothing to call: linking this target makes Tesseract's engines start faster, see CTesseractStart.cpp. */
