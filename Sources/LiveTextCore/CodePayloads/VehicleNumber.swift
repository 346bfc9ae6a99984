// SPDX-License-Identifier: Apache-2.0

/// A vehicle identification number (ISO 3779).
package struct VehicleNumber: Hashable, Sendable {
    /// Seventeen letters and digits.
    package let number: String
    /// ISO 3166 code of the country it was made in, where the number tells.
    package let country: String?
    /// The year of the model.
    package let modelYear: Int?

    package init(number: String, country: String?, modelYear: Int?) {
        self.number = number
        self.country = country
        self.modelYear = modelYear
    }
}
