/// A view of the place: the screen below all layers, what is in front, and the frame around it.
///
/// A view is a class because it is large and many objects share it.
final class View: Sendable {
  /// The screen or sheet below all layers.
  let base: PlaceView
  /// The menu, the picker or the base that is in front.
  let front: PlaceView
  let frame: Frame

  /// Creates a view with `front` in front of the base, or the base itself in front where `front` is `nil`.
  init(base: PlaceView, front: PlaceView? = nil, frame: Frame) {
    self.base = base
    self.front = front ?? base
    self.frame = frame
  }

  /// Returns this view with `front` in front, or with the base in front where `front` is `nil`.
  func showing(_ front: PlaceView?) -> View {
    front == nil && self.front === base ? self : View(base: base, front: front, frame: frame)
  }
}
