// SPDX-License-Identifier: Apache-2.0

/// A coordinate space. Points, rectangles and quads carry theirs in their type, so that two spaces cannot be mixed up.
public protocol CoordinateSpace: Sendable {}

/// Pixels of the displayed picture, after its orientation was applied; origin top-left, y down.
public enum ImageSpace: CoordinateSpace {}

/// The picture as 0…1 in both directions, after its orientation was applied; origin top-left, y down.
public enum UnitSpace: CoordinateSpace {}

/// Logical pixels of a widget (GTK's points); origin top-left, y down.
public enum ViewSpace: CoordinateSpace {}

/// A point in image pixels.
public typealias ImagePoint = Point<ImageSpace>
/// A point in unit space.
public typealias UnitPoint = Point<UnitSpace>
/// A point in widget points.
public typealias ViewPoint = Point<ViewSpace>

/// A size in image pixels.
public typealias ImageSize = Size<ImageSpace>
/// A size in widget points.
public typealias ViewSize = Size<ViewSpace>

/// A rectangle in image pixels.
public typealias ImageRect = Rect<ImageSpace>
/// A rectangle in unit space.
public typealias UnitRect = Rect<UnitSpace>
/// A rectangle in widget points.
public typealias ViewRect = Rect<ViewSpace>

/// A quadrilateral in image pixels.
public typealias ImageQuad = Quad<ImageSpace>
/// A quadrilateral in widget points.
public typealias ViewQuad = Quad<ViewSpace>

/// A closed shape in image pixels.
public typealias ImagePolygon = Polygon<ImageSpace>
/// A closed shape in widget points.
public typealias ViewPolygon = Polygon<ViewSpace>

/// A straight line in image pixels.
public typealias ImageSegment = Segment<ImageSpace>
/// A straight line in widget points.
public typealias ViewSegment = Segment<ViewSpace>
