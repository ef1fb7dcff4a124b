/// An option of dialog. Options that affect only a widget's looks are accepted and ignored.
struct DialogOption: Sendable {
  let valueCount: Int
  let set: @Sendable (inout BoxOptions, [String]) -> Bool

  static func isKnown(_ name: String) -> Bool { all[name] != nil || ofCall.contains(name) || ofScreen.contains(name) }

  private static let ofCall: Set = [
    "and-widget", "help", "version", "print-version", "print-maxsize", "stdout", "stderr", "output-fd", "input-fd",
    "keep-tite",
  ]
  /// The requests for what only a screen can give, which are refused.
  static let ofScreen: Set = ["create-rc", "print-text-only", "print-text-size"]

  static let all: [String: DialogOption] = {
    var all: [String: DialogOption] = [:]
    for name in ignoredFlags { all[name] = flag { _ in } }
    for name in ignoredTexts { all[name] = DialogOption(valueCount: 1) { _, _ in true } }
    for name in ignoredNumbers { all[name] = number { _, _ in } }
    all["begin"] = DialogOption(valueCount: 2) { _, values in values.allSatisfy { Int($0) != nil } }
    return all.merging(meant) { $1 }
  }()

  private static let ignoredFlags = [
    "allow-close", "ascii-lines", "auto-placement", "beep", "beep-after", "clear", "cr-wrap", "cursor-off-label",
    "erase-on-exit", "fb", "fixed-font", "fullbutton", "ignore", "insecure", "keep-colors", "keep-window",
    "no-close", "no-collapse", "no-cr-wrap", "no-hot-list", "no-kill", "no-lines", "no-mouse", "no-ok",
    "nook", "no-shadow", "reorder", "screen-center", "scrollbar", "scrolltext", "shadow", "size-err",
    "smooth", "tab-correct", "topleft", "trim", "under-mouse", "visit-items", "iso-week",
  ]
  private static let ignoredTexts = [
    "backtitle", "column-separator", "hfile", "hline", "icon", "trace", "week-start", "wmclass",
  ]
  private static let ignoredNumbers = ["aspect", "sleep", "tab-len"]

  private static let meant: [String: DialogOption] = [
    "title": text { $0.title = $1 }, "yes-label": text { $0.yesLabel = $1 }, "yes-button": text { $0.yesLabel = $1 },
    "no-label": text { $0.noLabel = $1 }, "no-button": text { $0.noLabel = $1 }, "ok-label": text { $0.okLabel = $1 },
    "ok-button": text { $0.okLabel = $1 }, "cancel-label": text { $0.cancelLabel = $1 },
    "cancel-button": text { $0.cancelLabel = $1 }, "exit-label": text { $0.exitLabel = $1 },
    "extra-label": text { $0.extraLabel = $1 }, "help-label": text { $0.helpLabel = $1 },
    "extra-button": flag { $0.hasExtra = true }, "help-button": flag { $0.hasHelp = true },
    "help-status": flag { $0.givesStatusWithHelp = true }, "help-tags": flag { $0.givesTagWithHelp = true },
    "no-cancel": flag { $0.hasCancel = false }, "nocancel": flag { $0.hasCancel = false },
    "defaultno": flag { $0.standardAnswer = false }, "default-item": text { $0.standardItem = $1 },
    "default-button": DialogOption(valueCount: 1) { options, values in
      let button = values[0].lowercased()
      options.standardAnswer = ["no", "cancel"].contains(button) ? false : nil
      (options.isExtraStandard, options.isHelpStandard) = (button == "extra", button == "help")
      options.isCancelStandard = options.standardAnswer == false
      options.isOKStandard = ["ok", "yes"].contains(button)
      return ["ok", "yes", "cancel", "no", "help", "extra"].contains(button)
    },
    "item-help": flag { $0.hasItemHelp = true },
    "no-items": flag { $0.hidesItems = true }, "noitem": flag { $0.hidesItems = true },
    "no-tags": flag { $0.hidesTags = true }, "notags": flag { $0.hidesTags = true },
    "separate-output": flag { $0.separatesOutput = true }, "quoted": flag { $0.quoting = .everywhere },
    "single-quoted": flag { $0.quote = "'" }, "print-size": flag { $0.givesSize = true },
    "last-key": flag { $0.givesKey = true }, "output-separator": text { $0.separator = $1 },
    "separator": text { $0.separator = $1 }, "separate-widget": text { $0.boxSeparator = $1 },
    "timeout": number { $0.timeout = $1 }, "max-input": number { $0.inputLimit = $1 },
    "date-format": text { $0.dateFormat = $1 }, "time-format": text { $0.timeFormat = $1 },
    "colors": flag { $0.hasColorCodes = true }, "no-nl-expand": flag { $0.keepsBackslashes = true },
  ]

  private static func flag(_ set: @escaping @Sendable (inout BoxOptions) -> Void) -> DialogOption {
    DialogOption(valueCount: 0) { options, _ in
      set(&options)
      return true
    }
  }

  private static func text(_ set: @escaping @Sendable (inout BoxOptions, String) -> Void) -> DialogOption {
    DialogOption(valueCount: 1) { options, values in
      set(&options, values[0])
      return true
    }
  }

  private static func number(_ set: @escaping @Sendable (inout BoxOptions, Int) -> Void) -> DialogOption {
    DialogOption(valueCount: 1) { options, values in
      guard let number = Int(values[0]) else { return false }
      set(&options, number)
      return true
    }
  }
}

extension DialogOption {
  static var usage: [String] {
    meant.sorted { $0.key < $1.key }.map { name, option in
      "--\(name)" + String(repeating: " VALUE", count: option.valueCount)
    }
      + ofCall.sorted().map { "--" + $0 }
  }
}
