/// The effect of using a control.
public enum Action: Sendable, Equatable {
  /// Sends the event `pressed` to the app.
  case send
  /// Sends the event `pressed` to the app, which then opens a place of the given kind.
  case sendToOpen(Opening)
  /// Pushes a screen onto the stack of the tab or the sheet; announced as "opens a screen".
  indirect case push(ID)
  /// Presents a sheet above everything else; announced as "opens a sheet".
  indirect case present(ID)
  /// Closes the sheet in front, as the command "done" does.
  case dismiss
  /// Ends the program in an orderly way.
  case quit

  /// The kind of place that an action opens.
  public enum Opening: Sendable, Equatable {
    /// A screen, announced as "opens a screen".
    case screen
    /// A sheet, announced as "opens a sheet".
    case sheet
  }
}
