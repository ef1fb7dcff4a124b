/// A part of an app's state that undo puts back by itself (EDIT-5).
///
/// Undo takes back one act and nothing else: of each part it puts back what that act changed, where it still is as the act left it.
/// What other acts, programs or the host have changed since stays. Where the act's own change has been changed since, nothing is put
/// back, and the user is told why.
///
/// ```swift
/// var undoParts: [StatePart<State>] {
///   [.value(\.title), .entries(\.draft), .rows(\.notes, [.value(\.text), .value(\.isDone)])]
/// }
/// ```
public struct StatePart<State>: Sendable {
  private let body: @Sendable (inout State, State, State) throws(UndoRefusal) -> Void

  /// A part that `body` puts back: it gives `state` what `before` holds where `after` holds something else, and leaves the rest.
  /// It throws where `state` no longer holds what `after` does.
  public init(
    _ body: @escaping @Sendable (_ state: inout State, _ before: State, _ after: State) throws(UndoRefusal) -> Void
  ) {
    self.body = body
  }

  /// Gives `state` what `before` holds where `after` holds something else.
  ///
  /// - Throws: `UndoRefusal` where that has been changed since; `state` is then of no use.
  public func putBack(_ state: inout State, before: State, after: State) throws(UndoRefusal) {
    try body(&state, before, after)
  }

  /// A value that is put back as a whole.
  public static func value<Value: Equatable & Sendable>(_ path: any WritableKeyPath<State, Value> & Sendable)
    -> StatePart
  {
    StatePart { state, before, after throws(UndoRefusal) in
      let (old, new) = (before[keyPath: path], after[keyPath: path])
      guard old != new, state[keyPath: path] != old else { return }
      guard state[keyPath: path] == new else { throw .changedSince }
      state[keyPath: path] = old
    }
  }

  /// A dictionary, of which each entry is put back by itself.
  public static func entries<Key: Hashable & Sendable, Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<State, [Key: Value]> & Sendable
  ) -> StatePart {
    StatePart { state, before, after throws(UndoRefusal) in
      let (old, new) = (before[keyPath: path], after[keyPath: path])
      for key in Set(old.keys).union(new.keys) where old[key] != new[key] {
        let now = state[keyPath: path][key]
        if now == old[key] { continue }
        guard now == new[key] else { throw .changedSince }
        state[keyPath: path][key] = old[key]
      }
    }
  }

  /// A part with parts of its own.
  public static func within<Part: Sendable>(
    _ path: any WritableKeyPath<State, Part> & Sendable, _ parts: [StatePart<Part>]
  ) -> StatePart {
    StatePart { state, before, after throws(UndoRefusal) in
      for part in parts {
        try part.putBack(&state[keyPath: path], before: before[keyPath: path], after: after[keyPath: path])
      }
    }
  }

  /// A list of things with ids: each is put back by itself, and in `parts` where those are given. A thing that was taken away comes
  /// back behind what stood before it.
  public static func rows<Row: Identifiable & Equatable & Sendable>(
    _ path: any WritableKeyPath<State, [Row]> & Sendable, _ parts: [StatePart<Row>] = [.value(\.self)]
  ) -> StatePart {
    StatePart { state, before, after throws(UndoRefusal) in
      let change = RowsChange(from: before[keyPath: path], to: after[keyPath: path], parts)
      try change.takeBack(in: &state[keyPath: path])
    }
  }
}

/// Why an act can't be taken back, or done again.
public struct UndoRefusal: Error, Sendable {
  /// The reason, as it is said of what is dimmed; nil where what the act changed has been changed since, which is said.
  public var reason: LocalizedText?

  /// It can't be for a `reason` of the app's.
  public init(because reason: LocalizedText?) { self.reason = reason }

  /// What the act changed has been changed since.
  public static let changedSince = UndoRefusal(because: nil)
}

/// What an act changed of a list of things with ids.
private struct RowsChange<Row: Identifiable & Equatable> {
  let before: [Row]
  let after: [Row]
  let parts: [StatePart<Row>]

  init(from before: [Row], to after: [Row], _ parts: [StatePart<Row>]) {
    (self.before, self.after, self.parts) = (before, after, parts)
  }

  func takeBack(in rows: inout [Row]) throws(UndoRefusal) {
    if before == after { return }
    let old = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.id, $0) }) { first, _ in first }
    try takeBackOrder(in: &rows, old, new)
    for row in after where old[row.id] == nil {
      guard let index = rows.firstIndex(where: { $0.id == row.id }) else { continue }
      guard rows[index] == row else { throw .changedSince }
      rows.remove(at: index)
    }
    for row in after {
      guard let earlier = old[row.id], earlier != row else { continue }
      guard let index = rows.firstIndex(where: { $0.id == row.id }) else { throw .changedSince }
      for part in parts { try part.putBack(&rows[index], before: earlier, after: row) }
    }
    for (index, row) in before.enumerated() where new[row.id] == nil {
      if let there = rows.first(where: { $0.id == row.id }) {
        guard there == row else { throw .changedSince }
        continue
      }
      let above = Set(before[..<index].map(\.id))
      rows.insert(row, at: rows.lastIndex { above.contains($0.id) }.map { $0 + 1 } ?? 0)
    }
  }

  /// Puts the things back into their order, where the act has changed it and it has not been changed since.
  private func takeBackOrder(in rows: inout [Row], _ old: [Row.ID: Row], _ new: [Row.ID: Row]) throws(UndoRefusal) {
    let earlier = before.map(\.id).filter { new[$0] != nil }
    let later = after.map(\.id).filter { old[$0] != nil }
    if earlier == later { return }
    let places = rows.indices.filter { old[rows[$0].id] != nil && new[rows[$0].id] != nil }
    let now = places.map { rows[$0].id }
    if now == earlier { return }
    guard now == later else { throw .changedSince }
    let known = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    for (place, id) in zip(places, earlier) { if let row = known[id] { rows[place] = row } }
  }
}
