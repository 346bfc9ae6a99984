# SPDX-License-Identifier: Apache-2.0
"""The viewer on Wayland, where there is no X at all."""

import re

from harness.case import Desktop, EndToEndTest
from harness.pictures import LINK_LINE, LINK_URI, MAIL_LINE, TWO_LINES
from harness.session import binary_under_test
from harness.wayland import WaylandApp, WaylandDesktop, libraries, missing

LINK = re.compile(r"^Open .*example\.org")
MAGENTA = (255, 0, 255)


class WaylandTest(EndToEndTest):
    """Runs viewers on a compositor of the class's own, which its first test starts."""

    compositor = None
    programs = ()
    app_type = WaylandApp

    def setUp(self):
        if lacking := missing(*self.programs):
            self.skipTest("not installed: " + ", ".join(lacking))
        if type(self).desktop is Desktop:
            type(self).desktop = WaylandDesktop(binary_under_test(), self.compositor, Desktop.pictures)
            self.addClassCleanup(self.close_desktop)
        super().setUp()

    @classmethod
    def close_desktop(cls):
        cls.desktop.close()
        cls.desktop = Desktop

    def open_items(self):
        app = self.open("data.png")
        app.wait_text(MAIL_LINE)
        app.wait_for(LINK, "link")
        app.wait_idle()
        return app


class WestonHeadless(WaylandTest):
    compositor = "weston-headless"
    programs = ("weston", "weston-screenshooter")

    def test_the_viewer_starts_and_draws(self):
        app = self.open("magenta.png")
        # The picture has 540,000 pixels.
        self.wait_until(
            lambda: self.drawn(MAGENTA) > 200_000, lambda: f"the picture on the screen; {self.drawn(MAGENTA)} pixels")
        app.require_running()

    def drawn(self, wanted):
        """How many pixels of a colour the compositor shows."""
        picture = self.session.screenshot_by_compositor()
        return dict((colour, count) for count, colour in picture.getcolors(1 << 24)).get(wanted, 0)

    def test_a_picture_is_read(self):
        self.open("two-lines.png").wait_text(TWO_LINES[1])


class Weston(WaylandTest):
    compositor = "weston"
    programs = ("weston", "wl-paste")

    def test_text_is_selected_and_copied(self):
        app = self.open("two-lines.png")
        app.wait_text(TWO_LINES[0])
        app.wait_idle()
        x, y, width, height = app.line_extents(TWO_LINES[0])
        app.drag((x + 2, y + height / 2), (x + width - 2, y + height / 2))
        app.press_key("ctrl+c")
        app.wait_clipboard(TWO_LINES[0])

    def test_a_click_opens_a_link(self):
        app = self.open_items()
        x, y, width, height = app.wait_place(LINK, "link")
        app.click(x + width / 2, y + height / 2)
        app.wait_handled(LINK_URI)

    def test_a_copy_survives_the_focus_and_the_window(self):
        app = self.open_items()
        x, y, width, height = app.line_extents(LINK_LINE)
        app.click(x + 10, y + height / 2, count=3)
        app.press_key("ctrl+c")
        # Whoever pastes takes the focus.
        app.wait_clipboard(LINK_LINE)
        app.wait_clipboard(LINK_LINE)
        app.press_key("ctrl+w")
        app.wait_ended()
        app.was_closed = True
        # The compositor has kept it; the viewer is gone.
        self.assertEqual(self.session.pasted(), LINK_LINE)


class Sway(WaylandTest):
    compositor = "sway"
    programs = ("sway",)

    def test_a_handler_gets_an_activation_token(self):
        app = self.open_items()
        # Without devices sway has no pointer: acts as a screen reader does.
        app.wait_for(LINK, "link").act()
        app.wait_handled(LINK_URI)
        self.assertEqual(len(self.session.tokens()), 1)
        self.assertTrue(self.session.tokens()[0], "the handler got no token")


class X11(EndToEndTest):
    def test_a_handler_gets_a_startup_identifier(self):
        app = self.open_and_read("data.png", MAIL_LINE)
        x, y, width, height = app.wait_place(LINK, "link")
        app.click(x + width / 2, y + height / 2)
        app.wait_handled(LINK_URI)
        self.assertTrue(self.session.tokens()[0], "the handler got no identifier")

    def test_the_programs_name_nothing_of_x(self):
        for program in (self.session.binary, self.session.binary.parent / "livetext"):
            needed, symbols = libraries(program)
            self.assertEqual([name for name in needed if re.match(r"libX|libxcb|libxkb", name)], [])
            self.assertEqual([name for name in symbols if re.match(r"gdk_x11|X[A-Z]|xcb_", name)], [])
