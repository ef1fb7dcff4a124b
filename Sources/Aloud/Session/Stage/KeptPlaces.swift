/// The screens that the user has been at, as they are shown while the app's state and the user's settings stay the same.
struct KeptPlaces: Sendable {
  private var stateNumber = 0
  private var user: User?
  private var roots: [ID: Shown] = [:]
  private var pushed: [ID: Shown] = [:]

  /// The screen at the bottom of a stack, or pushed, under the id that the user came to it by, for the state with a number;
  /// `make` makes it where it has not been made yet.
  mutating func place(
    _ id: ID, isRoot: Bool, stateNumber: Int, _ user: User, _ make: () -> Shown
  ) -> Shown {
    if self.stateNumber != stateNumber || self.user !== user {
      self = KeptPlaces()
      (self.stateNumber, self.user) = (stateNumber, user)
    }
    if let shown = isRoot ? roots[id] : pushed[id] { return shown }
    let shown = make()
    if isRoot { roots[id] = shown } else { pushed[id] = shown }
    return shown
  }
}
