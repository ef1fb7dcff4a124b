/// What using a control does.
public enum Action: Sendable, Equatable {
  /// The app is told, with the event `pressed`.
  case send
  /// The app is told as by `send`, and brings up what is said to open.
  case sendToOpen(Opening)
  /// A screen is pushed onto the tab's or sheet's stack: it "opens a screen".
  indirect case push(ID)
  /// A sheet comes up over everything: it "opens a sheet".
  indirect case present(ID)
  /// The sheet is asked to go, as by "cancel".
  case dismiss
  /// The program ends in order.
  case quit

  /// What using a control opens.
  public enum Opening: Sendable, Equatable {
    /// It "opens a screen".
    case screen
    /// It "opens a sheet".
    case sheet
  }
}
