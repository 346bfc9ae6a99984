# SPDX-License-Identifier: Apache-2.0
"""Ways to a picture: the command line, the desktop, a file manager, the dialog, the next one in the folder."""

import re
import shutil
import subprocess

from PIL import ImageChops

from harness import pictures
from harness.case import Desktop, EndToEndTest
from harness.pictures import FLIP_WORDS, TWO_LINES
from harness.session import APPLICATION_ID
from harness.waiting import wait_stable

# Of a thumbnail, in pixels; fewer may be an edge.
SMALLEST_THUMBNAIL = 200


def over(limit):
    """Makes of a channel a mask of the values over a limit."""
    return lambda value: 255 * (value > limit)


class Opening(EndToEndTest):
    def test_gio_open_starts_the_default_viewer(self):
        self.session.run("gio", "open", str(self.pictures / "two-lines.png"))
        app = self.started_by_desktop()
        app.wait_title("two-lines.png")
        app.wait_text(TWO_LINES[0])

    def test_second_picture_opens_in_the_running_process(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        self.session.run("gio", "open", str(self.pictures / "another.png"))
        self.wait_until(
            lambda: any("another.png" in self.session.screen.title(window) for window in app.windows()),
            "the second picture's window")
        app.wait_text("Another picture here")
        self.assertEqual(Desktop.accessibility.process_of(APPLICATION_ID), app.pid, "another process took over")

    def test_double_click_in_a_file_manager(self):
        if not shutil.which("pcmanfm"):
            self.skipTest("pcmanfm is not installed")
        folder = self.session.folder / "to-browse"
        folder.mkdir(exist_ok=True)
        shutil.copy(self.pictures / "magenta.png", folder)
        manager = subprocess.Popen(
            ["pcmanfm", "--no-desktop", str(folder)], env=self.session.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(self.end, manager)
        x, y = wait_stable(self.thumbnail, "the file's thumbnail", timeout=30)
        self.keep_step("file manager", self.session.screen.picture())
        self.session.run("xdotool", "mousemove", str(x), str(y), "click", "--repeat", "2", "--delay", "60", "1")
        app = self.started_by_desktop()
        app.wait_title("magenta.png")

    def thumbnail(self):
        """The middle of the magenta part of the screen; None while there is none."""
        red, green, blue = self.session.screen.picture().split()
        plain = ImageChops.multiply(
            ImageChops.multiply(red.point(over(240)), blue.point(over(240))), ImageChops.invert(green.point(over(15))))
        extent = plain.getbbox()
        if not extent or (extent[2] - extent[0]) * (extent[3] - extent[1]) < SMALLEST_THUMBNAIL:
            return None
        return (extent[0] + extent[2]) // 2, (extent[1] + extent[3]) // 2

    @staticmethod
    def end(process):
        process.terminate()
        process.wait(10)

    def test_without_a_file_the_window_offers_to_open_one(self):
        app = self.start()
        app.window()
        app.wait_for("Open a Picture", "label")
        app.step("empty window")
        app.wait_for(re.compile("^Open"), "button")

    def test_open_dialog_appears_and_opens(self):
        app = self.start()
        app.window()
        app.wait_for("Open a Picture", "label")
        app.press_key("ctrl+o")
        dialog = self.wait_until(
            lambda: [window for window in app.popups() if "Open" in self.session.screen.title(window)],
            "the open dialog")[0]
        self.wait_until(
            lambda: self.session.screen.root_property("_NET_ACTIVE_WINDOW") == [dialog], "the dialog to be active")
        app.step("open dialog")
        # A slash in GTK's file chooser opens its field for a path.
        app.xdotool("type", "--delay", "15", str(self.pictures / "two-lines.png"))
        app.step("path typed")
        app.xdotool("key", "Return")
        app.wait_title("two-lines.png")
        app.wait_text(TWO_LINES[0])

    def test_next_and_previous_in_the_folder(self):
        app = self.open("flip/2-banana.png")
        # The folder is listed while the picture is shown already.
        app.wait_for("2 of 5", "label")
        app.press_key("Page_Down")
        app.wait_title("3-cherry.png")
        app.press_key("Page_Up")
        app.wait_title("2-banana.png")
        app.press_key("Right")
        app.wait_title("3-cherry.png")
        app.wait_text("Picture of an cherry")

    def test_every_orientation_is_shown_upright(self):
        names = [f"orientation-{number}.jpg" for number in pictures.STORED_AS]
        app = self.open(*names)
        places = []
        for name in names:
            app.wait_title(name)
            app.wait_text(TWO_LINES[1])
            places.append(app.line_extents(TWO_LINES[1]))
            app.press_key("Page_Down")
        for name, place in zip(names, places):
            for value, expected in zip(place, places[0]):
                self.assertAlmostEqual(value, expected, delta=3, msg=f"{name} at {place}, not {places[0]}")

    def test_white_letters_on_nothing_are_read(self):
        app = self.open_and_read("white-on-nothing.png", TWO_LINES[0])
        app.press_key("ctrl+a")
        self.assertEqual(app.copied(), "\n".join(TWO_LINES))

    def test_picture_without_text_has_no_button(self):
        app = self.open("no-text.png")
        app.wait_idle()
        app.step("no text")
        self.assertEqual([node for node in app.find("Live Text") if app.is_on_screen(node)], [])


class Turning(EndToEndTest):
    """From one picture to the next while reading goes on."""

    def test_nothing_of_a_picture_left_behind_appears(self):
        slow = set((self.pictures / "slow/1-slow.txt").read_text().splitlines())
        app = self.open("slow/1-slow.png")
        app.wait_reading()
        app.press_key("Page_Down")
        app.wait_title("2-quick.png")
        seen = set()

        def stale():
            lines = {node.name for node in app.find(role="label")}
            seen.update(lines)
            return lines & slow

        self.assert_never(stale, lambda: TWO_LINES[1] in seen, "a line of the picture left behind appeared")
        app.wait_idle()
        self.assertFalse(stale(), "a line of the picture left behind appeared late")
        app.press_key("ctrl+a")
        self.assertEqual(app.copied(), "\n".join(TWO_LINES))

    def test_pictures_flipped_through_are_not_read(self):
        app = self.open("flip/1-apple.png", environment={"G_MESSAGES_DEBUG": "Legible"})
        app.wait_text("Picture of an apple")
        app.wait_idle()
        app.press_key(*["Page_Down"] * (len(FLIP_WORDS) - 1))
        app.wait_title("5-elder.png")
        app.wait_text("Picture of an elder")
        app.wait_idle()
        read = re.findall(r"Reading (\S+)", app.log())
        self.assertEqual(read, ["1-apple.png", "5-elder.png"])
