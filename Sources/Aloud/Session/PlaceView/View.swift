/// A view of the place: the screen below all layers, what is in front, and the frame around it.
///
/// A class, because it is large and many objects share it.
final class View: Sendable {
  let base: PlaceView
  /// The menu, the picker or the base that is in front.
  let front: PlaceView
  let frame: Frame

  init(base: PlaceView, front: PlaceView? = nil, frame: Frame) {
    self.base = base
    self.front = front ?? base
    self.frame = frame
  }

  /// The base is in front if `front` is nil.
  func showing(_ front: PlaceView?) -> View {
    front == nil && self.front === base ? self : View(base: base, front: front, frame: frame)
  }
}
