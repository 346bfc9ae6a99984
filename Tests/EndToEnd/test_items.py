# SPDX-License-Identifier: Apache-2.0
"""Links, addresses, numbers and codes in a picture: what a click does, and what must not."""

import re

from harness.case import EndToEndTest
from harness.pictures import (
    CODE_LINE, CODE_URI, LINK_LINE, LINK_URI, MAIL_LINE, MAIL_URI, PHONE_LINE, PHONE_URI, TINTED_PAPER,
    TWO_LINES,
)

PHONE = re.compile(r"^Call .*7946 ?0958")
LINK = re.compile(r"^Open .*example\.org")
MAIL = re.compile(r"info@example\.org")
BUTTON_ROLES = ("toggle button", "button")


class Items(EndToEndTest):
    def open_items(self, highlighted=False):
        app = self.open_and_read("data.png", MAIL_LINE)
        for item in (PHONE, LINK, MAIL):
            app.wait_for(item, "link")
        if highlighted:
            app.press_key("t")
            self.wait_until(app.is_highlighted, "Live Text to be on")
        return app

    def middle(self, app, item, part=0.5):
        x, y, width, height = app.wait_place(item, "link")
        return x + width * part, y + height / 2

    def click_everything(self, app):
        app.click(*self.middle(app, PHONE))
        app.wait_handled(PHONE_URI)
        app.click(*self.middle(app, LINK))
        app.wait_handled(PHONE_URI, LINK_URI)
        app.click(*self.middle(app, MAIL))
        app.wait_handled(PHONE_URI, LINK_URI, MAIL_URI)

    def test_click_acts_with_the_button_off(self):
        app = self.open_items()
        self.assertFalse(app.is_highlighted())
        self.click_everything(app)

    def test_click_acts_with_the_button_on(self):
        self.click_everything(self.open_items(highlighted=True))

    def test_hover_outlines_the_item(self):
        app = self.open_items()
        x, y, width, height = (int(value) for value in app.wait_place(LINK, "link"))
        app.move(x, y - 60)
        app.wait_idle()
        around = (x - 12, y - 12, width + 24, height + 24)
        before = app.screenshot(*around)
        app.move(x + width / 2, y + height / 2)
        self.wait_until(lambda: app.screenshot(*around) != before, "an outline")
        app.wait_idle()
        app.step("hover")
        app.move(x, y - 60)
        self.wait_until(lambda: app.screenshot(*around) == before, "the outline to go")

    def test_drag_from_a_link_selects_and_launches_nothing(self):
        app = self.open_items()
        x, y, width, height = app.wait_place(LINK, "link")
        app.drag((x + 2, y + height / 2), (x + width + 12, y + height / 2))
        app.wait_primary(LINK_URI)
        self.assertEqual(app.copied(), LINK_URI)
        self.launch_something_else(app)

    def test_double_click_on_a_link_launches_nothing(self):
        app = self.open_items()
        app.double_click(*self.middle(app, LINK))
        selected = self.wait_until(app.primary, "something to be selected")
        self.assertIn(selected, LINK_URI)
        self.launch_something_else(app)

    def test_double_click_on_a_link_with_the_button_on_launches_once(self):
        app = self.open_items(highlighted=True)
        app.double_click(*self.middle(app, LINK))
        app.wait_handled(LINK_URI)
        app.click(*self.middle(app, PHONE))
        app.wait_handled(LINK_URI, PHONE_URI)

    def launch_something_else(self, app):
        """What had been launched before would have come before this."""
        app.click(20 + app.geometry()[0], app.geometry()[1] + app.geometry()[3] - 60)
        app.click(*self.middle(app, PHONE))
        app.wait_handled(PHONE_URI)

    def test_menu_of_an_item(self):
        app = self.open_items()
        app.click(*self.middle(app, LINK), button=3)
        app.wait_for(re.compile("^Copy"), "menu item")
        app.step("item menu")
        names = [node.name for node in app.find(role="menu item")]
        self.assertEqual(names[-1], "Select All", "what is done with text comes after what is done with the item")
        copying = names[-2]
        self.assertTrue(copying.startswith("Copy"), f"copying is not the last of {names[:-1]}")
        self.assertIn(LINK_URI, [node.name for node in app.find(role="label")])
        app.click_in_menu(copying)
        app.wait_clipboard(LINK_URI)
        app.click(*self.middle(app, LINK), button=3)
        app.wait_for(names[0], "menu item")
        app.click_in_menu(names[0])
        app.wait_handled(LINK_URI)

    def test_the_item_of_an_open_menu_stays_outlined(self):
        app = self.open_items()
        x, y, width, height = (int(value) for value in app.wait_place(LINK, "link"))
        app.move(x, y - 60)
        app.wait_idle()
        # The menu comes up below the item.
        edge = (x - 12, y - 12, width + 24, 12)
        plain = app.screenshot(*edge)
        app.move(x + width / 2, y + height / 2)
        self.wait_until(lambda: app.screenshot(*edge) != plain, "an outline")
        app.wait_idle()
        outlined = app.screenshot(*edge)
        app.click(x + width / 2, y + height / 2, button=3)
        self.wait_until(app.popups, "the menu")
        app.wait_idle()
        self.assertEqual(app.screenshot(*edge), outlined)
        app.press_key("Escape")
        self.wait_until(lambda: not app.popups(), "the menu to close")
        app.move(x, y - 60)
        self.wait_until(lambda: app.screenshot(*edge) == plain, "the outline to go")

    def test_keyboard_alone_acts_on_an_item(self):
        app = self.open_items()
        self.focus(app, lambda node: node.role == "link" and PHONE.search(node.name))
        app.press_key("Return")
        app.wait_handled(PHONE_URI)

    def test_tab_walks_the_items_and_the_button(self):
        app = self.open_items()
        for item in (PHONE, LINK, MAIL):
            self.focus(app, lambda node, item=item: node.role == "link" and item.search(node.name), presses=14)
        self.focus(app, lambda node: node.name == "Live Text", presses=1)

    def focus(self, app, wanted, presses=30):
        """Presses Tab until a wanted object has the keyboard focus."""
        for _ in range(presses):
            before = [node.path for node in app.focused()]
            app.press_key("Tab")
            self.wait_until(lambda: [node.path for node in app.focused()] != before, "the focus to move")
            if any(wanted(node) for node in app.focused()):
                return
        self.fail(f"not reached by Tab; the focus is on {[node.name for node in app.focused()]}")

    def test_quick_action_acts(self):
        app = self.open_items(highlighted=True)
        app.wait_idle()
        app.step("quick actions")
        pill = app.wait_for(PHONE, "button", where=app.is_on_screen)
        app.click_node(pill)
        app.wait_handled(PHONE_URI)

    def test_copy_all_copies_all(self):
        app = self.open_items(highlighted=True)
        app.click_node(app.wait_for(re.compile("^Copy all"), "button", where=app.is_on_screen))
        app.wait_clipboard("\n".join((PHONE_LINE, LINK_LINE, MAIL_LINE)))

    def test_quick_actions_that_do_not_fit_are_under_more(self):
        app = self.open_items(highlighted=True)
        app.xdotool("windowsize", "--sync", app.window(), 480, 560)
        app.click_node(app.wait_for("More actions", "button", where=app.is_on_screen))
        app.wait_for("Copy All", "menu item")
        app.step("more")
        app.click_in_menu("Copy All")
        app.wait_clipboard("\n".join((PHONE_LINE, LINK_LINE, MAIL_LINE)))

    def test_code_opens_its_link(self):
        app = self.open_and_read("code.png", CODE_LINE)
        app.click(*self.middle(app, re.compile("example.org")))
        app.wait_handled(CODE_URI)

    def test_no_application_is_said(self):
        app = self.open_items()
        self.session.run("gio", "mime", "x-scheme-handler/mailto")
        handler = self.session.folder / "prefix/share/applications/handle-mailto.desktop"
        kept = handler.read_text()
        self.addCleanup(handler.write_text, kept)
        handler.unlink()
        app.click(*self.middle(app, MAIL))
        app.wait_for(re.compile("^No application"), "label")
        app.step("no application")


class Button(EndToEndTest):
    def test_key_and_click_toggle_the_button(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        x, y, width, height = app.line_extents(TWO_LINES[1])
        # A place of the picture without text; bright while the picture is not dimmed.
        blank = (int(x + width / 2), int(y + 250))
        self.assertEqual(app.pixel(*blank), (255, 255, 255))
        app.press_key("t")
        self.wait_until(app.is_highlighted, "Live Text to be on")
        self.wait_until(lambda: max(app.pixel(*blank)) < 200, "the picture to be dimmed")
        app.step("on")
        # Text is cut out of the dimming.
        self.wait_until(lambda: min(app.pixel(x + width / 2, y - 2)) > 250, "the line to stand out")
        app.press_key("t")
        self.wait_until(lambda: not app.is_highlighted(), "Live Text to be off")
        self.wait_until(lambda: app.pixel(*blank) == (255, 255, 255), "the picture to be bright")
        button = app.wait_for("Live Text")
        app.click_node(button)
        self.wait_until(app.is_highlighted, "Live Text to be on")
        app.click_node(button)
        self.wait_until(lambda: not app.is_highlighted(), "Live Text to be off")

    def test_button_is_at_the_lower_right_of_the_picture(self):
        app = self.open_and_read("tinted.png", TWO_LINES[0])
        x, y, width, height = app.wait_place("Live Text", BUTTON_ROLES)
        self.assertGreaterEqual(min(width, height), 36)
        line = app.line_extents(TWO_LINES[0])
        inside = (int(line[0]) - 20, int(line[1]) - 30)
        row = app.screenshot(inside[0], inside[1], None, 1)
        column = app.screenshot(inside[0], inside[1], 1, None)
        right = inside[0] + self.extent([row.getpixel((offset, 0)) for offset in range(row.width)])
        bottom = inside[1] + self.extent([column.getpixel((0, offset)) for offset in range(column.height)])
        self.assertAlmostEqual(right - (x + width), 12, delta=2)
        self.assertAlmostEqual(bottom - (y + height), 12, delta=2)

    def test_dimming_reaches_the_edges_of_the_picture(self):
        app = self.open_and_read("tinted.png", TWO_LINES[0])
        # Sizes at which the picture's edges do not fall on whole pixels.
        for width, height in ((701, 523), (744, 611)):
            app.xdotool("windowsize", "--sync", app.window(), width, height)
            app.wait_idle()
            if not app.is_highlighted():
                app.press_key("t")
            self.wait_until(app.is_highlighted, "Live Text to be on")
            line = app.line_extents(TWO_LINES[0])
            app.wait_idle()
            left, top, window_width, window_height = app.geometry()
            row = app.screenshot(left + 6, int(line[1]) - 22, window_width - 12, 1)
            column = app.screenshot(int(line[0]) - 20, top + 56, 1, window_height - 64)
            for strip in (row, column):
                # The paper is less blue than red; dimmed, by half as much.
                bright = [colour for _, colour in strip.getcolors(1 << 16) if colour[0] - colour[2] > 26]
                self.assertEqual(bright, [], f"a part of the picture is not dimmed at {width}×{height}")

    def extent(self, colours):
        """How many of the colours, the first of which is the paper's, come before something that is not the paper."""
        self.assertEqual(colours[0], TINTED_PAPER)
        return next(
            (offset for offset in range(len(colours) - 3) if TINTED_PAPER not in colours[offset:offset + 3]),
            len(colours))

    def test_animations_end_in_the_same_picture(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        app.press_key("t")
        self.wait_until(app.is_highlighted, "Live Text to be on")
        app.wait_idle()
        expected = app.screenshot()
        app.close()
        self.session.set_style(animations=True)
        animated = self.open_and_read("two-lines.png", TWO_LINES[0])
        animated.press_key("t")
        self.wait_until(animated.is_highlighted, "Live Text to be on")
        self.wait_until(lambda: animated.screenshot() == expected, "the animation to end as without it")
