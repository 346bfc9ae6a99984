# SPDX-License-Identifier: Apache-2.0
"""What one click does: on the receipt, the business card and the poster, and with what misleads or is concealed."""

import json
import re
import urllib.parse

from harness.case import EndToEndTest
from harness.pictures import CODE_LINE, MAIL_LINE, MISLEADING_URI
from harness.session import ROOT

SAMPLES = ROOT / "data/samples"
EXPECTED = json.loads((SAMPLES / "samples.json").read_text(encoding="utf-8"))
NETWORK_MANAGER = ROOT / "Tests/EndToEnd/harness/network_manager.py"
PORTAL = ROOT / "Tests/EndToEnd/harness/portal.py"
PASSWORD = "salt-and-rye"


def uri(picture, kind):
    """What a click on the picture's first item of a kind hands over."""
    return next(item["uri"] for item in EXPECTED[picture]["items"] if item["kind"] == kind)


def documents(text):
    """The properties of a vCard or iCalendar document."""
    lines = text.replace("\r\n ", "").split("\r\n")
    return {name.split(";")[0]: value for name, _, value in (line.partition(":") for line in lines if line)}


class ActionTest(EndToEndTest):
    def open_sample(self, name, line, environment=None):
        app = self.start(SAMPLES / name, environment=environment)
        app.wait_title(name)
        app.wait_focused()
        app.wait_text(line)
        app.wait_idle()
        return app

    def start_service(self, name, *command, **options):
        """Starts a service of the desktop that ends with the test, and waits until it has its name on the bus."""
        process = self.session.spawn("/usr/bin/python3", *map(str, command), **options)
        owner = self.desktop.accessibility.process_of

        def stop():
            process.terminate()
            process.wait(5)
            self.session.processes.remove(process)

        self.addCleanup(stop)
        self.wait_until(
            lambda: owner(name) == process.pid,
            lambda: f"{name} to be the test's own; process {owner(name)} has it, not {process.pid}")

    def middle(self, app, item):
        x, y, width, height = app.wait_place(item, "link")
        return x + width / 2, y + height / 2

    def click_item(self, app, item):
        app.click(*self.middle(app, item))

    def open_menu(self, app, item):
        app.click(*self.middle(app, item), button=3)
        app.wait_for(re.compile("^Copy"), "menu item")
        app.wait_idle()
        app.step("menu")

    def wait_file(self, app, suffix):
        """The text of the file that a handler was started with last."""
        handled = self.wait_until(
            lambda: next((uri for uri in self.session.handled() if uri.endswith(suffix)), None), f"a file {suffix}")
        return open(urllib.parse.unquote(urllib.parse.urlparse(handled).path), newline="", encoding="utf-8").read()


class Samples(ActionTest):
    def test_receipt_calls_and_visits(self):
        app = self.open_sample("receipt.png", "Cinnamon bun £4.50")
        self.click_item(app, re.compile(r"^Call .*7946 ?0321"))
        app.wait_handled(uri("receipt.png", "phoneNumber"))
        self.click_item(app, re.compile(r"^Open www\.blueharbour"))
        app.wait_handled(uri("receipt.png", "phoneNumber"), uri("receipt.png", "link"))

    def test_receipt_opens_the_map(self):
        app = self.open_sample("receipt.png", "Cinnamon bun £4.50")
        self.click_item(app, re.compile(r"^Show 14 Quay Street.* on the map"))
        app.wait_handled("geo:0,0?q=14%20Quay%20Street%2C%20London%20SE1%209SP")

    def test_business_card_adds_a_contact(self):
        app = self.open_sample("business-card.png", "Clara Fenwick")
        self.open_menu(app, re.compile(r"^Call .*7946 ?0321"))
        app.click_in_menu("Add to Contacts")
        contact = documents(self.wait_file(app, "contact.vcf"))
        for name, value in EXPECTED["business-card.png"]["contact"].items():
            self.assertEqual(contact.get(name), value)

    def call_visit_and_open_the_map(self, picture, line, names, map_uri):
        app = self.open_sample(picture, line)
        for name in names:
            self.click_item(app, re.compile(name))
        app.wait_handled(uri(picture, "phoneNumber"), uri(picture, "link"), map_uri)

    def test_business_card_calls_visits_and_opens_the_map(self):
        self.call_visit_and_open_the_map(
            "business-card.png", "Clara Fenwick",
            (r"^Call .*7946 ?0321", r"^Open www\.blueharbour", r"^Show 14 Quay Street.* on the map"),
            "geo:0,0?q=14%20Quay%20Street%2C%20London%20SE1%209SP")

    def test_poster_calls_visits_and_opens_the_map(self):
        self.call_visit_and_open_the_map(
            "poster.png", "Midsummer Concert",
            (r"^Call .*496 ?0147", r"^Open .*tickets\.example\.org", r"^Show 3 Mill Lane.* on the map"),
            "geo:0,0?q=3%20Mill%20Lane%2C%20Leeds%20LS1%204DY")

    def test_without_an_application_for_maps_a_web_page_is_offered(self):
        handler = self.session.folder / "prefix/share/applications/handle-geo.desktop"
        kept = handler.read_text()
        self.addCleanup(handler.write_text, kept)
        handler.unlink()
        app = self.open_sample("receipt.png", "Cinnamon bun £4.50")
        self.click_item(app, re.compile(r"^Show 14 Quay Street.* on the map"))
        app.wait_for("No application for places", "label")
        app.step("no maps")
        self.assertEqual(self.session.handled(), [])
        app.click_node(app.wait_for("Show on openstreetmap.org", "button"))
        app.wait_handled("https://www.openstreetmap.org/search?query=14%20Quay%20Street%2C%20London%20SE1%209SP")

    def test_business_card_writes(self):
        app = self.open_sample("business-card.png", "Clara Fenwick")
        self.click_item(app, re.compile(r"^Write an e-mail to clara"))
        app.wait_handled(uri("business-card.png", "emailAddress"))

    def test_poster_code_saves_the_contact(self):
        app = self.open_sample("poster.png", "Midsummer Concert")
        self.click_item(app, re.compile(r"^Add Clara Fenwick to the contacts"))
        contact = documents(self.wait_file(app, "contact.vcf"))
        self.assertEqual(contact["FN"], "Clara Fenwick")
        self.assertEqual(contact["ORG"], "Blue Harbour Bakery")

    def test_poster_date_becomes_an_event(self):
        app = self.open_sample("poster.png", "Midsummer Concert")
        self.click_item(app, re.compile(r"^Create an event on 2025-06-21"))
        event = documents(self.wait_file(app, "event.ics"))
        self.assertEqual(event["DTSTART"], "20250621")
        for name, value in EXPECTED["poster.png"]["event"].items():
            self.assertEqual(event.get(name), value)

    def test_no_application_for_contacts_offers_to_copy(self):
        handler = self.session.folder / "prefix/share/applications/handle-contacts.desktop"
        kept = handler.read_text()
        self.addCleanup(handler.write_text, kept)
        handler.unlink()
        app = self.open_sample("business-card.png", "Clara Fenwick")
        self.open_menu(app, re.compile(r"^Call .*7946 ?0321"))
        app.click_in_menu("Add to Contacts")
        app.wait_for("No application for contacts", "label")
        app.step("no application")
        app.click_node(app.wait_for("Copy", "button"))
        self.wait_until(lambda: app.clipboard().startswith("BEGIN:VCARD"), "the contact to be copied")


class Links(ActionTest):
    DIALOG = "Open This Link?"

    def test_misleading_link_asks_first(self):
        app = self.open_and_read("misleading-code.png", CODE_LINE)
        item = re.compile(r"^Open evil\.example")
        self.click_item(app, item)
        dialog = app.wait_dialog(self.DIALOG)
        labels = [node.name for node in dialog.find(role="label")]
        self.assertIn(MISLEADING_URI, labels)
        self.assertTrue(any("evil.example" in label and "bank" not in label for label in labels), labels)
        app.click_in_dialog(self.DIALOG, "Cancel")
        app.wait_dialog_gone(self.DIALOG)
        self.click_item(app, item)
        app.wait_dialog(self.DIALOG)
        app.click_in_dialog(self.DIALOG, "Open")
        app.wait_handled(MISLEADING_URI)

    def test_escape_opens_nothing(self):
        app = self.open_and_read("misleading-code.png", CODE_LINE)
        self.open_menu(app, re.compile(r"^Open evil\.example"))
        app.click_in_menu("Open Link")
        app.wait_dialog(self.DIALOG)
        app.xdotool("key", "Escape")
        app.wait_dialog_gone(self.DIALOG)
        self.assertEqual(self.session.handled(), [])


class Networks(ActionTest):
    DIALOG = "Join Network"
    ITEM = re.compile(r"^Join the Wi-Fi network Harbour Guests")

    def start_network_manager(self, password):
        log = self.session.folder / "networks"
        log.write_text("")
        bus = {"DBUS_SYSTEM_BUS_ADDRESS": self.session.environment["DBUS_SESSION_BUS_ADDRESS"]}
        self.start_service(
            "org.freedesktop.NetworkManager", NETWORK_MANAGER, log, password, env=self.session.environment | bus)
        return bus, lambda: [json.loads(line) for line in log.read_text().splitlines()]

    def test_password_is_hidden_until_asked_for(self):
        app = self.open_sample("receipt.png", "Cinnamon bun £4.50")
        self.open_menu(app, self.ITEM)
        self.assertNotIn(PASSWORD, "\n".join(node.name for node in app.tree().walk()))
        app.click_in_menu("Show Password")
        dialog = app.wait_dialog("Show Password")
        self.assertIn(PASSWORD, [node.name for node in dialog.find(role="label")])
        app.click_in_dialog("Show Password", "Close")
        app.wait_dialog_gone("Show Password")

    def test_network_is_joined_when_confirmed(self):
        bus, calls = self.start_network_manager(PASSWORD)
        app = self.open_sample("receipt.png", "Cinnamon bun £4.50", environment=bus)
        self.click_item(app, self.ITEM)
        dialog = app.wait_dialog(self.DIALOG)
        self.assertNotIn(PASSWORD, dialog.dump())
        self.assertEqual(calls(), [])
        app.click_in_dialog(self.DIALOG, "Join")
        app.wait_for("Connected to “Harbour Guests”", "label")
        app.step("connected")
        settings = calls()[0]["settings"]
        self.assertEqual(settings["802-11-wireless-security"], {"key-mgmt": "wpa-psk", "psk": PASSWORD})
        self.assertEqual(bytes(settings["802-11-wireless"]["ssid"]).decode(), "Harbour Guests")
        # Once more: the profile is changed, none is added.
        self.click_item(app, self.ITEM)
        app.wait_dialog(self.DIALOG)
        app.click_in_dialog(self.DIALOG, "Join")
        app.wait_dialog_gone(self.DIALOG)
        self.assertEqual(
            [call["call"] for call in calls()], ["AddAndActivateConnection", "Update", "ActivateConnection"])

    def test_wrong_password_is_said_and_leaves_no_profile(self):
        bus, calls = self.start_network_manager("another one")
        app = self.open_sample("receipt.png", "Cinnamon bun £4.50", environment=bus)
        self.click_item(app, self.ITEM)
        app.wait_dialog(self.DIALOG)
        app.click_in_dialog(self.DIALOG, "Join")
        app.wait_for("The password was not accepted.", "label")
        app.step("wrong password")
        self.wait_until(
            lambda: [call["call"] for call in calls()]
            == ["AddAndActivateConnection", "DeactivateConnection", "Delete"], "the profile to be removed")
        app.click_in_dialog(self.DIALOG, "Cancel")
        app.wait_dialog_gone(self.DIALOG)

    def test_without_network_manager_it_is_said(self):
        app = self.open_sample(
            "receipt.png", "Cinnamon bun £4.50", environment={"DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent"})
        self.click_item(app, self.ITEM)
        app.wait_dialog(self.DIALOG)
        app.click_in_dialog(self.DIALOG, "Join")
        app.wait_for(re.compile("not managed by NetworkManager"), "label")
        app.click_node(app.wait_for("Copy", "button"))
        app.wait_clipboard(PASSWORD)


class TextActions(ActionTest):
    def test_selected_text_is_searched_for(self):
        app = self.open_sample("poster.png", "Midsummer Concert")
        x, y, width, height = app.line_extents("An evening of songs by the river")
        app.double_click(x + width / 2, y + height / 2)
        word = self.wait_until(app.primary, "a word to be selected")
        app.click(x + width / 2, y + height / 2, button=3)
        app.wait_for("Search on duckduckgo.com", "menu item")
        app.step("selection menu")
        app.click_in_menu("Search on duckduckgo.com")
        app.wait_handled(f"https://duckduckgo.com/?q={word}")


class Sandbox(ActionTest):
    def test_the_portal_opens_what_is_asked_for(self):
        log = self.session.folder / "portal"
        log.write_text("")
        self.start_service("org.freedesktop.portal.Desktop", PORTAL, log)
        # As in a snap without applications of its own for the scheme.
        app = self.open_and_read("data.png", MAIL_LINE, environment={"SNAP": "/snap/legible/1", "GTK_USE_PORTAL": "1"})
        self.open_menu(app, re.compile(r"^Call .*7946 ?0958"))
        app.click_in_menu("Send Message")
        self.wait_until(lambda: log.read_text() == "sms:+442079460958\n", "the portal to be asked")
        self.assertEqual(self.session.handled(), [])
