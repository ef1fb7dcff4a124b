@testable internal import Aloud

/// After undo and redo, what other acts, programs and hosts have changed is as it was (EDIT-5).
struct UndoneParts {
  /// What one act has changed: each part, before and after.
  private typealias Change = [String: (old: String?, new: String?)]

  /// What only goes on: orders and letters are sent, parcels and news come.
  private static let lasting: Set = ["orders", "letters", "parcels", "news"]
  private var acts: [Change] = []

  /// Looks at what one input has changed.
  mutating func check(
    _ input: LedgerInput, _ events: [Event], _ before: LedgerApp.State, _ after: LedgerApp.State
  ) throws {
    let (old, new) = (before.parts, after.parts)
    var change: Change = [:]
    for part in Set(old.keys).union(new.keys) where old[part] != new[part] { change[part] = (old[part], new[part]) }
    guard events.contains(.restored) else {
      if !change.isEmpty, input.line != nil { acts.append(change) }
      return
    }
    if let part = change.keys.first(where: Self.lasting.contains) {
      throw Finding("undo or redo has changed \(part) from \(change[part]?.old ?? "") to \(change[part]?.new ?? "")")
    }
    func isOf(_ act: Change, _ isUndo: Bool) -> Bool {
      change.allSatisfy { part, values in
        act[part].map { isUndo ? $0.old == values.new : $0.new == values.new } ?? false
      }
    }
    // Several lines in a picker or on a sheet may be one act.
    if acts.contains(where: { isOf($0, true) || isOf($0, false) }) || isOfSeveral(change) { return }
    throw Finding("undo or redo has changed \(change.keys.sorted()), which no act has changed so")
  }

  /// Whether a change is of parts that were changed one after the other, without anything else: of one control.
  private func isOfSeveral(_ change: Change) -> Bool {
    guard change.count == 1, let (part, values) = change.first else { return change.isEmpty }
    return acts.contains { $0[part].map { $0.old == values.new || $0.new == values.new } ?? false }
  }
}
