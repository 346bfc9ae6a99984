// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import TestSupport
import XCTest

final class CastingTests: XCTestCase {
    func testOneNameCastsToPublicAndPrivateClasses() throws {
        try onDisplay {
            let label = GObjectReference(sinking: cast(gtk_label_new("text")) as OpaquePointer)
            let widget: UnsafeMutablePointer<GtkWidget> = cast(label)
            let opaque: OpaquePointer = cast(widget)
            XCTAssertEqual(widget.raw, label.raw)
            XCTAssertEqual(opaque.raw, label.raw)
            XCTAssertEqual(String(cString: gtk_label_get_text(cast(widget))), "text")
        }
    }

    func testInstancesKnowTheirType() throws {
        try onDisplay {
            let label = GObjectReference(sinking: cast(gtk_label_new(nil)) as OpaquePointer)
            XCTAssertTrue(isInstance(label, of: gtk_widget_get_type()))
            XCTAssertTrue(isInstance(label, of: gtk_accessible_get_type()), "an interface")
            XCTAssertFalse(isInstance(label, of: gtk_button_get_type()))
            XCTAssertEqual(typeName(of: label), "GtkLabel")
            XCTAssertEqual(instanceType(of: label), gtk_label_get_type())
            XCTAssertEqual(typeName(of: FundamentalType.invalid), "invalid")
        }
    }

    func testFundamentalTypesAreThoseOfGLib() {
        let names: [(GType, String)] = [
            (FundamentalType.none, "void"), (FundamentalType.interface, "GInterface"),
            (FundamentalType.boolean, "gboolean"), (FundamentalType.int, "gint"),
            (FundamentalType.unsignedInt, "guint"), (FundamentalType.int64, "gint64"),
            (FundamentalType.unsignedInt64, "guint64"), (FundamentalType.enumeration, "GEnum"),
            (FundamentalType.flags, "GFlags"), (FundamentalType.float, "gfloat"),
            (FundamentalType.double, "gdouble"), (FundamentalType.string, "gchararray"),
            (FundamentalType.pointer, "gpointer"), (FundamentalType.boxed, "GBoxed"),
            (FundamentalType.parameter, "GParam"), (FundamentalType.object, "GObject"),
            (FundamentalType.variant, "GVariant"),
        ]
        for (type, name) in names { XCTAssertEqual(typeName(of: type), name) }
    }

    func testReferencesKeepAndRelease() throws {
        try onDisplay {
            let store = OpaquePointer(newObject(gtk_string_list_get_type()))
            func count() -> guint { store.raw.assumingMemoryBound(to: GObject.self).pointee.ref_count }
            XCTAssertEqual(count(), 1)
            do {
                let retained = GObjectReference(retaining: store)
                XCTAssertEqual(count(), 2)
                withExtendedLifetime(retained) {}
            }
            XCTAssertEqual(count(), 1)
            g_object_ref(store.raw)
            do {
                let adopted = GObjectReference(adopting: store)
                XCTAssertEqual(count(), 2)
                withExtendedLifetime(adopted) {}
            }
            XCTAssertEqual(count(), 1)
            g_object_unref(store.raw)
        }
    }
}
