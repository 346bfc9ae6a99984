// SPDX-License-Identifier: Apache-2.0

/// The fields of payloads in the form `KEY:value;KEY:value;;`, in which a backslash takes away a sign's meaning: MECARD,
/// BIZCARD, MATMSG, MEBKM, WIFI.
struct FieldList {
    /// A field.
    struct Field {
        /// In upper case.
        let name: String
        /// With its backslashes.
        let rawValue: String

        /// Without them.
        var value: String { FieldList.unescaped(rawValue) }
    }

    /// In their order, empty ones too.
    let fields: [Field]

    /// Reads what follows the payload's prefix; `nil` when a piece is no field, as after a semicolon that should have
    /// been escaped.
    init?(_ text: String) {
        var fields: [Field] = []
        for piece in Self.pieces(of: text) where !piece.trimmingSpaces.isEmpty {
            guard let colon = piece.unicodeScalars.firstIndex(of: ":") else { return nil }
            let name = String(piece[..<colon]).trimmingSpaces
            guard !name.isEmpty, name.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == .ascii("-") }) else {
                return nil
            }
            fields.append(
                Field(name: name.uppercased(), rawValue: String(piece.unicodeScalars[colon...].dropFirst())))
        }
        self.fields = fields
    }

    /// The first field of a name that says something.
    func value(_ name: String) -> String? {
        fields.first { $0.name == name && !$0.rawValue.isEmpty }?.value
    }

    /// All fields of a name that say something.
    func values(_ name: String) -> [String] {
        fields.filter { $0.name == name && !$0.rawValue.isEmpty }.map(\.value)
    }

    /// The text between semicolons without a backslash.
    private static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var piece = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if scalar == ";", !isEscaped {
                pieces.append(String(piece))
                piece = String.UnicodeScalarView()
                continue
            }
            isEscaped = scalar == "\\" && !isEscaped
            piece.append(scalar)
        }
        return pieces + [String(piece)]
    }

    private static func unescaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if scalar == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.append(scalar)
                isEscaped = false
            }
        }
        if isEscaped { result.append("\\") }
        return String(result)
    }
}
