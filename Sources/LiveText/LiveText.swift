// SPDX-License-Identifier: Apache-2.0

/// Whoever imports LiveText has the model it speaks in.
@_exported public import LiveTextCore
