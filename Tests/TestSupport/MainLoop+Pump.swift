// SPDX-License-Identifier: Apache-2.0

internal import GtkKit

/// Runs the main loop until a condition holds.
/// - Returns: whether it did before the time was over.
@MainActor @discardableResult
package func pump(until condition: () -> Bool, timeout: Duration = .seconds(5)) -> Bool {
    MainLoop.iterate(until: condition, timeout: timeout)
}
