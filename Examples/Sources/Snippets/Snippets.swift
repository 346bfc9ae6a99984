// SPDX-License-Identifier: Apache-2.0

// Nothing by hand here: the plugin adds every code block of the documentation to this target.
