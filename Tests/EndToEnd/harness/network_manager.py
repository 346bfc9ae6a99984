#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Stands in for NetworkManager on a bus: one wireless device, no profiles.

Usage: network_manager.py LOG PASSWORD

Connects to the bus of $DBUS_SYSTEM_BUS_ADDRESS. A network is joined when it has the PASSWORD; otherwise a password is
asked for, as NetworkManager does. Every call that changes something is a line of JSON in LOG.
"""

import json
import sys

from gi.repository import Gio, GLib

NAME = "org.freedesktop.NetworkManager"
ROOT = "/org/freedesktop/NetworkManager"
DEVICE, PROFILE, ACTIVE = f"{ROOT}/Devices/1", f"{ROOT}/Settings/1", f"{ROOT}/ActiveConnection/1"
INTERFACES = Gio.DBusNodeInfo.new_for_xml(f"""<node>
<interface name="{NAME}">
  <property name="Devices" type="ao" access="read"/>
  <method name="AddAndActivateConnection">
    <arg type="a{{sa{{sv}}}}" direction="in"/><arg type="o" direction="in"/><arg type="o" direction="in"/>
    <arg type="o" direction="out"/><arg type="o" direction="out"/>
  </method>
  <method name="ActivateConnection">
    <arg type="o" direction="in"/><arg type="o" direction="in"/><arg type="o" direction="in"/>
    <arg type="o" direction="out"/>
  </method>
  <method name="DeactivateConnection"><arg type="o" direction="in"/></method>
</interface>
<interface name="{NAME}.Settings">
  <method name="ListConnections"><arg type="ao" direction="out"/></method>
</interface>
<interface name="{NAME}.Settings.Connection">
  <method name="GetSettings"><arg type="a{{sa{{sv}}}}" direction="out"/></method>
  <method name="Update"><arg type="a{{sa{{sv}}}}" direction="in"/></method>
  <method name="Delete"/>
</interface>
<interface name="{NAME}.Device">
  <property name="DeviceType" type="u" access="read"/>
  <property name="State" type="u" access="read"/>
</interface>
<interface name="{NAME}.Connection.Active">
  <property name="State" type="u" access="read"/>
  <property name="Devices" type="ao" access="read"/>
</interface>
</node>""").interfaces

WIRELESS, DISCONNECTED, NEEDS_PASSWORD, ACTIVATED_DEVICE = 2, 30, 60, 100
ACTIVATING, ACTIVATED = 1, 2


class Machine:
    def __init__(self, log, password):
        self.log = log
        self.password = password
        self.profile = None
        self.device_state = DISCONNECTED
        self.state = 0

    def note(self, what, **details):
        with open(self.log, "a", encoding="utf-8") as log:
            log.write(json.dumps({"call": what} | details) + "\n")

    def activate(self):
        # Connecting takes a while.
        self.state = ACTIVATING
        GLib.timeout_add(300, self.finish)

    def finish(self):
        fits = self.profile["802-11-wireless-security"]["psk"] == self.password
        self.state = ACTIVATED if fits else ACTIVATING
        self.device_state = ACTIVATED_DEVICE if fits else NEEDS_PASSWORD
        return GLib.SOURCE_REMOVE

    def call(self, _bus, _sender, _path, _interface, method, parameters, invocation):
        answer = None
        values = parameters.unpack()
        if method == "AddAndActivateConnection":
            self.profile = values[0]
            self.note(method, settings=values[0], device=values[1])
            self.activate()
            answer = GLib.Variant("(oo)", (PROFILE, ACTIVE))
        elif method == "ActivateConnection":
            self.note(method, profile=values[0])
            self.activate()
            answer = GLib.Variant("(o)", (ACTIVE,))
        elif method == "ListConnections":
            answer = GLib.Variant("(ao)", ([PROFILE] if self.profile else [],))
        elif method == "GetSettings":
            known = self.profile
            answer = GLib.Variant("(a{sa{sv}})", ({
                "connection": {"uuid": GLib.Variant("s", known["connection"]["uuid"])},
                "802-11-wireless": {"ssid": GLib.Variant("ay", bytes(known["802-11-wireless"]["ssid"]))},
            },))
        else:
            self.note(method)
            if method == "Update":
                self.profile = values[0]
            elif method == "Delete":
                self.profile = None
            elif method == "DeactivateConnection":
                self.state, self.device_state = 0, DISCONNECTED
        invocation.return_value(answer)

    def get(self, _bus, _sender, _path, interface, name):
        return {
            (NAME, "Devices"): lambda: GLib.Variant("ao", [DEVICE]),
            (f"{NAME}.Device", "DeviceType"): lambda: GLib.Variant("u", WIRELESS),
            (f"{NAME}.Device", "State"): lambda: GLib.Variant("u", self.device_state),
            (f"{NAME}.Connection.Active", "State"): lambda: GLib.Variant("u", self.state),
            (f"{NAME}.Connection.Active", "Devices"): lambda: GLib.Variant("ao", [DEVICE]),
        }[(interface, name)]()


def main():
    machine = Machine(sys.argv[1], sys.argv[2])
    places = {
        NAME: ROOT, f"{NAME}.Settings": f"{ROOT}/Settings", f"{NAME}.Settings.Connection": PROFILE,
        f"{NAME}.Device": DEVICE, f"{NAME}.Connection.Active": ACTIVE,
    }

    def acquired(bus, _name):
        for interface in INTERFACES:
            bus.register_object(places[interface.name], interface, machine.call, machine.get, None)

    Gio.bus_own_name(Gio.BusType.SYSTEM, NAME, Gio.BusNameOwnerFlags.NONE, acquired, None, lambda *_: sys.exit(1))
    GLib.MainLoop().run()


if __name__ == "__main__":
    main()
