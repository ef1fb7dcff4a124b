/// How the user comes to a place.
enum Arrival: Sendable, Equatable {
  /// For the first time, or anew: it is said in full.
  case new
  /// Back to where the user was: it is said in short, with the thing that was last used.
  case back
  /// Not moved, but the place is another: only what it is, and how much it holds.
  case changed

  /// What is heard with the place.
  var sound: SoundIcon? {
    switch self {
    case .new: .opened
    case .back: .closed
    case .changed: nil
    }
  }
}
