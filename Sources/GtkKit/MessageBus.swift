// SPDX-License-Identifier: Apache-2.0

internal import CGtk

/// A connection to a D-Bus message bus.
@MainActor
package final class MessageBus {
    /// Milliseconds a service may take to answer.
    private static let timeout: gint = 25_000

    private let connection: GObjectReference

    private init(_ connection: GObjectReference) { self.connection = connection }

    /// The bus of the machine's services.
    package static func system() async throws(GLibError) -> MessageBus { try await bus(G_BUS_TYPE_SYSTEM) }

    /// The bus of the person's session.
    package static func session() async throws(GLibError) -> MessageBus { try await bus(G_BUS_TYPE_SESSION) }

    private static func bus(_ type: GBusType) async throws(GLibError) -> MessageBus {
        let result = await AsyncCall.result { g_bus_get(type, nil, $0, $1) }
        let connection = try throwingGLibError { g_bus_get_finish(cast(result), $0) }
        guard let connection else { throw GLibError(message: "no bus") }
        return MessageBus(GObjectReference(adopting: connection))
    }

    /// Calls a method and waits for its answer, a tuple.
    @discardableResult
    package func call(
        _ service: String, _ path: String, _ interface: String, _ method: String, _ arguments: [Variant] = []
    ) async throws(GLibError) -> Variant {
        let parameters = Variant.tuple(arguments)
        let result = await AsyncCall.result {
            g_dbus_connection_call(
                cast(connection), service, path, interface, method, parameters.pointer, nil, G_DBUS_CALL_FLAGS_NONE,
                Self.timeout, nil, $0, $1)
        }
        let answer = try throwingGLibError { g_dbus_connection_call_finish(cast(connection), cast(result), $0) }
        guard let variant = Variant(adopting: answer) else { throw GLibError(message: "no answer") }
        return variant
    }

    /// A property of an object; `nil` where there is none.
    package func property(
        _ service: String, _ path: String, _ interface: String, _ name: String
    ) async -> Variant? {
        let answer = try? await call(
            service, path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(name)])
        return answer?.children.first?.unwrapped
    }

    /// Whether a service runs.
    package func hasOwner(_ service: String) async -> Bool {
        let answer = try? await call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner", [.string(service)])
        return answer?.children.first?.boolean ?? false
    }
}
