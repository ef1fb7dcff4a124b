extension MenuItem {
  /// The same, checked or not.
  public consuming func checked(_ isChecked: Bool = true) -> Self { state(isChecked ? .on : .off) }

  /// The same, in a state.
  public consuming func state(_ state: State?) -> Self { changed { $0.state = state } }

  /// The same, left out of the menu where `isHidden` holds.
  public consuming func hidden(if isHidden: Bool = true) -> Self { changed { $0.isHidden = isHidden } }
}
