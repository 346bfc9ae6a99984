# SPDX-License-Identifier: Apache-2.0
"""The examples: what each shows works under real mouse and keys, and takes nothing from the program it is in.

They are looked for in $LEGIBLE_EXAMPLES, or where scripts/test builds them.
"""

import os
import pathlib
import re

from harness.case import EndToEndTest
from harness.pictures import (
    CODE_LINE, CODE_URI, FLIP_WORDS, LINK_URI, MAIL_LINE, MAIL_URI, PHONE_LINE, PHONE_URI, TWO_LINES,
)
from harness.session import ROOT

PHONE = re.compile(r"^Call .*7946 ?0958")
LINK = re.compile(r"^Open .*example\.org")
MAIL = re.compile(r"info@example\.org")
BUTTON_ROLES = ("toggle button", "button")
NOTHING_SELECTED = "nothing was selected"


def example(name):
    folder = pathlib.Path(os.environ.get("LEGIBLE_EXAMPLES", ROOT / ".build/examples/debug"))
    return folder / name


class ExampleTest(EndToEndTest):
    """Runs the example of the class's name."""

    program = None

    def setUp(self):
        super().setUp()
        if self.program and not example(self.program).exists():
            self.skipTest(f"the example {self.program} is not built: scripts/test builds it")

    def run_example(self, picture, *options, line=None):
        app = self.start(self.pictures / picture, *options, program=example(self.program))
        app.wait_title(self.program)
        app.wait_focused()
        if line:
            app.wait_text(line)
            app.wait_idle()
        return app

    def across(self, app, line):
        """Where a drag over a whole line begins and ends."""
        x, y, width, height = app.line_extents(line)
        return (x + 2, y + height / 2), (x + width - 2, y + height / 2)

    def middle(self, app, item, role="link"):
        x, y, width, height = app.wait_place(item, role)
        return x + width / 2, y + height / 2

    def below_text(self, app, line, distance=120):
        """A place without text, so many pixels below a line's beginning."""
        x, y, _, height = app.line_extents(line)
        return x + 60, y + height + distance

    def drag_selects(self, app, line):
        app.drag(*self.across(app, line))
        app.wait_primary(line)

    def drag_selects_nothing(self, app, line):
        self.own_primary()
        app.drag(*self.across(app, line))
        app.wait_idle()
        self.assertEqual(app.primary(), NOTHING_SELECTED)

    def has_button(self, app):
        """Whether the Live Text button has a place in the window."""
        return any(app.is_on_screen(node) for node in app.find("Live Text", BUTTON_ROLES))

    def own_primary(self):
        """Another program owns the primary selection, so that a new owner shows."""
        self.session.set_selection("primary", NOTHING_SELECTED)


class Picture(ExampleTest):
    program = "Picture"

    def test_text_is_selected_and_copied(self):
        app = self.run_example("two-lines.png", line=TWO_LINES[0])
        self.drag_selects(app, TWO_LINES[0])
        self.assertEqual(app.copied(), TWO_LINES[0])
        # A drag that began on selected text would take the text along.
        app.click(*self.below_text(app, TWO_LINES[1]))
        start, _ = self.across(app, TWO_LINES[0])
        _, end = self.across(app, TWO_LINES[1])
        app.drag(start, end)
        app.wait_primary("\n".join(TWO_LINES))
        self.assertEqual(app.copied(), "\n".join(TWO_LINES))

    def test_text_follows_the_picture_when_the_window_changes(self):
        app = self.run_example("two-lines.png", line=TWO_LINES[0])
        for width, height in ((620, 700), (1100, 420)):
            app.xdotool("windowsize", "--sync", app.window(), width, height)
            app.wait_idle()
            self.drag_selects(app, TWO_LINES[1])

    def test_a_click_opens_a_link(self):
        app = self.run_example("data.png", line=MAIL_LINE)
        app.click(*self.middle(app, LINK))
        app.wait_handled(LINK_URI)


class NotesCopy(ExampleTest):
    program = "NotesCopy"

    def test_the_button_copies_the_text_and_no_code_is_read(self):
        app = self.run_example("code.png", line=CODE_LINE)
        app.click_node(app.wait_for("Copy Text", "button", where=lambda node: node.has("sensitive")))
        app.wait_clipboard(CODE_LINE)
        self.assertEqual(app.find(re.compile("example.org")), [], "the code was read")

    def test_the_button_is_off_without_text(self):
        app = self.run_example("no-text.png")
        app.wait_for("Copy Text", "button")
        app.wait_idle()
        self.assertFalse(app.find("Copy Text", "button")[0].has("sensitive"))


class Card(ExampleTest):
    program = "Card"

    def test_data_acts_and_text_cannot_be_selected(self):
        app = self.run_example("data.png", line=MAIL_LINE)
        app.wait_for(LINK, "link")
        self.assertFalse(self.has_button(app), "there is a Live Text button")
        self.drag_selects_nothing(app, PHONE_LINE)
        app.press_key("ctrl+a", "ctrl+c")
        app.wait_idle()
        self.assertEqual(app.primary(), NOTHING_SELECTED)
        for item, address in ((PHONE, PHONE_URI), (MAIL, MAIL_URI)):
            app.click(*self.middle(app, item))
            app.wait_for(address, "label")
        app.wait_handled(PHONE_URI, MAIL_URI)

    def test_codes_act_too(self):
        app = self.run_example("code.png", line=CODE_LINE)
        app.click(*self.middle(app, re.compile("example.org")))
        app.wait_handled(CODE_URI)


class BottomToolbar(ExampleTest):
    program = "BottomToolbar"

    def test_the_button_keeps_above_the_toolbar(self):
        app = self.run_example("two-lines.png", line=TWO_LINES[0])
        bar = app.wait_place("Remove Toolbar", "button")
        button = app.wait_place("Live Text", BUTTON_ROLES)
        self.assertLessEqual(button[1] + button[3], bar[1])
        app.click_node(app.wait_for("Remove Toolbar", "button"))
        self.wait_until(
            lambda: app.wait_place("Live Text", BUTTON_ROLES)[1] > button[1], "the button to take the toolbar's place")

    def test_hiding_the_button_leaves_selecting(self):
        app = self.run_example("two-lines.png", line=TWO_LINES[0])
        place = [int(value) for value in app.wait_place("Live Text", BUTTON_ROLES)]
        # The picture is white there.
        is_drawn = lambda: app.screenshot(*place).convert("L").getextrema()[0] < 128
        self.wait_until(is_drawn, "the Live Text button")
        app.click_node(app.wait_for("Hide Live Text", BUTTON_ROLES))
        self.wait_until(lambda: not is_drawn(), "the Live Text button to go")
        self.drag_selects(app, TWO_LINES[0])
        self.assertEqual(app.copied(), TWO_LINES[0])
        app.click_node(app.wait_for("Hide Live Text", BUTTON_ROLES))
        self.wait_until(is_drawn, "the Live Text button to be back")


class CustomView(ExampleTest):
    program = "CustomView"

    def test_text_lies_where_the_view_draws_it(self):
        app = self.run_example("two-lines.png", line=TWO_LINES[0])
        for width, height in ((900, 640), (640, 760)):
            app.xdotool("windowsize", "--sync", app.window(), width, height)
            app.wait_idle()
            x, y, line_width, line_height = (int(value) for value in app.line_extents(TWO_LINES[0]))
            strip = app.screenshot(x, y, line_width, line_height).convert("L")
            self.assertLess(strip.getextrema()[0], 90, "no ink where the line is said to be")
            self.assertGreater(app.screenshot(x - 6, y, 4, line_height).convert("L").getextrema()[0], 200)
            self.drag_selects(app, TWO_LINES[0])

    def test_the_menu_has_the_programs_item_and_lacks_the_one_taken_away(self):
        app = self.run_example("two-lines.png", line=TWO_LINES[0])
        self.drag_selects(app, TWO_LINES[0])
        app.click(*self.middle(app, TWO_LINES[0], "label"), button=3)
        app.wait_for("Add to Note", "menu item")
        names = [node.name for node in app.find(role="menu item")]
        self.assertNotIn("Select All", names)
        self.assertIn("Copy", names)
        app.click_in_menu("Add to Note")
        app.wait_for(f"Note: {TWO_LINES[0]}", "label")


class ScrolledZoom(ExampleTest):
    program = "ScrolledZoom"

    def test_points_of_the_window_are_answered(self):
        app = self.run_example("data.png", line=MAIL_LINE)
        x, y, _, height = app.line_extents(PHONE_LINE)
        app.move(x + 4, y + height / 2)
        app.wait_for("Text", "label")
        app.move(*self.middle(app, LINK))
        app.wait_for("Data", "label")
        app.move(*self.below_text(app, MAIL_LINE))
        app.wait_for("Blank", "label")
        app.move(*self.middle(app, "Live Text", BUTTON_ROLES))
        app.wait_for("Control", "label")

    def test_text_is_selected_zoomed_and_scrolled(self):
        app = self.run_example("two-lines.png", line=TWO_LINES[0])
        before = app.line_extents(TWO_LINES[0])
        app.click_node(app.wait_for("Zoom In", "button"))
        self.wait_until(lambda: app.line_extents(TWO_LINES[0])[2] > before[2] * 1.9, "the text to be twice as wide")
        app.wait_idle()
        zoomed = app.line_extents(TWO_LINES[0])
        # The wheel is the scrolled window's, also over text.
        app.scroll(zoomed[0] + 40, zoomed[1] + zoomed[3] / 2, -3)
        self.wait_until(lambda: app.line_extents(TWO_LINES[0])[1] < zoomed[1], "the picture to scroll")
        app.wait_idle()
        x, y, _, height = app.line_extents(TWO_LINES[1])
        app.double_click(x + 20, y + height / 2)
        app.wait_primary(TWO_LINES[1].split()[0])
        self.assertEqual(app.copied(), TWO_LINES[1].split()[0])


class Annotate(ExampleTest):
    program = "Annotate"

    def status(self, app):
        node = app.wait_for(re.compile("^Strokes: "), "label")
        return tuple(int(number) for number in re.findall(r"\d+", node.name))

    def wait_status(self, app, strokes, moved, clicks, zoom=100):
        wanted = (strokes, moved, clicks, zoom)
        self.wait_until(
            lambda: self.status(app) == wanted, lambda: f"strokes, moved, blank clicks, zoom {wanted}; "
            f"they are {self.status(app)}")

    def everything_side_by_side(self, way):
        app = self.run_example("two-lines.png", way, line=TWO_LINES[0])
        # A drag on text selects and draws nothing.
        self.drag_selects(app, TWO_LINES[0])
        self.wait_status(app, 0, 0, 0)
        self.assertEqual(app.copied(), TWO_LINES[0])
        # A click on blank paper is the program's, and drops the selection.
        x, y = self.below_text(app, TWO_LINES[1], 150)
        app.click(x, y)
        self.wait_status(app, 0, 0, 1)
        self.assertTrue(self.nothing_is_copied(app))
        # A drag on blank paper draws and selects nothing.
        self.own_primary()
        app.drag((x, y), (x + 200, y + 60))
        self.wait_status(app, 1, 0, 1)
        self.assertEqual(app.primary(), NOTHING_SELECTED)
        # A drag on the stroke moves it.
        app.drag((x + 100, y + 30), (x + 100, y + 90))
        self.wait_status(app, 1, 1, 1)
        # A double click on blank paper zooms, over text it selects a word.
        before = app.line_extents(TWO_LINES[0])
        app.double_click(x + 300, y - 60)
        self.wait_status(app, 1, 1, 2, 200)
        self.wait_until(lambda: app.line_extents(TWO_LINES[0])[2] > before[2] * 1.9, "the text to grow")
        app.wait_idle()
        x, y, _, height = app.line_extents(TWO_LINES[0])
        app.double_click(x + 20, y + height / 2)
        app.wait_primary(TWO_LINES[0].split()[0])
        self.wait_status(app, 1, 1, 2, 200)

    def nothing_is_copied(self, app):
        app.set_clipboard("before")
        app.press_key("ctrl+c")
        app.wait_idle()
        return app.clipboard() == "before"

    def stroke_over_text(self, way):
        """Draws from blank paper over a line, and drags the stroke where it lies on the line."""
        app = self.run_example("two-lines.png", way, line=TWO_LINES[0])
        x, y, width, height = app.line_extents(TWO_LINES[0])
        middle = y + height / 2
        app.drag((x - 40, middle), (x + width / 2, middle))
        self.wait_status(app, 1, 0, 0)
        self.own_primary()
        # The points of a stroke are as far apart as the movements that drew it.
        step = (width / 2 + 40) / 12
        app.drag((x - 40 + 4 * step, middle), (x - 40 + 4 * step, middle + 200))
        return app

    def test_shouldBegin(self):
        self.everything_side_by_side("shouldBegin")

    def test_yielding(self):
        self.everything_side_by_side("yielding")

    def test_hitTest(self):
        self.everything_side_by_side("hitTest")

    def test_shouldBegin_gives_a_stroke_over_text_to_the_program(self):
        app = self.stroke_over_text("shouldBegin")
        self.wait_status(app, 1, 1, 0)
        self.assertEqual(app.primary(), NOTHING_SELECTED)

    def test_hitTest_gives_a_stroke_over_text_to_the_program(self):
        app = self.stroke_over_text("hitTest")
        self.wait_status(app, 1, 1, 0)
        self.assertEqual(app.primary(), NOTHING_SELECTED)

    def test_yielding_gives_a_stroke_over_text_to_the_text(self):
        app = self.stroke_over_text("yielding")
        self.wait_until(lambda: app.primary() != NOTHING_SELECTED, "the text to be selected")
        self.wait_status(app, 1, 0, 0)


class Timeline(ExampleTest):
    program = "Timeline"
    # Rows of 320 points in a window of 640 show three at most.
    visible_rows = 3

    def counts(self, app):
        """Begun, read, given up and known, as the window's title says."""
        return tuple(int(number) for number in re.findall(r"\d+", app.title())) or (0, 0, 0, 0)

    def wait_read(self, app):
        """Waits until all that was begun has been read; gives how many were."""
        def settled():
            started, read, given_up, _ = self.counts(app)
            return started > 0 and started == read + given_up and read

        self.wait_until(settled, lambda: f"what was begun to be read: {self.counts(app)}", timeout=30)
        app.wait_idle()
        return settled()

    def test_only_pictures_at_rest_are_read(self):
        app = self.run_example("flip")
        read = self.wait_read(app)
        self.assertLessEqual(read, self.visible_rows)
        started = self.counts(app)[0]
        x, y, width, height = app.geometry()
        # Flings by, a turn of the wheel each 20 ms: far more than a screen's rows pass.
        app.scroll(x + width / 2, y + height / 2, -60)
        self.wait_until(lambda: self.counts(app)[0] > started, "the pictures at rest to be begun")
        self.wait_read(app)
        begun = self.counts(app)[0] - started
        self.assertLessEqual(begun, self.visible_rows + 1, "pictures that passed by were read")
        # The text of a picture at rest can be selected.
        lines = [node for node in app.find(re.compile("^number . of five"), "label") if self.is_inside(app, node)]
        self.assertTrue(lines, "no text of the pictures at rest")
        place = app.place(lines[0])
        app.drag((place[0] + 1, place[1] + place[3] / 2), (place[0] + place[2] - 1, place[1] + place[3] / 2))
        app.wait_primary(lines[0].name)

    def is_inside(self, app, node):
        x, y, width, height = app.place(node)
        left, top, window_width, window_height = app.geometry()
        return height > 0 and y > top + 10 and y + height < top + window_height - 60 and x > left

    def test_scrolling_back_reads_nothing_twice(self):
        app = self.run_example("flip")
        self.wait_read(app)
        x, y, width, height = app.geometry()
        app.scroll(x + width / 2, y + height / 2, -20)
        self.wait_until(lambda: self.counts(app)[0] > self.visible_rows - 1, "further pictures to be begun")
        self.wait_read(app)
        started, _, _, known = self.counts(app)
        app.scroll(x + width / 2, y + height / 2, 20)
        self.wait_until(lambda: self.counts(app)[3] > known, "the first pictures to be known")
        app.wait_idle()
        self.assertLessEqual(self.counts(app)[0] - started, 1, "pictures were read twice")
        app.wait_text(f"Picture of an {FLIP_WORDS[0]}")
