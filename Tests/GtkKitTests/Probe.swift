// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Something for a closure to hold: its weak reference tells whether the closure is gone.
final class Probe: Sendable {}

/// Emits a signal with arguments.
@MainActor
func emit(_ object: some GObjectPointer, _ signal: String, _ arguments: any GValueConvertible...) {
    var values = [GValue](repeating: GValue(), count: arguments.count + 1)
    g_value_init(&values[0], type(ofInstance: object))
    g_value_set_object(&values[0], object.raw)
    let identifier = g_signal_lookup(signal, type(ofInstance: object))
    var query = GSignalQuery()
    g_signal_query(identifier, &query)
    for (index, argument) in arguments.enumerated() {
        // Bit 0 says that the argument is not copied.
        g_value_init(&values[index + 1], query.param_types[index] & ~1)
        guard argument.store(in: &values[index + 1]) else { return }
    }
    g_signal_emitv(values, identifier, 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
}
