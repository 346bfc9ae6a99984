// SPDX-License-Identifier: Apache-2.0

// One import gives a host all it needs: the model the widgets show, and their base class.
@_exported public import LiveTextCore

@_exported public import class GtkKit.Widget
