# SPDX-License-Identifier: Apache-2.0
"""The base of the tests: one viewer per test on the run's desktop, pictures of every step, evidence of every failure."""

import functools
import os
import re
import shutil
import tempfile
import time
import unittest
from pathlib import Path

from . import pictures
from .accessibility import Accessibility
from .app import App
from .session import APPLICATION_ID, ROOT, Session, binary_under_test, missing_packages
from .waiting import wait_until

SCREENS = ROOT / ".build/screens"
LANGUAGE_DATA = ("/usr/share/tesseract-ocr/5/tessdata/eng.traineddata", "/usr/share/tessdata/eng.traineddata")


class Desktop:
    """The session that all tests of a run share, and the pictures they open."""

    session = None
    accessibility = None
    pictures = None

    @classmethod
    def open(cls, binary=None):
        cls.folder = tempfile.mkdtemp(prefix="legible-pictures-")
        cls.pictures = Path(cls.folder)
        pictures.make(cls.pictures)
        cls.session = Session(binary or binary_under_test()).__enter__()
        cls.accessibility = Accessibility(cls.session)
        SCREENS.mkdir(parents=True, exist_ok=True)

    @classmethod
    def close(cls):
        if cls.accessibility:
            cls.accessibility.close()
        if cls.session:
            cls.session.close()
        shutil.rmtree(cls.folder, ignore_errors=True)


def reason_to_skip():
    """Why no test can run here; None when they can."""
    if missing := missing_packages():
        return "not installed: " + ", ".join(missing)
    if not binary_under_test().exists():
        return f"{binary_under_test()} has not been built"
    return None


def has_language_data():
    prefix = os.environ.get("TESSDATA_PREFIX")
    places = [f"{prefix}/eng.traineddata", f"{prefix}/tessdata/eng.traineddata"] if prefix else LANGUAGE_DATA
    return any(Path(place).exists() for place in places)


def keeping_evidence(method):
    @functools.wraps(method)
    def wrapper(self):
        try:
            method(self)
            self.check_viewers()
        except unittest.SkipTest:
            raise
        except BaseException:
            self.keep_evidence()
            raise
    return wrapper


class EndToEndTest(unittest.TestCase):
    """Opens pictures in viewers of the test's own; a viewer that crashed or complained fails the test."""

    needs_language_data = True
    # Where the viewers run, and how they are driven there.
    desktop = Desktop
    app_type = App

    def __init_subclass__(cls, **keywords):
        super().__init_subclass__(**keywords)
        for name, method in list(vars(cls).items()):
            if name.startswith("test_"):
                setattr(cls, name, keeping_evidence(method))

    @classmethod
    def add_test(cls, name, body):
        """Adds a test that only differs from others in its values."""
        body.__name__ = f"test_{name}"
        setattr(cls, f"test_{name}", keeping_evidence(body))

    def setUp(self):
        if self.needs_language_data and not has_language_data():
            self.skipTest("no language data: tesseract-ocr-eng is not installed")
        self.session = self.desktop.session
        self.pictures = self.desktop.pictures
        self.apps = []
        self.steps = 0
        self.name = self.id().split(".", 1)[1].replace(".test_", "-")
        for old in SCREENS.glob(f"{self.name}-*"):
            old.unlink()
        self.session.forget_handled()
        self.session.set_style()
        if self.session.screen:
            # A pointer left over the picture would hover over something.
            self.session.run("xdotool", "mousemove", str(self.session.size[0] - 1), str(self.session.size[1] - 1))

    def tearDown(self):
        for app in self.apps:
            app.close()
        if pid := self.desktop.accessibility.process_of(APPLICATION_ID):
            App(self.session, self.desktop.accessibility, pid).close()
        for app in self.apps:
            if app.log_path:
                app.log_path.unlink(missing_ok=True)

    # MARK: Viewers

    def start(self, *arguments, environment=None, program=None):
        """Starts a viewer, or another program, with arguments as they are."""
        app = self.app_type.start(
            self.session, self.desktop.accessibility, *arguments, environment=environment, record=self.keep_step,
            program=program)
        self.apps.append(app)
        return app

    def open(self, *names, environment=None):
        """Opens pictures made for the tests and waits until the first is shown."""
        app = self.start(*(self.pictures / name for name in names), environment=environment)
        app.wait_title(Path(names[0]).name)
        app.wait_focused()
        return app

    def open_and_read(self, name, line, environment=None):
        """Opens a picture and waits until a line of it has been read and everything is drawn."""
        app = self.open(name, environment=environment)
        app.wait_text(line)
        app.wait_idle()
        return app

    def started_by_desktop(self):
        app = App.started_by_desktop(self.session, self.desktop.accessibility, record=self.keep_step)
        self.apps.append(app)
        return app

    def check_viewers(self):
        for app in self.apps:
            if not app.was_closed:
                app.require_running()
            if complaints := app.complaints():
                raise AssertionError("the viewer complained:\n" + "\n".join(complaints))

    # MARK: Evidence

    def keep_step(self, step, image):
        self.steps += 1
        label = re.sub(r"[^A-Za-z0-9]+", "-", step).strip("-").lower()
        image.save(SCREENS / f"{self.name}-{self.steps:02}-{label}.png", compress_level=1)

    def keep_evidence(self):
        """Keeps what the screen shows, what the viewer wrote and its accessible objects."""
        if self.session.screen:
            self.session.screen.picture().save(SCREENS / f"{self.name}-failed.png", compress_level=1)
        for index, app in enumerate(self.apps):
            suffix = f"-{index}" if index else ""
            (SCREENS / f"{self.name}-failed{suffix}.log").write_text(app.log())
            try:
                tree = self.desktop.accessibility.tree(app.pid)
                (SCREENS / f"{self.name}-failed{suffix}.tree").write_text(tree.dump() if tree else "none\n")
            except Exception as error:  # The evidence must not hide the failure.
                (SCREENS / f"{self.name}-failed{suffix}.tree").write_text(f"{error}\n")

    # MARK: Checks

    def wait_until(self, condition, what, timeout=None):
        return wait_until(condition, what, **({"timeout": timeout} if timeout else {}))

    def assert_never(self, condition, until, what, timeout=20):
        """Looks again and again until something has happened; fails if the condition ever held meanwhile."""
        deadline = time.monotonic() + timeout
        while not until():
            self.assertFalse(condition(), what)
            self.assertLess(time.monotonic(), deadline, "waited too long")
        self.assertFalse(condition(), what)
