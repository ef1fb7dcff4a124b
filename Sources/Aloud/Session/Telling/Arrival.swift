/// The way in which the user comes to a place.
enum Arrival: Sendable, Equatable {
  /// The user opens the place, which is announced in full.
  case new
  /// The user returns to the place, which is announced briefly, with the element that was last used.
  case back
  /// The user has not moved, but the place has changed: only its name, role and number of elements are announced.
  case changed

  /// The sound that is played with the place.
  var sound: SoundIcon? {
    switch self {
    case .new: .opened
    case .back: .closed
    case .changed: nil
    }
  }
}
