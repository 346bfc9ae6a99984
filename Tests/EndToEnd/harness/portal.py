#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Stands in for the desktop's OpenURI portal on the session bus.

Usage: portal.py LOG

Every address it is asked to open is a line of LOG.
"""

import sys

from gi.repository import Gio, GLib

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE = Gio.DBusNodeInfo.new_for_xml("""<node>
<interface name="org.freedesktop.portal.OpenURI">
  <property name="version" type="u" access="read"/>
  <method name="OpenURI">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="o" direction="out"/>
  </method>
</interface>
</node>""").interfaces[0]


def main():
    def call(bus, sender, _path, _interface, _method, parameters, invocation):
        _, address, options = parameters.unpack()
        with open(sys.argv[1], "a", encoding="utf-8") as log:
            log.write(address + "\n")
        token = options.get("handle_token", "t")
        request = f"{PATH}/request/{sender[1:].replace('.', '_')}/{token}"
        invocation.return_value(GLib.Variant("(o)", (request,)))
        bus.emit_signal(
            sender, request, "org.freedesktop.portal.Request", "Response", GLib.Variant("(ua{sv})", (0, {})))

    def acquired(bus, _name):
        bus.register_object(PATH, INTERFACE, call, lambda *_: GLib.Variant("u", 3), None)

    Gio.bus_own_name(Gio.BusType.SESSION, NAME, Gio.BusNameOwnerFlags.NONE, acquired, None, lambda *_: sys.exit(1))
    GLib.MainLoop().run()


if __name__ == "__main__":
    main()
