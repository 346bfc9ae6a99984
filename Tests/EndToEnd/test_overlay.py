# SPDX-License-Identifier: Apache-2.0
"""Text over the picture in every circumstance: zoomed, at an edge, by keyboard alone, dragged out, large, mirrored."""

import re
import subprocess

from harness.case import EndToEndTest
from harness.pictures import LINK_LINE, LINK_URI, MAIL_LINE, MAIL_URI, PHONE_LINE, TWO_LINES

BOTH = "\n".join(TWO_LINES)
# A window that takes text that is dropped on it and writes it to its standard output.
DROP_TARGET = """
import gi
gi.require_version("Gtk", "4.0")
from gi.repository import GLib, GObject, Gtk, Gdk
window = Gtk.Window(title="Drop here", default_width=200, default_height=160)
target = Gtk.DropTarget.new(GObject.TYPE_STRING, Gdk.DragAction.COPY)
target.connect("drop", lambda _target, text, _x, _y: print(text, flush=True) or True)
window.add_controller(target)
window.present()
GLib.MainLoop().run()
"""


class Edges(EndToEndTest):
    def test_a_drag_held_at_the_edge_scrolls(self):
        app = self.open_and_read("data.png", MAIL_LINE)
        app.press_key("ctrl+2")
        first = self.bring_into_view(app)
        left, top, width, height = app.geometry()
        app.drag((first[0] + 4, first[1] + first[3] / 2), (first[0] + 300, top + height - 3), release=False)
        # The last line comes into view and into the selection.
        self.wait_until(lambda: self.bottom(app, MAIL_LINE) <= top + height, "the last line to be in view")
        app.xdotool("mousemove", int(first[0] + 4), int(top + height - 2))
        app.xdotool("mousemove", left + width - 2, top + height - 2)
        app.wait_idle()
        app.release()
        self.wait_until(lambda: MAIL_LINE in app.primary(), "the last line to be selected")
        app.step("at the edge")

    def bring_into_view(self, app):
        """The place of the first line, which stands at the upper left of the picture."""
        for _ in range(8):
            app.press_key("ctrl+Up", "ctrl+Left")
        return app.line_extents(self.first_line(app))

    def first_line(self, app):
        overlay = app.wait_for("Text in the picture")
        return next(node.name for node in overlay.children if node.role == "label")

    def bottom(self, app, line):
        found = app.find(line, "label")
        place = app.place(found[0]) if found else (0, 10_000, 0, 0)
        return place[1] + place[3]

    def test_keys_move_the_end_of_the_selection_into_view(self):
        app = self.open_and_read("data.png", MAIL_LINE)
        app.press_key("ctrl+2")
        self.bring_into_view(app)
        app.press_key("ctrl+a", "ctrl+Home", "ctrl+End")
        _, top, _, height = app.geometry()
        self.wait_until(lambda: self.bottom(app, MAIL_LINE) <= top + height, "the end of the text to be in view")


class Caret(EndToEndTest):
    def test_keyboard_alone_selects_any_word(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        app.press_key("F7", "Down", "Home", "ctrl+Right", "Right", "ctrl+shift+Right")
        app.wait_primary("nobody")
        app.step("caret")
        self.assertEqual(app.copied(), "nobody")
        app.press_key("Escape", "Escape")
        self.assertFalse(app.is_highlighted())

    def test_keyboard_alone_acts_on_a_link(self):
        app = self.open_and_read("data.png", LINK_LINE)
        app.press_key("F7", "Down", "End", "Return")
        app.wait_handled(LINK_URI)
        app.press_key("Menu")
        app.wait_for(re.compile("^Copy"), "menu item")
        app.step("menu at the caret")

    def test_the_selection_is_announced(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        app.press_key("ctrl+a")
        app.wait_for(re.compile("^Selected: Reading"))
        app.press_key("ctrl+c")
        app.wait_for("Copied")


class ScreenReader(EndToEndTest):
    """What assistive technology does with the accessible objects, without mouse and keyboard."""

    def test_items_act_and_the_button_switches(self):
        app = self.open_and_read("data.png", MAIL_LINE)
        app.wait_for(re.compile("info@example"), "link").act()
        app.wait_handled(MAIL_URI)
        app.wait_for("Live Text", where=lambda node: node.role in ("toggle button", "button")).act()
        self.wait_until(app.is_highlighted, "Live Text to be on")
        app.wait_for(re.compile("^Copy all"), "button", where=app.is_on_screen).act()
        app.wait_clipboard("\n".join((PHONE_LINE, LINK_LINE, MAIL_LINE)))
        app.wait_for("Copied")


class Dragging(EndToEndTest):
    def test_selected_text_is_dragged_to_another_program(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        app.xdotool("windowsize", "--sync", app.window(), 800, 560)
        target = subprocess.Popen(
            ["/usr/bin/python3", "-c", DROP_TARGET], env=self.session.environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(target.stdout.close)
        self.addCleanup(target.wait)
        self.addCleanup(target.kill)
        window = self.wait_until(lambda: next(iter(self.windows_named("Drop here")), None), "the other program")
        app.xdotool("windowmove", "--sync", window, 1000, 600)
        app.xdotool("windowactivate", "--sync", app.window())
        app.press_key("ctrl+a")
        app.wait_primary(BOTH)
        x, y, line_width, line_height = app.line_extents(TWO_LINES[0])
        start = (x + line_width / 3, y + line_height / 2)
        for attempt in range(2):
            app.drag(start, (1100, 700), release=False)
            app.xdotool("mousemove", 1101, 701, "sleep", 0.2, "mousemove", 1099, 699, "sleep", 0.2)
            app.step("dragging")
            app.release()
            self.assertEqual(target.stdout.readline() + target.stdout.readline(), BOTH + "\n")
        # The selection is still there, and text can be selected anew.
        app.double_click(x + 30, y + line_height / 2)
        app.wait_primary("Reading")

    def windows_named(self, name):
        result = subprocess.run(
            ["xdotool", "search", "--name", name], env=self.session.environment, stdout=subprocess.PIPE, text=True,
            check=False)
        return result.stdout.split()


class Circumstances(EndToEndTest):
    """The main job on a large scale, in dark, in high contrast and right to left."""

    def select_by_drag(self, app):
        x, y, width, height = app.line_extents(TWO_LINES[0])
        end_x, end_y, end_width, end_height = app.line_extents(TWO_LINES[1])
        app.drag((x + 1, y + height / 2), (end_x + end_width + 12, end_y + end_height / 2))
        app.wait_primary(BOTH)
        app.step("selected")

    def test_dark(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0], {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"})
        self.select_by_drag(app)
        app.press_key("t")
        self.wait_until(app.is_highlighted, "Live Text to be on")
        app.wait_idle()
        app.step("dark")

    def test_two_pixels_a_point(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0], {"GDK_SCALE": "2"})
        self.select_by_drag(app)
        x, y, width, height = (int(value) for value in app.line_extents(TWO_LINES[0]))
        app.move(x, y + 300)
        app.wait_idle()
        # The band of the selection begins and ends with the line.
        row = app.screenshot(x - 12, y + height - 3, width + 24, 1)
        tinted = [offset for offset in range(row.width) if self.is_tinted(row.getpixel((offset, 0)))]
        self.assertAlmostEqual(tinted[0], 12, delta=4)
        self.assertAlmostEqual(tinted[-1], width + 12, delta=4)
        app.press_key("t")
        self.wait_until(app.is_highlighted, "Live Text to be on")
        app.wait_idle()
        app.step("scale 2")

    def is_tinted(self, colour):
        """Whether white paper has the selection's colour on it."""
        return colour[2] - colour[0] > 30

    def test_high_contrast(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0], {"ADW_DEBUG_HIGH_CONTRAST": "1"})
        x, y, width, height = app.line_extents(TWO_LINES[1])
        blank = (int(x + width / 2), int(y + 250))
        self.select_by_drag(app)
        app.press_key("t")
        self.wait_until(app.is_highlighted, "Live Text to be on")
        app.wait_idle()
        app.step("high contrast")
        # White dims to 55 % otherwise.
        self.assertLess(max(app.pixel(*blank)), 100)

    def test_right_to_left_only_the_controls_are_mirrored(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        upright = app.line_extents(TWO_LINES[0])
        button = app.wait_place("Live Text", ("toggle button", "button"))
        app.close()
        app = self.open_and_read("two-lines.png", TWO_LINES[0], self.right_to_left())
        mirrored = app.wait_place("Live Text", ("toggle button", "button"))
        self.assertEqual(app.line_extents(TWO_LINES[0]), upright)
        self.assertLess(mirrored[0], button[0] - 200)
        self.select_by_drag(app)
        app.press_key("t")
        self.wait_until(app.is_highlighted, "Live Text to be on")
        app.wait_idle()
        app.step("right to left")

    def test_enlarged_ten_times(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        first = app.line_extents(TWO_LINES[0])
        for _ in range(3):
            app.scroll(*self.middle_of(app, "quiet"), 3)
            app.wait_idle()
            app.double_click(*self.middle_of(app, "quiet"))
            app.wait_primary("quiet")
            app.step("zoomed")
            app.press_key("Escape")
            self.session.run("xclip", "-selection", "primary", "/dev/null")
        self.assertGreater(app.line_extents(TWO_LINES[0])[2], first[2] * 8)

    def middle_of(self, app, word):
        """The middle of a word of the first line, whose letters are about as wide as one another."""
        x, y, width, height = app.line_extents(TWO_LINES[0])
        return x + width * (TWO_LINES[0].index(word) + len(word) / 2) / len(TWO_LINES[0]), y + height / 2

    def test_reduced_to_a_quarter(self):
        lines = (self.pictures / "long-page.txt").read_text().split("\n")
        app = self.open("long-page.png")
        app.wait_for(lines[0], "label", timeout=60)
        app.wait_idle(timeout=60)
        x, y, width, height = app.line_extents(lines[0])
        self.assertLess(height, 12)
        app.drag((x + 1, y + height / 2), (x + width + 10, y + height / 2))
        app.wait_primary(lines[0])
        app.step("reduced")

    def right_to_left(self):
        """The environment of a person who reads Hebrew."""
        folder = self.session.folder / "locales"
        folder.mkdir(exist_ok=True)
        if not (folder / "he_IL.UTF-8").exists():
            made = subprocess.run(
                ["localedef", "-i", "he_IL", "-f", "UTF-8", folder / "he_IL.UTF-8"], stderr=subprocess.DEVNULL,
                check=False)
            if not (folder / "he_IL.UTF-8").exists():
                self.skipTest(f"no Hebrew locale: localedef ended with {made.returncode}")
        return {"LOCPATH": str(folder), "LC_ALL": "he_IL.UTF-8"}

    def test_middle_click_and_the_wheel_keep_working_over_text(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        app.press_key("ctrl+2", *["ctrl+Up"] * 8)
        before = app.line_extents(TWO_LINES[0])
        left, _, window_width, _ = app.geometry()
        place = (left + window_width / 2, before[1] + before[3] / 2)
        app.drag(place, (place[0] - 80, place[1] + 30), button=2)
        self.wait_until(
            lambda: app.line_extents(TWO_LINES[0])[0] < before[0] - 40, "the middle button to pan over text")
        self.assertEqual(app.primary(), "")
