import AloudPrompts
import AloudTerminal

/// What `whiptail` and `dialog` end with; dialog's codes can be set by variables such as `DIALOG_ESC`.
struct DialectExitCodes {
  let dialect: Dialect

  /// The code for an ending of a box.
  func code(_ ending: BoxOutcome.Ending) -> Int32 {
    switch ending {
    case .ok: code("OK", 0)
    case .cancel: code("CANCEL", 1)
    case .help: code("HELP", 2)
    case .extra: code("EXTRA", 3)
    case .escape: code("ESC", 255)
    case .timeout: code("TIMEOUT", 255)
    case .inputEnd: error
    }
  }

  /// The code for help on an item that has a help of its own.
  var itemHelp: Int32 { code("ITEM_HELP", code("HELP", 2)) }

  /// The code for an error.
  var error: Int32 { code("ERROR", 255) }

  /// The code for wrong arguments: whiptail has one of its own for its options.
  func code(_ error: DialectError) -> Int32 {
    switch dialect {
    case .whiptail: error.isOfOption ? 1 : 255
    case .dialog: self.error
    }
  }

  private func code(_ name: String, _ usual: Int32) -> Int32 {
    guard dialect == .dialog, let value = EnvironmentVariable.value("DIALOG_" + name) else { return usual }
    return Int32(value).map { $0 & 0xFF } ?? usual
  }
}
