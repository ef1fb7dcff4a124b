/// A part of an app's state that undo restores by itself (EDIT-5).
///
/// Undo takes back one action and nothing else: in each part it restores the values that the action changed, if they are still as
/// the action left them. Later changes by other actions, by programs or by the host remain. If a later change affects the same
/// values, nothing is restored, and the user is told why.
///
/// ```swift
/// var undoParts: [StatePart<State>] {
///   [.value(\.title), .entries(\.draft), .rows(\.notes, [.value(\.text), .value(\.isDone)])]
/// }
/// ```
public struct StatePart<State>: Sendable {
  private let body: @Sendable (inout State, State, State) throws(UndoRefusal) -> Void

  /// Creates a part that `body` restores: in `state`, it replaces the values that differ between `before` and `after` by those of
  /// `before`. The closure throws if `state` no longer has the values of `after`.
  public init(
    _ body: @escaping @Sendable (_ state: inout State, _ before: State, _ after: State) throws(UndoRefusal) -> Void
  ) {
    self.body = body
  }

  /// Restores in `state` the values of `before` that differ from those of `after`.
  ///
  /// - Throws: `UndoRefusal` if the values have been changed since; `state` must then be discarded.
  public func putBack(_ state: inout State, before: State, after: State) throws(UndoRefusal) {
    try body(&state, before, after)
  }

  /// Returns a part for a value that is restored as a whole.
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

  /// Returns a part for a dictionary whose entries are restored individually.
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

  /// Returns a part that consists of parts of its own.
  public static func within<Part: Sendable>(
    _ path: any WritableKeyPath<State, Part> & Sendable, _ parts: [StatePart<Part>]
  ) -> StatePart {
    StatePart { state, before, after throws(UndoRefusal) in
      for part in parts {
        try part.putBack(&state[keyPath: path], before: before[keyPath: path], after: after[keyPath: path])
      }
    }
  }

  /// Returns a part for a list of identifiable elements, each restored by itself, and by `parts` if given. A removed element is
  /// inserted again after the elements that preceded it.
  public static func rows<Row: Identifiable & Equatable & Sendable>(
    _ path: any WritableKeyPath<State, [Row]> & Sendable, _ parts: [StatePart<Row>] = [.value(\.self)]
  ) -> StatePart {
    StatePart { state, before, after throws(UndoRefusal) in
      let change = RowsChange(before: before[keyPath: path], after: after[keyPath: path], parts: parts)
      try change.takeBack(in: &state[keyPath: path])
    }
  }
}

/// The error that is thrown when an action can't be undone or redone.
public struct UndoRefusal: Error, Sendable {
  /// The reason, in the form used for dimmed items. If nil, the user is told that the affected values have been changed since.
  public var reason: LocalizedText?

  /// Creates a refusal with the app's own reason.
  public init(because reason: LocalizedText?) { self.reason = reason }

  /// The values that the action changed have been changed since.
  public static let changedSince = UndoRefusal(because: nil)
}

private struct RowsChange<Row: Identifiable & Equatable> {
  let before: [Row]
  let after: [Row]
  let parts: [StatePart<Row>]

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

  /// Restores the order of the elements, if the action changed it and it has not been changed since.
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
