# SPDX-License-Identifier: Apache-2.0
"""One running viewer, driven by mouse and keyboard and looked at as a person and a screen reader do."""

import os
import re
import signal
import subprocess
import time

from .session import APPLICATION_ID
from .waiting import TIMEOUT, wait_stable, wait_until

# A second press within this many seconds at the same place is a double click (GTK's gtk-double-click-time).
DOUBLE_CLICK_TIME = 0.4
# Presses further apart than this many pixels are never a double click.
DOUBLE_CLICK_DISTANCE = 12
# A drag is made of this many movements, so many seconds apart, as a hand makes them.
DRAG_STEPS = 12
DRAG_STEP_TIME = 0.01
# An idle process uses no more processor time than this, in clock ticks, in this many seconds.
IDLE_TICKS = 1
IDLE_TIME = 0.3
# What a program writes when it has done something wrong.
COMPLAINT = re.compile(r"-CRITICAL \*\*|-WARNING \*\*|Fatal error|AddressSanitizer|Thread \d+ crashed")
# Complaints of the system's own libraries about this desktop.
ACCEPTED_COMPLAINTS = re.compile(r"Unable to acquire the address of the accessibility bus|Vulkan|MESA|libEGL")


class Crashed(AssertionError):
    """The viewer ended by itself."""


class App:
    """A viewer on a session's desktop. record(step, image), when set, keeps a picture of every step."""

    def __init__(self, session, accessibility, pid, process=None, log_path=None, record=None):
        self.session = session
        self.accessibility = accessibility
        self.screen = session.screen
        self.pid = pid
        self.process = process
        self.log_path = log_path
        self.record = record or (lambda step, image: None)
        self.last_press = (0.0, (0, 0))
        self.was_closed = False
        # Pixels of the screen for one of the viewer's own.
        self.scale = 1

    @classmethod
    def start(cls, session, accessibility, *arguments, environment=None, record=None):
        """Starts the viewer with arguments."""
        log_path = session.folder / f"viewer-{time.monotonic_ns()}.log"
        with open(log_path, "wb") as log:
            process = subprocess.Popen(
                ["legible", *map(str, arguments)], executable=session.binary,
                env=session.environment | (environment or {}), stdin=subprocess.DEVNULL, stdout=log,
                stderr=subprocess.STDOUT, start_new_session=True)
        app = cls(session, accessibility, process.pid, process, log_path, record)
        app.scale = int((environment or {}).get("GDK_SCALE", 1))
        return app

    @classmethod
    def started_by_desktop(cls, session, accessibility, record=None):
        """The viewer that the desktop has started; waits for it."""
        pid = wait_until(
            lambda: accessibility.process_of(APPLICATION_ID), "the viewer to take its name on the bus")
        return cls(session, accessibility, pid, record=record)

    # MARK: Life

    @property
    def is_running(self):
        if self.process:
            return self.process.poll() is None
        return os.path.exists(f"/proc/{self.pid}")

    def require_running(self):
        if not self.is_running:
            status = self.process.returncode if self.process else "unknown"
            raise Crashed(f"the viewer ended with status {status}:\n{self.log()[-4000:]}")

    def wait_ended(self, timeout=TIMEOUT):
        wait_until(lambda: not self.is_running, "the viewer to end", timeout)
        return self.process.returncode if self.process else None

    def close(self):
        """Ends the viewer, if it has not ended."""
        self.was_closed = True
        if not self.is_running:
            return
        os.kill(self.pid, signal.SIGTERM)
        try:
            self.wait_ended(5)
        except AssertionError:
            os.kill(self.pid, signal.SIGKILL)
            self.wait_ended(5)
        # The name on the bus may outlive the process for a moment; the next viewer must not find it.
        wait_until(lambda: not self.accessibility.process_of(APPLICATION_ID), "the viewer's name to be free")

    def log(self):
        """What the viewer wrote to its standard output and error."""
        return self.log_path.read_text(errors="replace") if self.log_path else ""

    def complaints(self):
        """Lines of the log in which a library or the viewer says that something is wrong."""
        return [
            line for line in self.log().splitlines()
            if COMPLAINT.search(line) and not ACCEPTED_COMPLAINTS.search(line)
        ]

    def processor_ticks(self):
        fields = open(f"/proc/{self.pid}/stat", encoding="utf-8").read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def wait_reading(self, ticks=10):
        """Waits until the viewer has worked for a while: reading is under way."""
        begin = self.processor_ticks()
        wait_until(lambda: self.processor_ticks() - begin >= ticks, "reading to be under way")

    def wait_idle(self, timeout=30):
        """Waits until the viewer does nothing: reading is over, everything is drawn."""
        samples = [(time.monotonic(), self.processor_ticks())]

        def idle():
            self.require_running()
            now, ticks = time.monotonic(), self.processor_ticks()
            if ticks - samples[0][1] > IDLE_TICKS:
                samples[0] = (now, ticks)
            return now - samples[0][0] >= IDLE_TIME

        wait_until(idle, "the viewer to be idle", timeout)

    # MARK: Windows

    def windows(self):
        return self.screen.windows_of(self.pid)

    def window(self):
        """The main window; waits for it."""
        return wait_until(self.main_window, "the window")

    def main_window(self):
        self.require_running()
        normal = [self.screen.atom("_NET_WM_WINDOW_TYPE_NORMAL")]
        found = [
            window for window in self.windows()
            if self.screen.property(window, "_NET_WM_WINDOW_TYPE") == normal
            and not self.screen.property(window, "WM_TRANSIENT_FOR")
        ]
        return found[-1] if found else None

    def popups(self):
        """Menus and other windows beside the main one, topmost last."""
        main = self.main_window()
        return [window for window in self.windows() if window != main]

    def wait_focused(self, window=None):
        """Waits until a window, or else the main one, has the keyboard."""
        window = window or self.window()
        if self.session.has_window_manager:
            wait_until(
                lambda: self.screen.root_property("_NET_ACTIVE_WINDOW") == [window], "the window to be active")
        else:
            self.session.run("xdotool", "windowfocus", "--sync", str(window))
        return window

    def title(self):
        window = self.main_window()
        return self.screen.title(window) if window else ""

    def wait_title(self, text, timeout=TIMEOUT):
        """Waits until the window's title holds a text."""
        wait_until(
            lambda: text in self.title(), lambda: f"“{text}” in the title; it is “{self.title()}”", timeout)
        self.step(f"title {text}")

    def geometry(self):
        return self.screen.geometry(self.window())

    # MARK: Accessible objects

    def tree(self):
        self.require_running()
        return wait_until(
            lambda: self.accessibility.tree(self.pid), "the viewer on the accessibility bus")

    def find(self, name=None, role=None):
        return self.tree().find(name, role)

    def wait_for(self, name=None, role=None, where=lambda node: True, timeout=TIMEOUT):
        """The first object with this name and role for which a condition holds; waits for it."""
        wanted = getattr(name, "pattern", name)
        node = wait_until(
            lambda: next(filter(where, self.find(name, role)), None),
            lambda: f"{role or 'something'} “{wanted}”", timeout)
        return node

    def wait_gone(self, name=None, role=None, timeout=TIMEOUT):
        wanted = getattr(name, "pattern", name)
        wait_until(lambda: not self.find(name, role), f"{role or 'something'} “{wanted}” to go", timeout)

    def wait_text(self, line, timeout=TIMEOUT):
        """Waits until a line of the picture has been read."""
        node = self.wait_for(line, "label", timeout=timeout)
        self.step(f"text {line[:20]}")
        return node

    def place(self, node):
        """Place and size of an accessible object on the screen, as (x, y, width, height)."""
        x, y, width, height = (value * self.scale for value in node.extents)
        window_x, window_y, window_width, window_height = self.geometry()
        shadow = self.screen.property(self.window(), "_GTK_FRAME_EXTENTS")
        if shadow and any(shadow):
            return (window_x + shadow[0] + x, window_y + shadow[2] + y, width, height)
        # Without a compositor there is a frame around the top-level widget, as wide on all sides.
        root = wait_until(
            lambda: self.accessibility.top_level(self.pid), "the window on the accessibility bus").extents
        return (
            window_x + (window_width - root[2] * self.scale) // 2 + x,
            window_y + (window_height - root[3] * self.scale) // 2 + y, width, height)

    def wait_place(self, name, role=None):
        """The place of an object that has stopped moving."""
        def measure():
            found = self.find(name, role)
            return self.place(found[0]) if found else None

        return wait_stable(measure, f"the place of “{getattr(name, 'pattern', name)}”")

    def line_extents(self, line):
        """The place of a read line on the screen, once it keeps still."""
        return self.wait_place(line, "label")

    def is_on_screen(self, node):
        """Whether an object has been given a place in the window."""
        extents = node.extents
        return bool(extents) and extents[2] > 0 and extents[3] > 0

    def focused(self):
        """The objects with the keyboard focus: one, or none."""
        return [node for node in self.tree().walk_visible() if node.has("focused")]

    def is_highlighted(self):
        """Whether the Live Text button is on."""
        return any(node.has("checked") or node.has("pressed") for node in self.find("Live Text"))

    # MARK: Input

    def xdotool(self, *arguments):
        self.require_running()
        self.session.run("xdotool", *map(str, arguments))

    def separate_presses(self, x, y):
        """Lets enough time pass that a press here is not taken for the second of a double click."""
        when, place = self.last_press
        if abs(place[0] - x) <= DOUBLE_CLICK_DISTANCE and abs(place[1] - y) <= DOUBLE_CLICK_DISTANCE:
            time.sleep(max(0.0, when + DOUBLE_CLICK_TIME * 1.25 - time.monotonic()))

    def pressed(self, x, y):
        self.last_press = (time.monotonic(), (x, y))

    def move(self, x, y):
        self.xdotool("mousemove", int(x), int(y))

    def click(self, x, y, button=1, count=1):
        x, y = int(x), int(y)
        self.separate_presses(x, y)
        # A movement first, as a hand makes one: programs look at what is under the pointer when it moves.
        self.xdotool("mousemove", x - 2, y, "mousemove", x, y, "click", "--repeat", count, "--delay", 60, button)
        self.pressed(x, y)
        self.step(f"{('', 'middle-', 'right-')[button - 1]}click{'' if count == 1 else f' {count} times'}")

    def double_click(self, x, y):
        self.click(x, y, count=2)

    def click_node(self, node, button=1):
        x, y, width, height = self.place(node)
        self.click(x + width / 2, y + height / 2, button)

    def click_in_menu(self, name):
        """Clicks an entry of the open menu, which is a window of its own."""
        self.click(*wait_stable(lambda: self.place_in_menu(name), f"the place of “{name}” in the menu"))

    def place_in_menu(self, name):
        """The middle of a menu's entry on the screen; None while there is none."""
        chains = self.tree().chains(name, "menu item")
        windows = [self.screen.geometry(window) for window in self.popups()]
        if not chains:
            return None
        entry = chains[-1][-1].extents
        # The popover fills its window; what is in it is placed as if the popover were where its parent begins.
        for place in [node.extents for node in chains[-1]]:
            for window in windows:
                if window and entry and place and tuple(place[2:]) == window[2:]:
                    return (
                        window[0] + entry[0] - place[0] + entry[2] // 2,
                        window[1] + entry[1] - place[1] + entry[3] // 2)
        return None

    def dialog(self, name):
        """The accessible object of a dialog, a window of its own; None while there is none."""
        return next((node for node in self.tree().children if node.name == name and node.has("showing")), None)

    def wait_dialog(self, name):
        node = wait_until(lambda: self.dialog(name), f"the dialog “{name}”")
        self.step(f"dialog {name}")
        return node

    def dialog_names(self):
        """The names of the open dialogs."""
        main = self.title()
        return [node.name for node in self.tree().children if node.has("showing") and node.name not in ("", main)]

    def click_in_dialog(self, dialog, name, role="button"):
        """Clicks a control of an open dialog."""
        def middle():
            root = self.dialog(dialog)
            found = root.find(name, role) if root else []
            window = next((window for window in self.popups() if self.screen.title(window) == dialog), None)
            if not found or not window:
                return None
            x, y, width, height = found[0].extents
            left, top, window_width, window_height = self.screen.geometry(window)
            shadow = self.screen.property(window, "_GTK_FRAME_EXTENTS")
            if shadow and any(shadow):
                return (left + shadow[0] + x + width / 2, top + shadow[2] + y + height / 2)
            outer = root.extents
            return (
                left + (window_width - outer[2]) // 2 + x + width / 2,
                top + (window_height - outer[3]) // 2 + y + height / 2)

        self.click(*wait_stable(middle, f"the place of “{name}” in “{dialog}”"))

    def wait_dialog_gone(self, name):
        wait_until(lambda: not self.dialog(name), f"the dialog “{name}” to go")

    def drag(self, start, end, button=1, release=True):
        """Presses at start, moves to end in small steps and lets go."""
        (x, y), (end_x, end_y) = start, end
        self.separate_presses(x, y)
        command = ["mousemove", int(x) - 2, int(y), "mousemove", int(x), int(y), "mousedown", button]
        for step in range(1, DRAG_STEPS + 1):
            part = step / DRAG_STEPS
            command += [
                "sleep", DRAG_STEP_TIME, "mousemove", round(x + (end_x - x) * part), round(y + (end_y - y) * part)]
        if release:
            command += ["sleep", DRAG_STEP_TIME, "mouseup", button]
        self.xdotool(*command)
        self.pressed(x, y)
        self.step("drag")

    def release(self, button=1):
        self.xdotool("mouseup", button)

    def scroll(self, x, y, steps, modifiers=()):
        """Turns the wheel at a place; positive steps are away from the person."""
        command = ["mousemove", int(x), int(y)]
        for modifier in modifiers:
            command += ["keydown", modifier]
        command += ["click", "--repeat", abs(steps), "--delay", 20, 4 if steps > 0 else 5]
        for modifier in modifiers:
            command += ["keyup", modifier]
        self.xdotool(*command)
        self.step("scroll")

    def press_key(self, *keys):
        """Presses keys one after another, named as xdotool names them: ctrl+c, Tab, F11."""
        self.wait_focused()
        self.xdotool("key", "--delay", 20, *keys)
        self.step("key " + " ".join(keys))

    # MARK: Selections of the desktop

    def clipboard(self):
        return self.selection("clipboard")

    def primary(self):
        return self.selection("primary")

    def selection(self, name):
        """What a selection of the desktop holds as text; nothing when it has no owner."""
        try:
            result = subprocess.run(
                ["xclip", "-out", "-selection", name, "-target", "UTF8_STRING"], env=self.session.environment,
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=5, check=False)
        except subprocess.TimeoutExpired:
            return ""
        return result.stdout.decode(errors="replace")

    def wait_clipboard(self, text):
        wait_until(
            lambda: self.clipboard() == text,
            lambda: f"{text!r} on the clipboard; it holds {self.clipboard()!r}")
        self.step("clipboard")

    def wait_primary(self, text):
        wait_until(
            lambda: self.primary() == text,
            lambda: f"{text!r} as the primary selection; it is {self.primary()!r}")
        self.step("primary")

    def set_clipboard(self, text):
        """Another program puts a text on the clipboard."""
        subprocess.run(
            ["xclip", "-in", "-selection", "clipboard"], env=self.session.environment, input=text.encode(),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=5, check=True)
        wait_until(lambda: self.clipboard() == text, "the clipboard to be set")

    def copied(self):
        """Presses Ctrl+C and gives what comes to be on the clipboard."""
        mark = f"before {time.monotonic_ns()}"
        self.set_clipboard(mark)
        self.press_key("ctrl+c")
        return wait_until(
            lambda: (text := self.clipboard()) != mark and text, "something to be copied")

    def wait_handled(self, *addresses):
        """Waits until the handlers were started with exactly these addresses, in this order."""
        wait_until(
            lambda: len(self.session.handled()) >= len(addresses),
            lambda: f"{addresses} to be handled; handled were {self.session.handled()}")
        if self.session.handled() != list(addresses):
            raise AssertionError(f"handled {self.session.handled()}, not {list(addresses)}")

    # MARK: Pictures

    def screenshot(self, x=0, y=0, width=None, height=None):
        return self.screen.picture(x, y, width, height)

    def pixel(self, x, y):
        """Red, green and blue of a place on the screen, 0…255."""
        return self.screen.pixel(x, y)

    def step(self, name):
        self.record(name, self.screen.picture())
