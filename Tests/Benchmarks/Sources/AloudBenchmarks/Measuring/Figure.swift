/// One figure that Aloud is to reach, as it was measured.
struct Figure {
  let name: String
  let ours: String
  let peer: String
  let ratio: Double?
  let goal: String
  /// Whether the goal is met, or nil where there is none.
  let isMet: Bool?

  /// How long something takes beside a peer, which may be told without a goal.
  init(_ name: String, _ ours: Duration, against peer: Duration, _ peerName: String, atMost limit: Double? = nil) {
    let ratio = ours / peer
    self.name = name
    self.ours = ours.inWords
    self.peer = "\(peer.inWords) \(peerName)"
    self.ratio = ratio
    goal = limit.map { "at most \($0) ×" } ?? "–"
    isMet = limit.map { ratio <= $0 }
  }

  /// How many times as much as something else there is.
  init(_ name: String, _ ours: String, against peer: String, _ ratio: Double, atMost limit: Double) {
    (self.name, self.ours, self.peer, self.ratio) = (name, ours, peer, ratio)
    goal = "at most \(limit) ×"
    isMet = ratio <= limit
  }

  /// What can't be measured here, and why.
  init(skipped name: String, because reason: String) {
    self.name = name
    ours = "–"
    peer = reason
    ratio = nil
    goal = "–"
    isMet = nil
  }

  /// How long something takes.
  init(_ name: String, _ ours: Duration, atMost limit: Duration) {
    self.name = name
    self.ours = ours.inWords
    peer = "–"
    ratio = nil
    goal = "at most \(limit.inWords)"
    isMet = ours <= limit
  }

  /// How many times as much something is.
  init(_ name: String, times ratio: Double, _ what: String, atMost limit: Double) {
    self.name = name
    ours = what
    peer = "–"
    self.ratio = ratio
    goal = "at most \(limit) ×"
    isMet = ratio <= limit
  }

  /// How much of something there is, in a unit.
  init(_ name: String, _ ours: Int, _ unit: String, atLeast least: Int = .min, atMost most: Int = .max) {
    self.name = name
    self.ours = "\(ours) \(unit)"
    peer = "–"
    ratio = nil
    goal = least > .min ? "at least \(least) \(unit)" : "at most \(most) \(unit)"
    isMet = (least...most).contains(ours)
  }
}
