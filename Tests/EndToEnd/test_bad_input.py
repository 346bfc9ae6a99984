# SPDX-License-Identifier: Apache-2.0
"""Files that are no pictures: a calm, named error in the window and on standard error, and nothing else happens."""

import re

from harness.case import EndToEndTest
from harness.pictures import TWO_LINES

# File name and what the error says about it.
BAD_FILES = {
    "missing.png": r"no such file",
    "directory.png": r"folder",
    "empty.png": r"empty",
    "truncated.png": r"damaged|incomplete|not a picture",
    "text.png": r"not a picture",
    "huge.png": r"30,?000.*too large|too large",
}


class BadInput(EndToEndTest):
    needs_language_data = False

    def opened_first(self, name):
        app = self.start(self.pictures / "bad" / name)
        app.window()
        app.wait_for(re.compile(BAD_FILES[name], re.IGNORECASE), "label")
        app.wait_for(re.compile(re.escape(name)), "label")
        app.step(name)
        self.assert_told(app, name)
        return app

    def opened_later(self, name):
        """The previous picture stays, with a message over it."""
        app = self.open("two-lines.png")
        self.session.run(str(self.session.binary), str(self.pictures / "bad" / name))
        app.wait_for(re.compile(BAD_FILES[name], re.IGNORECASE), "label")
        app.step(f"{name} over a picture")
        self.assert_told(app, name)
        self.assertIn("two-lines.png", app.title())

    def assert_told(self, app, name):
        self.wait_until(lambda: name in app.log(), f"{name} on standard error")
        line = next(line for line in app.log().splitlines() if name in line)
        self.assertRegex(line, re.compile(BAD_FILES[name], re.IGNORECASE))

    def test_good_picture_after_a_bad_one(self):
        app = self.opened_first("text.png")
        self.session.run(str(self.session.binary), str(self.pictures / "two-lines.png"))
        app.wait_title("two-lines.png")
        self.assertEqual(app.find(re.compile("not a picture"), "label"), [])

    def test_content_decides_not_the_extension(self):
        app = self.open("bad/really-png.jpg")
        app.wait_title("really-png.jpg")
        self.assertEqual(app.find(re.compile("Cannot Be Shown")), [])

    def test_half_a_photograph(self):
        app = self.start(self.pictures / "bad/half.jpg")
        app.window()
        app.wait_for(re.compile("damaged|incomplete", re.IGNORECASE), "label")
        self.wait_until(lambda: "half.jpg" in app.log(), "half.jpg on standard error")
        app.step("half.jpg")

    def test_unknown_option(self):
        app = self.start("--no-such-option")
        self.assertEqual(app.wait_ended(), 1)
        self.assertIn("--no-such-option", app.log())
        self.apps.remove(app)

    def test_version_and_help(self):
        for option, text in (("--version", r"\d+\.\d+"), ("--help", "Usage")):
            app = self.start(option)
            self.assertEqual(app.wait_ended(), 0)
            self.assertRegex(app.log(), text)
            self.apps.remove(app)


for file_name in BAD_FILES:
    label = file_name.removesuffix(".png")
    BadInput.add_test(f"{label}_opened_first", lambda self, name=file_name: self.opened_first(name))
    BadInput.add_test(f"{label}_opened_later", lambda self, name=file_name: self.opened_later(name))
