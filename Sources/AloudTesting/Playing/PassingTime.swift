internal import Aloud

/// The waits that an app has asked for, and a clock that goes only as far as a test lets it.
public struct PassingTime: Sendable {
  /// How far the clock has gone.
  public private(set) var milliseconds = 0
  private var waits: [(id: ID, due: Int)] = []

  /// How many waits have not passed.
  public var count: Int { waits.count }
  /// Whether all have.
  public var isEmpty: Bool { waits.isEmpty }

  /// What is waited for.
  package var names: Set<String> { Set(waits.map(\.id.name)) }

  /// Begins a wait.
  mutating func wait(_ id: ID, milliseconds length: Int) { waits.append((id, milliseconds + length)) }

  /// Takes out the next wait that is over by a millisecond, at which the clock then is; nil, and the clock there, where
  /// there is none.
  mutating func next(until end: Int) -> ID? {
    let due = waits.indices.filter { waits[$0].due <= end }.min { waits[$0].due < waits[$1].due }
    milliseconds = due.map { waits[$0].due } ?? end
    return due.map { waits.remove(at: $0).id }
  }
}
