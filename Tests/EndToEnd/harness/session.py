# SPDX-License-Identifier: Apache-2.0
"""A desktop that belongs to one test run: X server, buses, window manager, folders, handlers, installed application."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

from .pictures import FONT
from .screen import Screen
from .waiting import wait_until

ROOT = pathlib.Path(__file__).resolve().parents[3]
APPLICATION_ID = "app.legible.Legible"
SCREEN_SIZE = (1280, 900)
WINDOW_PLACE = (100, 60)
# Types with an application of their own; `callto` and the like have none.
HANDLED_TYPES = {
    "tel": "x-scheme-handler/tel", "https": "x-scheme-handler/https", "mailto": "x-scheme-handler/mailto",
    "geo": "x-scheme-handler/geo", "contacts": "text/vcard", "calendar": "text/calendar",
}
REQUIRED_PROGRAMS = {
    "Xvfb": "xvfb", "xdotool": "xdotool", "xclip": "xclip", "dbus-daemon": "dbus", "gio": "libglib2.0-bin",
    "qrencode": "qrencode",
}
ACCESSIBILITY_SERVICE = "/usr/share/dbus-1/services/org.a11y.Bus.service"
REQUIRED_FILES = {ACCESSIBILITY_SERVICE: "at-spi2-core", FONT: "fonts-dejavu-core"}
# A session bus that starts the accessibility bus when asked, and no other service: what a machine happens to have
# installed (portals, a settings daemon, a file system of the desktop's) must not come between a test and its own.
BUS_CONFIGURATION = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <keep_umask/>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <servicedir>{services}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""
# Windows come up where tests expect them, focused, without decorations or keys of the window manager's own.
OPENBOX_CONFIGURATION = """<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
  <placement><policy>Smart</policy></placement>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
  <keyboard></keyboard>
  <mouse><context name="Client">
    <mousebind button="Left" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
  </context></mouse>
  <applications>
    <application class="*" type="normal"><decor>no</decor><focus>yes</focus>
      <position force="yes"><x>{x}</x><y>{y}</y></position>{size}</application>
  </applications>
</openbox_config>
"""
GTK_SETTINGS = """[Settings]
gtk-enable-animations={animations}
gtk-application-prefer-dark-theme={dark}
gtk-font-name={font}
gtk-xft-antialias=1
gtk-xft-hinting=0
gtk-xft-dpi=98304
gtk-cursor-blink=false
gtk-cursor-theme-name=Adwaita
gtk-icon-theme-name=Adwaita
"""


def missing_packages():
    """Packages that a session and its pictures lack on this system."""
    programs = [package for name, package in REQUIRED_PROGRAMS.items() if not shutil.which(name)]
    return programs + [package for path, package in REQUIRED_FILES.items() if not os.path.exists(path)]


def binary_under_test(configuration="debug"):
    """The viewer to drive: $LEGIBLE_BINARY, that of $LEGIBLE_PREFIX, or the one `swift build` made."""
    if binary := os.environ.get("LEGIBLE_BINARY"):
        return pathlib.Path(binary).absolute()
    if prefix := os.environ.get("LEGIBLE_PREFIX"):
        return pathlib.Path(prefix).absolute() / "bin/legible"
    return ROOT / ".build" / configuration / "legible"


class Session:
    """Everything a desktop program needs, apart from the person's own desktop. Use as a context manager."""

    def __init__(self, binary, size=SCREEN_SIZE, font="DejaVu Sans 10", animations=False, window_manager=True,
                 window_size=None, compositor=False):
        self.binary = pathlib.Path(binary)
        self.size = size
        self.font = font
        self.animations = animations
        self.wants_window_manager = window_manager
        self.window_size = window_size
        self.wants_compositor = compositor
        self.processes = []
        self.environment = {}
        self.display = None
        self.screen = None

    # MARK: Start and end

    def __enter__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="legible-session-"))
        try:
            self.make_environment()
            self.install()
            self.start_display()
            self.start_bus()
            self.start_window_manager()
            self.start_compositor()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        if self.screen:
            self.screen.close()
            self.screen = None
        for process in reversed(self.processes):
            process.send_signal(signal.SIGTERM)
        for process in reversed(self.processes):
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.processes = []
        shutil.rmtree(self.folder, ignore_errors=True)

    def make_environment(self):
        folders = {
            "XDG_DATA_HOME": "share", "XDG_CONFIG_HOME": "config", "XDG_CACHE_HOME": "cache",
            "XDG_STATE_HOME": "state", "XDG_RUNTIME_DIR": "runtime", "HOME": "home",
        }
        for name in folders.values():
            (self.folder / name).mkdir(mode=0o700)
        kept = ("PATH", "TESSDATA_PREFIX", "LD_LIBRARY_PATH", "LEGIBLE_RUNTIME", "LEGIBLE_FEATURES", "TERM", "TMPDIR")
        self.environment = {key: os.environ[key] for key in kept if key in os.environ}
        self.environment |= {key: str(self.folder / name) for key, name in folders.items()}
        self.environment |= {
            "LC_ALL": "C.UTF-8", "TZ": "UTC", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "NO_AT_BRIDGE": "0",
            "GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local", "GIO_USE_VOLUME_MONITOR": "unix",
            "GTK_USE_PORTAL": "0", "XDG_CURRENT_DESKTOP": "X-Test",
            "SWIFT_BACKTRACE": "interactive=no,color=no",
        }
        self.set_style(dark=False)

    def set_style(self, dark=False, animations=None):
        """Chooses how programs started from now on look."""
        animations = self.animations if animations is None else animations
        text = GTK_SETTINGS.format(animations=int(animations), dark=int(dark), font=self.font)
        for version in ("gtk-3.0", "gtk-4.0"):
            folder = self.folder / "config" / version
            folder.mkdir(exist_ok=True)
            (folder / "settings.ini").write_text(text)

    # MARK: Application and handlers

    def install(self):
        """Installs the viewer where the session's programs find it, and makes it the one for PNG."""
        prefix = self.folder / "prefix"
        (prefix / "bin").mkdir(parents=True)
        (prefix / "share/applications").mkdir(parents=True)
        (prefix / "bin/legible").symlink_to(self.binary)
        installed = self.binary.parent.parent / "share/applications" / f"{APPLICATION_ID}.desktop"
        source = installed if installed.exists() else ROOT / "data" / f"{APPLICATION_ID}.desktop.in"
        if source.exists():
            shutil.copy(source, prefix / "share/applications" / f"{APPLICATION_ID}.desktop")
        self.environment["PATH"] = f"{prefix}/bin:{self.environment['PATH']}"
        self.environment["XDG_DATA_DIRS"] = f"{prefix}/share:/usr/local/share:/usr/share"
        self.handler_log = self.folder / "handled"
        self.handler_log.touch()
        self.token_log = self.folder / "tokens"
        handler = prefix / "bin/handle-address"
        # The token may come under either name; it is written first, so that it is there when the address is.
        handler.write_text(
            f"#!/bin/sh\nprintf '%s\\n' \"${{XDG_ACTIVATION_TOKEN:-$DESKTOP_STARTUP_ID}}\" >>'{self.token_log}'\n"
            f"printf '%s\\n' \"$1\" >>'{self.handler_log}'\n")
        handler.chmod(0o755)
        defaults = [f"image/png={APPLICATION_ID}.desktop", f"image/jpeg={APPLICATION_ID}.desktop"]
        for name, kind in HANDLED_TYPES.items():
            (prefix / f"share/applications/handle-{name}.desktop").write_text(
                f"[Desktop Entry]\nType=Application\nName=Handler of {name}\nExec=handle-address %u\n"
                f"MimeType={kind};\nStartupNotify=true\n")
            defaults.append(f"{kind}=handle-{name}.desktop")
        text = "[Default Applications]\n" + "\n".join(defaults) + "\n"
        (self.folder / "config/mimeapps.list").write_text(text)

    def set_selection(self, name, text):
        """Another program puts a text into a selection of the desktop, as "clipboard" or "primary"."""
        subprocess.run(
            ["xclip", "-in", "-selection", name], env=self.environment, input=text.encode(),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=5, check=True)

    def handled(self):
        """The addresses the handlers were started with, in order."""
        return self.handler_log.read_text().splitlines()

    def tokens(self):
        """What each handler was given to bring its window to the front with; empty where it was given nothing."""
        return self.token_log.read_text().splitlines() if self.token_log.exists() else []

    def forget_handled(self):
        self.handler_log.write_text("")
        self.token_log.unlink(missing_ok=True)

    # MARK: Servers

    def spawn(self, *command, **options):
        """Starts a program that lives as long as the session."""
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, start_new_session=True,
            **{"env": self.environment, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | options)
        self.processes.append(process)
        return process

    def start_display(self):
        width, height = self.size
        reader, writer = os.pipe()
        self.spawn(
            "Xvfb", "-displayfd", str(writer), "-nolisten", "tcp", "-noreset", "-dpi", "96",
            "-screen", "0", f"{width}x{height}x24", pass_fds=(writer,))
        os.close(writer)
        with os.fdopen(reader) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        self.display = f":{number}"
        self.environment["DISPLAY"] = self.display
        self.screen = Screen(self.display)

    def start_bus(self):
        services = self.folder / "services"
        services.mkdir()
        shutil.copy(ACCESSIBILITY_SERVICE, services)
        configuration = self.folder / "config/bus.conf"
        configuration.write_text(BUS_CONFIGURATION.format(services=services))
        reader, writer = os.pipe()
        self.spawn(
            "dbus-daemon", f"--config-file={configuration}", "--nofork", f"--print-address={writer}",
            pass_fds=(writer,))
        os.close(writer)
        with os.fdopen(reader) as answer:
            address = answer.readline().strip()
        if not address:
            raise RuntimeError("dbus-daemon did not start")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address

    def start_window_manager(self):
        self.has_window_manager = self.wants_window_manager and bool(shutil.which("openbox"))
        if not self.has_window_manager:
            return
        configuration = self.folder / "config/openbox.xml"
        size = "<size><width>{}</width><height>{}</height></size>".format(*self.window_size) if self.window_size else ""
        configuration.write_text(OPENBOX_CONFIGURATION.format(x=WINDOW_PLACE[0], y=WINDOW_PLACE[1], size=size))
        self.spawn("openbox", "--sm-disable", "--config-file", str(configuration))
        wait_until(lambda: self.screen.root_property("_NET_SUPPORTING_WM_CHECK"), "the window manager")

    def start_compositor(self):
        """Gives windows their shadows and round corners."""
        self.has_compositor = self.wants_compositor and bool(shutil.which("xcompmgr"))
        if self.has_compositor:
            self.spawn("xcompmgr", "-n")
            wait_until(lambda: self.screen.selection_owner("_NET_WM_CM_S0"), "the compositor")
            # GTK draws shadows where the window manager says that it knows about them; openbox does not, and need not.
            self.screen.append_root_atom("_NET_SUPPORTED", "_GTK_FRAME_EXTENTS")

    def run(self, *command, timeout=20):
        """Runs a command on this desktop and waits for its end, not for that of programs it starts."""
        with tempfile.TemporaryFile() as errors:
            result = subprocess.run(
                command, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors,
                timeout=timeout, check=False)
            if result.returncode:
                errors.seek(0)
                raise RuntimeError(f"{command[0]} ended with {result.returncode}: {errors.read().decode().strip()}")
