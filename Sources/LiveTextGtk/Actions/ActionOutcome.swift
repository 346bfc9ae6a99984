// SPDX-License-Identifier: Apache-2.0

/// What became of an action.
public enum ActionOutcome: Hashable, Sendable {
    /// An application was started.
    case launched
    /// This text is on the clipboard now.
    case copied(String)
    /// A value was shown, and the person has closed it again.
    case shown
    /// The machine is connected to the network.
    case joined(network: String)
    /// The person decided against it.
    case cancelled
    /// Nothing here takes it.
    case noHandler(LaunchTarget)
    /// The action is not performed: its URI is not of a known scheme, or malformed.
    case refused
    /// The application could not be started; the desktop's reason, for people.
    case failed(reason: String)
}

/// What an action is handed to.
public enum LaunchTarget: Hashable, Sendable {
    /// The application for URIs of a scheme.
    case scheme(String)
    /// The application for contacts.
    case contacts
    /// The application for events.
    case calendar
    /// The service that connects to networks.
    case networks
}
