// SPDX-License-Identifier: Apache-2.0

import CGtk
import Foundation
import LiveTextGtk

/// What every example is: one window about one picture, whose path is the program's first argument.
@MainActor
public enum Example {
    /// The picture to show.
    public static var picturePath: String {
        guard CommandLine.arguments.count > 1 else {
            write("usage: \(CommandLine.arguments.first ?? "example") PICTURE")
            exit(2)
        }
        return CommandLine.arguments[1]
    }

    /// What comes after the picture on the command line.
    public static var options: [String] { Array(CommandLine.arguments.dropFirst(2)) }

    /// Shows a window with the given content and runs until it is closed.
    public static func run(
        _ title: String, width: Int = 900, height: Int = 640, content: @escaping @MainActor () -> GtkWidgetPointer
    ) -> Never {
        _ = picturePath
        // Some examples read their picture before they make the first widget of the library.
        MainActorLoop.install()
        let application = gtk_application_new("app.legible.example.\(title)", G_APPLICATION_NON_UNIQUE)
        guard let application else { exit(1) }
        connect(application, "activate") {
            let window: UnsafeMutablePointer<GtkWindow> = cast(gtk_application_window_new(application))
            gtk_window_set_title(window, title)
            gtk_window_set_default_size(window, gint(width), gint(height))
            gtk_window_set_child(window, content())
            gtk_window_present(window)
        }
        let status = g_application_run(cast(application), 0, nil)
        g_object_unref(application.address)
        exit(status)
    }

    /// A column of widgets.
    public static func column(_ children: GtkWidgetPointer...) -> GtkWidgetPointer {
        let box: GtkWidgetPointer = cast(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        for child in children { gtk_box_append(cast(box), child) }
        return box
    }

    /// A line of text that the program changes to say what happens.
    public static func statusLabel(_ text: String) -> GtkWidgetPointer {
        let label: GtkWidgetPointer = cast(gtk_label_new(text))
        gtk_widget_set_margin_top(label, 6)
        gtk_widget_set_margin_bottom(label, 6)
        return label
    }

    /// Says on standard error why something did not work; an application of your own would tell the person.
    public static func report(_ error: any Error) { write("\(error)") }

    private static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
