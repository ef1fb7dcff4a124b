internal import Aloud

/// Handles the dismissal of a sheet, and restores its values (SHEET-3).
struct SheetLeaving {
  let model: DocumentModel

  /// Saves the values of a sheet before it changes the first of them.
  func keepDraft(_ sheet: String?, _ state: inout DocumentState) {
    guard let sheet, state.drafts[sheet] == nil else { return }
    let names = model.valuesOfSheet[sheet] ?? []
    state.drafts[sheet] = SheetDraft(
      values: state.values.filter { names.contains($0.key) }, changed: state.changed.intersection(names))
  }

  func left(_ id: ID, _ step: Event.Dismissal, _ state: inout DocumentState) -> [Effect] {
    if step == .keep { state.drafts[id.name] = nil }
    if step == .did { putBack(id.name, &state) }
    let actions = model.dismissals[id.name]?[step] ?? []
    // A sheet that is being dismissed is not dismissed again and pushes nothing.
    let isLeaving = step == .will || step == .did
    let origin = Origin(
      site: id, row: id.item.flatMap { model.row($0, in: state) }, sheet: id.name, isOrphan: isLeaving)
    return ActionPerformer(model: model).perform(actions, &state, origin)
  }

  /// Restores the values of a sheet that was left without its preferred action.
  private func putBack(_ sheet: String, _ state: inout DocumentState) {
    if let draft = state.drafts.removeValue(forKey: sheet) {
      for (name, value) in draft.values { state.give(name, value) }
      state.changed.subtract(draft.values.keys)
      state.changed.formUnion(draft.changed)
    }
    for (id, pending) in state.pending where pending.origin.sheet == sheet {
      state.pending[id]?.origin.isOrphan = true
    }
  }
}
