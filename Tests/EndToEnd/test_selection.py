# SPDX-License-Identifier: Apache-2.0
"""Selecting and copying the text in a picture."""

from harness.case import EndToEndTest
from harness.pictures import BILL, CORNER_LINES, TWO_LINES

BOTH = "\n".join(TWO_LINES)


def ends(place):
    """Points on a line of text: just inside its beginning, and past its end."""
    x, y, width, height = place
    return (x + 1, y + height / 2), (x + width + 12, y + height / 2)


class Selection(EndToEndTest):
    def select_both_lines(self, app):
        start, _ = ends(app.line_extents(TWO_LINES[0]))
        _, end = ends(app.line_extents(TWO_LINES[1]))
        app.drag(start, end)

    def test_drag_across_two_lines_and_copy(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        self.select_both_lines(app)
        app.wait_primary(BOTH)
        app.press_key("ctrl+c")
        app.wait_clipboard(BOTH)
        app.wait_for("Copied 2 lines", "label")
        app.step("toast")

    def test_drag_backwards_selects_the_same(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        start, _ = ends(app.line_extents(TWO_LINES[0]))
        _, (x, y) = ends(app.line_extents(TWO_LINES[1]))
        # The press has to be on the line.
        app.drag((x - 14, y), (start[0] - 12, start[1]))
        app.wait_primary(BOTH)

    def test_double_click_selects_a_word(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        x, y, width, height = app.line_extents(TWO_LINES[0])
        # The end of the first line is "pleasure".
        app.double_click(x + width - 40, y + height / 2)
        app.wait_primary("pleasure")
        self.assertEqual(app.copied(), "pleasure")
        app.wait_for("Copied", "label")

    def test_triple_click_selects_a_line(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        x, y, width, height = app.line_extents(TWO_LINES[1])
        app.click(x + width / 2, y + height / 2, count=3)
        app.wait_primary(TWO_LINES[1])
        self.assertEqual(app.copied(), TWO_LINES[1])

    def test_shift_click_extends(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        x, y, width, height = app.line_extents(TWO_LINES[0])
        app.double_click(x + 30, y + height / 2)
        app.wait_primary("Reading")
        _, (end_x, end_y) = ends(app.line_extents(TWO_LINES[1]))
        app.xdotool("keydown", "shift")
        app.click(end_x - 12, end_y)
        app.xdotool("keyup", "shift")
        app.wait_primary(BOTH)

    def test_blank_click_clears(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        place = [int(value) for value in app.line_extents(TWO_LINES[0])]
        app.move(place[0] + place[2] / 2, place[1] + 300)
        app.wait_idle()
        before = app.screenshot(*place)
        app.double_click(place[0] + 30, place[1] + place[3] / 2)
        app.wait_primary("Reading")
        self.wait_until(lambda: app.screenshot(*place) != before, "the selection to be drawn")
        app.click(place[0] + place[2] / 2, place[1] + 300)
        self.wait_until(lambda: app.screenshot(*place) == before, "the selection to go")
        app.step("cleared")

    def test_escape_clears_the_selection_then_turns_the_button_off(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        app.press_key("t")
        self.wait_until(app.is_highlighted, "Live Text to be on")
        x, y, width, height = (int(value) for value in app.line_extents(TWO_LINES[0]))
        app.wait_idle()
        before = app.screenshot(x, y, width, height)
        app.double_click(x + 30, y + height / 2)
        app.wait_primary("Reading")
        self.wait_until(lambda: app.screenshot(x, y, width, height) != before, "the selection to be drawn")
        app.press_key("Escape")
        self.wait_until(lambda: app.screenshot(x, y, width, height) == before, "the selection to go")
        self.assertTrue(app.is_highlighted())
        app.press_key("Escape")
        self.wait_until(lambda: not app.is_highlighted(), "Live Text to be off")

    def test_selection_has_no_seams(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        x, y, width, height = app.line_extents(TWO_LINES[0])
        app.click(x + width / 2, y + height / 2, count=3)
        app.wait_primary(TWO_LINES[0])
        app.move(x + width / 2, y + 300)
        app.wait_idle()
        # Along a row just inside the line's lower edge, below the letters, everything has the same colour.
        row = app.screenshot(int(x) + 6, int(y + height * 0.5), int(width) - 12, 1)
        blank = [colour for count, colour in row.getcolors(1 << 16) if count > 8 and min(colour) > 60]
        app.step("seams")
        self.assertTrue(blank, "the row has no plain part")
        spread = max(max(channel) - min(channel) for channel in zip(*blank))
        self.assertLess(spread, 12, f"the selection has parts of different colours: {blank}")

    def test_zoomed_in_and_out_the_same_text_is_selected(self):
        app = self.open_and_read("middle.png", TWO_LINES[0])
        first = app.line_extents(TWO_LINES[0])
        app.press_key("ctrl+plus", "ctrl+plus")
        self.wait_until(lambda: app.line_extents(TWO_LINES[0])[2] > first[2] * 1.2, "the picture to be larger")
        larger = app.line_extents(TWO_LINES[0])
        # The middle of the line stays in view.
        app.click(larger[0] + larger[2] / 2, larger[1] + larger[3] / 2, count=3)
        app.wait_primary(TWO_LINES[0])
        app.press_key("ctrl+minus")
        self.wait_until(lambda: app.line_extents(TWO_LINES[0])[2] < larger[2] * 0.95, "the picture to be smaller")
        app.press_key("ctrl+0")
        self.wait_until(lambda: app.line_extents(TWO_LINES[0]) == first, "the picture to fit the window")
        # A drag that begins on selected text drags the text.
        app.press_key("Escape")
        self.select_both_lines(app)
        app.wait_primary(BOTH)

    def test_wheel_zooms_at_the_pointer(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        x, y, width, height = app.line_extents(TWO_LINES[0])
        app.scroll(x + width / 2, y + height / 2, 3, ["ctrl"])
        self.wait_until(lambda: app.line_extents(TWO_LINES[0])[2] > width * 1.1, "the picture to be larger")
        after = app.line_extents(TWO_LINES[0])
        self.assertAlmostEqual(after[0] + after[2] / 2, x + width / 2, delta=6)
        self.assertAlmostEqual(after[1] + after[3] / 2, y + height / 2, delta=6)
        app.double_click(x + width / 2 - 8, y + height / 2)
        app.wait_primary("quiet")

    def test_rotated_the_same_text_is_selected(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        app.press_key("ctrl+r")
        self.wait_until(lambda: self.is_upright(app, False), "the picture to be turned")
        first, second = app.line_extents(TWO_LINES[0]), app.line_extents(TWO_LINES[1])
        self.assertGreater(first[0], second[0], "turned clockwise, the first line is at the right")
        app.drag(
            (first[0] + first[2] / 2, first[1] + 1), (second[0] + second[2] / 2, second[1] + second[3] + 12))
        app.wait_primary(BOTH)
        app.press_key("Escape", "ctrl+shift+r")
        self.wait_until(lambda: self.is_upright(app, True), "the picture to be turned back")
        self.select_both_lines(app)
        app.wait_primary(BOTH)

    def is_upright(self, app, upright):
        _, _, width, height = app.line_extents(TWO_LINES[0])
        return (width > height) == upright

    def test_resized_and_in_full_screen_the_same_text_is_selected(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        window = app.window()
        app.xdotool("windowsize", "--sync", window, 640, 520)
        self.wait_until(lambda: app.line_extents(TWO_LINES[0])[2] < 560, "the picture to be smaller")
        self.select_both_lines(app)
        app.wait_primary(BOTH)
        if not self.session.has_window_manager:
            self.skipTest("full screen needs a window manager: openbox is not installed")
        app.press_key("F11")
        self.wait_until(lambda: app.geometry() == (0, 0, *self.session.size), "the window to fill the screen")
        x, y, width, height = app.line_extents(TWO_LINES[0])
        app.step("full screen")
        app.double_click(x + 30, y + height / 2)
        app.wait_primary("Reading")
        app.press_key("F11")
        self.wait_until(lambda: app.geometry()[2:] != self.session.size, "the window to leave full screen")

    def test_lines_are_announced_where_their_ink_is(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        for line in TWO_LINES:
            x, y, width, height = (int(value) for value in app.line_extents(line))
            margin = 14
            picture = app.screenshot(x - margin, y - margin, width + 2 * margin, height + 2 * margin).convert("L")
            ink = picture.point(lambda value: 255 * (value < 128)).getbbox()
            expected = (margin, margin, margin + width, margin + height)
            for value, limit in zip(ink, expected):
                self.assertAlmostEqual(value, limit, delta=5, msg=f"ink of “{line}” at {ink}, not {expected}")

    def test_a_bill_is_copied_as_a_table_and_with_its_layout(self):
        first = " ".join(BILL[0])
        app = self.open_and_read("bill.png", first)
        for entry, gap in (("Copy as Table", "\t"), ("Copy with Layout", None)):
            app.press_key("ctrl+a")
            app.wait_primary("\n".join(" ".join(row) for row in BILL))
            x, y, _, height = app.line_extents(first)
            app.click(x + 20, y + height / 2, button=3)
            app.wait_for(entry, "menu item")
            app.step("menu")
            names = [node.name for node in app.find(role="menu item")]
            self.assertNotIn("Copy as Paragraphs", names)
            app.click_in_menu(entry)
            if gap:
                app.wait_clipboard("\n".join(gap.join(row) for row in BILL))
            else:
                self.wait_until(lambda: "  " in app.clipboard(), "the text with wide gaps")
                rows = app.clipboard().split("\n")
                self.assertEqual([tuple(row.split()) for row in rows], list(BILL))
                self.assertEqual(len({row.index(price) for row, (_, price) in zip(rows, BILL)}), 1)

    def test_menu_of_selected_text_copies_and_selects_all(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        x, y, width, height = app.line_extents(TWO_LINES[0])
        app.double_click(x + 30, y + height / 2)
        app.wait_primary("Reading")
        app.click(x + 30, y + height / 2, button=3)
        app.wait_for("Copy", "menu item")
        app.step("menu")
        app.click_in_menu("Select All")
        app.wait_primary(BOTH)
        app.click(x + 30, y + height / 2, button=3)
        app.wait_for("Copy", "menu item")
        app.click_in_menu("Copy")
        app.wait_clipboard(BOTH)

    def test_keyboard_alone_selects_and_copies(self):
        app = self.open_and_read("two-lines.png", TWO_LINES[0])
        app.press_key("ctrl+a")
        app.wait_primary(BOTH)
        self.assertEqual(app.copied(), BOTH)

    def test_text_under_the_button_can_be_reached(self):
        self.reach_corner("right-corner.png", CORNER_LINES[1])

    def test_text_under_the_quick_actions_can_be_reached(self):
        self.reach_corner("left-corner.png", CORNER_LINES[0])

    def reach_corner(self, name, line):
        """Selects the line in the corner with the keyboard, by a drag over it, and zoomed in."""
        app = self.open_and_read(name, line)
        app.press_key("t")
        self.wait_until(app.is_highlighted, "Live Text to be on")
        app.press_key("ctrl+a")
        app.wait_primary("\n".join((BOTH, line)))
        start, _ = ends(app.line_extents(TWO_LINES[0]))
        _, end = ends(app.line_extents(line))
        app.drag(start, end)
        app.wait_primary("\n".join((BOTH, line)))
        app.press_key("Escape", "Escape", "ctrl+2")
        self.pan_into_view(app, line)
        x, y, width, height = app.line_extents(line)
        word = line.split()[1]
        app.double_click(x + width * (line.index(word) + len(word) / 2) / len(line), y + height / 2)
        app.wait_primary(word)

    def pan_into_view(self, app, line):
        """Moves the picture until a line in one of its lower corners is in the window."""
        for _ in range(20):
            x, y, width, height = app.line_extents(line)
            left, top, window_width, window_height = app.geometry()
            if x < left:
                app.press_key(*["ctrl+Left"] * 3)
            elif x + width > left + window_width:
                app.press_key(*["ctrl+Right"] * 3)
            elif y + height > top + window_height:
                app.press_key(*["ctrl+Down"] * 3)
            else:
                return
        self.fail("the corner of the picture cannot be panned into view")
