extension Screen: Modifiable {
  /// The same with rows that can be selected, all but those in `excluded`, and the acts for those that are (EDIT-1).
  public func selectable(excluding excluded: Set<ID> = [], @MenuBuilder acts: () -> [MenuElement]) -> Self {
    let selection = ListSelection(acts: Menu(acts()), excluding: excluded)
    return changed { $0.selection = selection }
  }
}
