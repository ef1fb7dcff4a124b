package import Aloud

/// A walk through the places of an app, in each of which everything a user may say there is said.
package struct PlaceWalk<A: App> {
  package struct Moment: Sendable {
    package var player: AppPlayer<A>
    package fileprivate(set) var lines: [String] = []
    /// The texts that the user has made of lines by editing, the oldest first, if they are noted as they are heard.
    package var texts: [String] = []

    package init(_ player: AppPlayer<A>) { self.player = player }
  }

  private static var nonsense: String { "ΩΩ" }

  private let lines: (Session<A>) -> [String]
  private let place: (Session<A>) -> String?
  private let placeLimit: Int
  private let waitLimit: Int
  private let hear: (inout Moment) -> Void
  private var places: Set<String> = []
  private var waits: Set<String> = []
  private var open: [Moment] = []

  /// The walk doesn't go on where `place` returns `nil`. The limits are those of places, and of waits that end in a place.
  package init(
    saying lines: @escaping (Session<A>) -> [String], place: @escaping (Session<A>) -> String?, placeLimit: Int,
    waitLimit: Int, hear: @escaping (inout Moment) -> Void
  ) {
    (self.lines, self.place, self.hear) = (lines, place, hear)
    (self.placeLimit, self.waitLimit) = (placeLimit, waitLimit)
  }

  package func hear(_ moment: inout Moment, _ happening: (inout AppPlayer<A>) throws -> Void) throws {
    try happening(&moment.player)
    hear(&moment)
  }

  package func say(_ line: String, to moment: inout Moment) throws {
    moment.lines.append(line)
    try hear(&moment) { try $0.say(line) }
  }

  /// Walks from a moment to each place that has not been visited.
  package mutating func explore(from start: Moment) throws {
    try arrive(at: start)
    while let moment = open.popLast() {
      let session = moment.player.session
      for line in lines(session) {
        var next = moment
        try say(line, to: &next)
        try arrive(at: next)
        guard !next.player.isOver, next.player.session.state != session.state else { continue }
        for command in ["undo", "redo"] {
          try say(next.player.session.locale.wording.phrase("command.\(command)"), to: &next)
        }
      }
      try fail(moment)
      var end = moment
      try hear(&end) { try $0.end() }
    }
  }

  /// Visits the place later if it is new, and lets its waits end, once for each that waits there.
  private mutating func arrive(at moment: Moment) throws {
    guard !moment.player.isOver, let place = place(moment.player.session) else { return }
    if places.count < placeLimit, places.insert(place).inserted { open.append(moment) }
    let names = moment.player.outside.waits.names
    guard !names.isEmpty, waits.insert("\(names.sorted()) \(place)").inserted else { return }
    var later = moment
    for _ in 0..<waitLimit {
      guard try later.player.passNextWait() else { break }
      hear(&later)
    }
    try arrive(at: later)
  }

  /// Says what is not understood until all help has been given, and lines that can't be taken.
  private func fail(_ moment: Moment) throws {
    var next = moment
    for _ in 1...3 { try say(Self.nonsense, to: &next) }
    for error in LineError.allCases { try hear(&next) { try $0.reject(error) } }
  }
}

extension Wording {
  /// Returns the first alternative of a message, in English if the language has none.
  package func phrase(_ key: String) -> String { phrases(key).first ?? key }
}
