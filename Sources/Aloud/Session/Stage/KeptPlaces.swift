/// The screens that the user has been at, as they are shown while the app's state and the user's settings stay the same.
struct KeptPlaces: Sendable {
  private var stateNumber = 0
  private var user: User?
  private var places: [ID: Shown] = [:]

  /// The screen of an id for the state with a number, which `make` makes where it has not been made yet.
  mutating func place(_ id: ID, stateNumber: Int, _ user: User, _ make: () -> Shown) -> Shown {
    if self.stateNumber != stateNumber || self.user !== user {
      (self.stateNumber, self.user, places) = (stateNumber, user, [:])
    }
    if let shown = places[id] { return shown }
    let shown = make()
    places[id] = shown
    return shown
  }
}
