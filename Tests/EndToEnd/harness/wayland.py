# SPDX-License-Identifier: Apache-2.0
"""Desktops without X for the viewer: Wayland compositors that need no screen, and a viewer driven on them.

Weston in a window of a virtual X server has a real pointer and keyboard, fed by that server; the viewer sees Wayland
alone. Weston's headless backend has neither. Sway, headless too, hands out activation tokens, which Weston 10 does not.
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from PIL import Image

from .accessibility import Accessibility
from .app import App
from .session import Session
from .waiting import wait_until

WESTON_CONFIGURATION = "[core]\nidle-time=0\nshell={}\n[keyboard]\nkeymap_layout=us\n"
SWAY_CONFIGURATION = (
    "output * resolution {0}x{1} position 0 0\nseat seat0 fallback true\ndefault_border none\n"
    "for_window [app_id=\".*\"] fullscreen enable\n")
SOCKET = "legible-test"
# The user and group that own nothing.
NOBODY = 65534


def missing(*programs):
    """Programs of these that are not installed."""
    return [name for name in programs if not shutil.which(name)]


class WaylandSession(Session):
    """A session whose programs see a Wayland compositor and no X server. Where there is a pointer, a window fills the
    screen."""

    def __init__(self, binary, compositor):
        super().__init__(binary, window_manager=False)
        self.compositor = compositor
        self.sway_folder = None

    def make_environment(self):
        super().make_environment()
        self.environment |= {"GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": SOCKET}

    def start_display(self):
        self.log = self.folder / "compositor.log"
        self.host = dict(self.environment)
        del self.host["WAYLAND_DISPLAY"]
        if self.compositor == "weston":
            super().start_display()
            self.host["DISPLAY"] = self.environment.pop("DISPLAY")
            self.start_weston("x11-backend.so", "kiosk-shell.so")
        elif self.compositor == "weston-headless":
            # The kiosk shows nothing where there is no pointer.
            self.start_weston("headless-backend.so", "desktop-shell.so")
        else:
            self.start_sway()

    def start_weston(self, backend, shell):
        configuration = self.folder / "config/weston.ini"
        configuration.write_text(WESTON_CONFIGURATION.format(shell))
        width, height = self.size
        # Debugging lets weston-screenshooter take pictures.
        self.spawn_on_host(
            "weston", f"--backend={backend}", "--use-pixman", f"--width={width}", f"--height={height}",
            f"--socket={SOCKET}", f"--config={configuration}", "--debug")
        self.wait_socket()

    def start_sway(self):
        # Sway does not run as root, so it may have to be somebody else's, with a folder of its own.
        self.sway_folder = pathlib.Path(tempfile.mkdtemp(prefix="legible-sway-"))
        configuration = self.sway_folder / "config"
        configuration.write_text(SWAY_CONFIGURATION.format(*self.size))
        identity = {}
        if os.geteuid() == 0:
            identity = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            os.chown(self.sway_folder, NOBODY, NOBODY)
            configuration.chmod(0o644)
        self.host |= {
            "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
            "XDG_RUNTIME_DIR": str(self.sway_folder), "SWAYSOCK": str(self.sway_folder / "sway.sock"),
        }
        self.spawn_on_host("sway", "--config", str(configuration), **identity)
        # Sway chooses the name of its socket itself.
        socket = wait_until(
            lambda: next((path for path in self.sway_folder.glob("wayland-*") if path.suffix != ".lock"), None),
            lambda: f"sway: {self.log.read_text(errors='replace')[-2000:]}")
        self.environment["WAYLAND_DISPLAY"] = str(socket)

    def close(self):
        super().close()
        if self.sway_folder:
            shutil.rmtree(self.sway_folder, ignore_errors=True)
            self.sway_folder = None

    def spawn_on_host(self, *command, **options):
        with open(self.log, "ab") as log:
            process = subprocess.Popen(
                command, env=self.host, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
                start_new_session=True, cwd="/", **options)
        self.processes.append(process)

    def wait_socket(self):
        wait_until(
            lambda: (self.folder / "runtime" / SOCKET).exists(),
            lambda: f"the compositor: {self.log.read_text(errors='replace')[-2000:]}")

    def run(self, *command, timeout=20):
        """xdotool acts from outside."""
        if command[0] != "xdotool":
            return super().run(*command, timeout=timeout)
        result = subprocess.run(
            command, env=self.host, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            timeout=timeout, check=False)
        if result.returncode:
            raise RuntimeError(f"xdotool ended with {result.returncode}: {result.stderr.decode().strip()}")
        return None

    def pasted(self):
        """What another program would paste; it has to take the focus for that."""
        try:
            result = subprocess.run(
                ["wl-paste", "--no-newline"], env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, timeout=5, check=False)
        except subprocess.TimeoutExpired:
            return ""
        return result.stdout.decode(errors="replace")

    def screenshot_by_compositor(self):
        """Weston's own picture of its screen."""
        folder = self.folder / "screenshots"
        folder.mkdir(exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        subprocess.run(
            ["weston-screenshooter"], cwd=folder, env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=20, check=True)
        path = next(folder.glob("*.png"))
        with Image.open(path) as image:
            return image.convert("RGB")


class WaylandApp(App):
    """A viewer that fills a compositor's screen."""

    def main_window(self):
        """The compositor's window on the X server, if it has one."""
        self.require_running()
        if not self.screen:
            return None
        wanted = [window for window in self.screen.windows() if "Weston" in self.screen.title(window)]
        return wanted[0] if wanted else None

    def wait_focused(self, window=None):
        if self.screen:
            window = self.window()
            self.session.run("xdotool", "windowfocus", "--sync", str(window))
        return window

    def title(self):
        tree = self.accessibility.tree(self.pid)
        windows = [node for node in tree.children if node.name] if tree else []
        return windows[0].name if windows else ""

    def geometry(self):
        return (0, 0, *self.session.size)

    def place(self, node):
        return node.extents

    def clipboard(self):
        return self.session.pasted()

    def set_clipboard(self, text):
        """Not needed here: the clipboard of a session begins empty."""
        raise NotImplementedError

    def step(self, name):
        if self.screen:
            super().step(name)


class WaylandDesktop:
    """What a test class needs of a desktop: one session, its accessibility, the pictures."""

    def __init__(self, binary, compositor, pictures):
        self.pictures = pictures
        self.session = WaylandSession(binary, compositor).__enter__()
        self.accessibility = Accessibility(self.session)

    def close(self):
        self.accessibility.close()
        self.session.close()


def libraries(binary):
    """The libraries a program names itself, and the symbols it expects of libraries."""
    dynamic = subprocess.run(["readelf", "--dynamic", str(binary)], capture_output=True, text=True, check=True).stdout
    symbols = subprocess.run(["nm", "--dynamic", "--undefined-only", str(binary)], capture_output=True, text=True,
                             check=True).stdout
    return re.findall(r"NEEDED.*\[(.*)\]", dynamic), re.findall(r"^\s*[Uw] (\S+)", symbols, re.MULTILINE)
