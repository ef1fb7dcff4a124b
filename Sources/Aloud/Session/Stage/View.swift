/// What there is to be seen now: the screen below all layers, what is in front, and what stands around it.
///
/// It is large and every layer looks at it: many hold it, and nobody copies it.
final class View: Sendable {
  /// The screen or sheet below all layers.
  let base: Shown
  /// What is in front: a menu, a picker, or the base.
  let front: Shown
  let frame: Frame

  /// A view with something in front of the base, or nothing.
  init(base: Shown, front: Shown? = nil, frame: Frame) {
    self.base = base
    self.front = front ?? base
    self.frame = frame
  }

  /// The same with something else in front; nothing where that is nil.
  func showing(_ front: Shown?) -> View {
    front == nil && self.front === base ? self : View(base: base, front: front, frame: frame)
  }
}
