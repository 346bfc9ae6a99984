# SPDX-License-Identifier: Apache-2.0
"""What assistive technology sees of a program: AT-SPI over D-Bus, asked afresh each time, nothing cached."""

import dataclasses
import re

from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
PROPERTIES = "org.freedesktop.DBus.Properties"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
BUS = "org.freedesktop.DBus"
# AT-SPI's coordinate type: relative to the window's top-level widget.
WINDOW_COORDINATES = 1
# Milliseconds a program may take to answer.
CALL_TIMEOUT = 5000
# Bits of AtspiStateType.
STATES = {
    "checked": 4, "enabled": 8, "expanded": 10, "focusable": 11, "focused": 12, "pressed": 20, "sensitive": 24,
    "showing": 25, "visible": 30,
}
# GTK before 4.10 gives the name of the class to a widget without an accessible name.
CLASS_NAME = re.compile(r"^(Gtk|Adw|Legible|LiveText|ImageView|ImageAnalysis)[A-Za-z]*$")


def connect(address):
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def call(bus, name, path, interface, method, parameters=None):
    answer = bus.call_sync(
        name, path, interface, method, parameters, None, Gio.DBusCallFlags.NONE, CALL_TIMEOUT, None)
    return answer.unpack()


@dataclasses.dataclass
class Node:
    """One accessible object and those inside it."""

    bus: object
    owner: str
    path: str
    role: str
    name: str
    description: str
    states: frozenset
    children: list

    @property
    def is_named(self):
        return bool(self.name) and not CLASS_NAME.match(self.name)

    @property
    def extents(self):
        """Place and size in the window's top-level widget, as (x, y, width, height); None when it has none."""
        try:
            return call(
                self.bus, self.owner, self.path, COMPONENT, "GetExtents", GLib.Variant("(u)", (WINDOW_COORDINATES,))
            )[0]
        except GLib.Error:
            return None

    def has(self, *states):
        return all(state in self.states for state in states)

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def walk_visible(self):
        """This and what is inside, without hidden parts."""
        yield self
        for child in self.children:
            if child.has("visible"):
                yield from child.walk_visible()

    def find(self, name=None, role=None):
        """Every visible object inside with this name (text, or a compiled expression) and role (one, or several)."""
        roles = (role,) if isinstance(role, str) else role
        return [
            node for node in self.walk_visible()
            if (roles is None or node.role in roles)
            and (name is None or (name.search(node.name) if isinstance(name, re.Pattern) else node.name == name))
        ]

    def chains(self, name, role):
        """For each visible object with this name and role, all objects from this one down to it."""
        found = [[self]] if self.name == name and self.role == role else []
        for child in self.children:
            if child.has("visible"):
                found += [[self, *chain] for chain in child.chains(name, role)]
        return found

    def act(self):
        """Does the object's first action, as a screen reader would."""
        call(self.bus, self.owner, self.path, "org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (0,)))

    def dump(self, depth=0):
        """The tree as text."""
        states = ",".join(sorted(self.states - {"enabled", "sensitive", "visible"}))
        description = f" ({self.description})" if self.description else ""
        lines = [f"{'  ' * depth}{self.role} “{self.name}”{description} {self.extents} {states}"]
        return "\n".join(lines + [child.dump(depth + 1) for child in self.children])


class Calls:
    """Calls that are on their way together: one round trip for many objects."""

    def __init__(self, bus):
        self.bus = bus
        self.context = GLib.MainContext.new()
        self.pending = 0

    def run(self, requests):
        """requests: (owner, path, interface, method, parameters). Gives the answers in order, None for failures."""
        answers = [None] * len(requests)

        def done(bus, result, index):
            self.pending -= 1
            try:
                answers[index] = bus.call_finish(result).unpack()
            except GLib.Error:
                pass

        self.context.push_thread_default()
        try:
            for index, request in enumerate(requests):
                self.pending += 1
                self.bus.call(*request, None, Gio.DBusCallFlags.NONE, CALL_TIMEOUT, None, done, index)
            while self.pending:
                self.context.iteration(True)
        finally:
            self.context.pop_thread_default()
        return answers


class Accessibility:
    """The accessibility bus of a session."""

    def __init__(self, session):
        self.session_bus = connect(session.environment["DBUS_SESSION_BUS_ADDRESS"])
        address = call(self.session_bus, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
        self.bus = connect(address)
        self.calls = Calls(self.bus)

    def close(self):
        for bus in (self.bus, self.session_bus):
            try:
                bus.close_sync(None)
            except GLib.Error:
                pass

    def process_of(self, name):
        """The process that owns a name on the session bus; None when there is none."""
        try:
            return call(
                self.session_bus, BUS, "/org/freedesktop/DBus", BUS, "GetConnectionUnixProcessID",
                GLib.Variant("(s)", (name,)))[0]
        except GLib.Error:
            return None

    def application(self, process):
        """(owner, path) of a process's application object; None when it has not registered yet."""
        try:
            for owner, path in call(self.bus, *REGISTRY, ACCESSIBLE, "GetChildren")[0]:
                identifier = call(
                    self.bus, BUS, "/org/freedesktop/DBus", BUS, "GetConnectionUnixProcessID",
                    GLib.Variant("(s)", (owner,)))[0]
                if identifier == process:
                    return owner, path
        except GLib.Error:
            pass
        return None

    def tree(self, process):
        """A process's accessible objects, from the application down; None when it has none yet."""
        application = self.application(process)
        if application is None:
            return None
        root = self.read([application])[0]
        level = [root] if root else []
        while level:
            requests = [(node.owner, node.path, ACCESSIBLE, "GetChildren", None) for node in level]
            references, parents = [], []
            for node, answer in zip(level, self.calls.run(requests)):
                for reference in answer[0] if answer else []:
                    references.append(reference)
                    parents.append(node)
            nodes = self.read(references)
            for parent, node in zip(parents, nodes):
                if node:
                    parent.children.append(node)
            level = [node for node in nodes if node]
        return root

    def top_level(self, process):
        """A process's first window, without what is in it; None when it has none yet."""
        application = self.application(process)
        answer = self.calls.run([(*application, ACCESSIBLE, "GetChildren", None)])[0] if application else None
        return self.read(answer[0][:1])[0] if answer and answer[0] else None

    def read(self, references):
        """The objects without their children; None in the place of one that is gone."""
        requests = []
        for owner, path in references:
            requests += [
                (owner, path, PROPERTIES, "GetAll", GLib.Variant("(s)", (ACCESSIBLE,))),
                (owner, path, ACCESSIBLE, "GetRoleName", None),
                (owner, path, ACCESSIBLE, "GetState", None),
            ]
        answers = self.calls.run(requests)
        nodes = []
        for (owner, path), properties, role, state in zip(references, answers[::3], answers[1::3], answers[2::3]):
            if properties is None or role is None or state is None:
                nodes.append(None)
                continue
            bits = state[0][0] | (state[0][1] << 32 if len(state[0]) > 1 else 0)
            nodes.append(Node(
                self.bus, owner, path, role[0], properties[0].get("Name", ""), properties[0].get("Description", ""),
                frozenset(name for name, bit in STATES.items() if bits >> bit & 1), []))
        return nodes
