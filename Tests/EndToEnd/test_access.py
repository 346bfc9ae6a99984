# SPDX-License-Identifier: Apache-2.0
"""What assistive technology finds, and how the window looks in light and dark."""

from harness.case import EndToEndTest
from harness.pictures import LINK_LINE, MAIL_LINE, PHONE_LINE, TWO_LINES


class Names(EndToEndTest):
    """Every object that can have the keyboard focus has a name of its own."""

    def assert_named(self, app, state):
        tree = app.tree()
        unnamed = [node for node in tree.walk_visible() if node.has("focusable") and not node.is_named]
        self.assertEqual(
            [f"{node.role} “{node.name}” {node.extents}" for node in unnamed], [], f"unnamed in {state}")
        self.assertTrue(any(node.has("focusable") for node in tree.walk_visible()))

    def test_empty_window(self):
        app = self.start()
        app.window()
        app.wait_for("Open a Picture", "label")
        self.assert_named(app, "the empty window")

    def test_window_with_items_and_quick_actions(self):
        app = self.open_and_read("data.png", MAIL_LINE)
        self.assert_named(app, "a picture")
        app.press_key("t")
        self.wait_until(app.is_highlighted, "Live Text to be on")
        app.wait_idle()
        self.assert_named(app, "a picture with Live Text on")

    def test_controls_that_do_not_show_are_not_told(self):
        def told():
            return [name for name in ("Copy all text in the picture", "More actions") if app.find(name, "button")]

        app = self.open_and_read("data.png", MAIL_LINE)
        self.assertEqual(told(), [])
        app.press_key("t")
        self.wait_until(lambda: told() == ["Copy all text in the picture"], "the quick actions that fit")
        app.press_key("t")
        self.wait_until(lambda: told() == [], "the quick actions to go")

    def test_menus_and_dialogs(self):
        app = self.open_and_read("data.png", MAIL_LINE)
        app.press_key("F10")
        self.wait_until(app.popups, "the primary menu")
        app.step("primary menu")
        self.assert_named(app, "the primary menu")
        app.press_key("Escape")
        self.wait_until(lambda: not app.popups(), "the primary menu to close")
        app.press_key("ctrl+question")
        self.wait_until(app.popups, "the shortcuts")
        app.step("shortcuts")
        self.assert_named(app, "the shortcuts")

    def test_lines_are_in_reading_order(self):
        app = self.open_and_read("data.png", MAIL_LINE)
        overlay = app.wait_for("Text in the picture")
        self.assertEqual(
            [node.name for node in overlay.children if node.role == "label"], [PHONE_LINE, LINK_LINE, MAIL_LINE])
        self.assertEqual([bool(node.name) for node in overlay.children if node.role == "link"], [True] * 3)


class Style(EndToEndTest):
    def test_dark_and_light(self):
        def background(dark):
            app = self.open(
                "two-lines.png", environment={"ADW_DEBUG_COLOR_SCHEME": "prefer-dark" if dark else "prefer-light"})
            app.wait_text(TWO_LINES[0])
            app.wait_idle()
            x, y, width, height = app.geometry()
            # Beside the picture, which does not fill the window's width.
            colour = app.pixel(x + 8, y + height - 8)
            app.step("dark" if dark else "light")
            app.close()
            return sum(colour)

        light, dark = background(dark=False), background(dark=True)
        self.assertGreater(light, 3 * 200)
        self.assertLess(dark, 3 * 80)
