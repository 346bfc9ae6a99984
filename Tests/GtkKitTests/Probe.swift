// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Something for a closure to hold: its weak reference tells whether the closure is gone.
final class Probe: Sendable {}

/// Emits a signal with arguments.
@MainActor
func emit(_ object: some GObjectPointer, _ signal: String, _ arguments: any GValueConvertible...) {
    var values = [GValue](repeating: GValue(), count: arguments.count + 1)
    g_value_init(&values[0], instanceType(of: object))
    g_value_set_object(&values[0], object.raw)
    let identifier = g_signal_lookup(signal, instanceType(of: object))
    var query = GSignalQuery()
    g_signal_query(identifier, &query)
    // Bit 0 of a type says that the value is not copied.
    for (index, argument) in arguments.enumerated() {
        g_value_init(&values[index + 1], query.param_types[index] & ~1)
        guard argument.store(in: &values[index + 1]) else { return }
    }
    if query.return_type == FundamentalType.none {
        g_signal_emitv(values, identifier, 0, nil)
    } else {
        var answer = GValue()
        g_value_init(&answer, query.return_type & ~1)
        g_signal_emitv(values, identifier, 0, &answer)
        g_value_unset(&answer)
    }
    for index in values.indices { g_value_unset(&values[index]) }
}
