package import Aloud

/// A question that a script asks through `whiptail` or `dialog`: one widget with its options.
package struct BoxRequest: Sendable, Equatable {
  package enum Box: Sendable, Equatable {
    /// A text that waits until the user has heard it.
    case message
    /// A text that waits for nothing, and perhaps a percentage and rows of work, each with its state as text.
    case notice(rows: [BoxItem] = [], percent: Int? = nil)
    case question
    case entry(initial: String)
    case secret(initial: String)
    case list(List, [BoxItem])
    case form([BoxField])
    /// A date. The default is today unless all three parts are given.
    case date(day: Int?, month: Int?, year: Int?)
    /// A time of day. Parts that are not given default to the present time.
    case time(hour: Int?, minute: Int?, second: Int?)
    case range(ClosedRange<Int>, initial: Int)
    /// A message that ends by itself after a number of seconds.
    case pause(seconds: Int)
    /// The contents of a file to read, or only its last lines.
    case file(isTail: Bool)
    case editedFile
    case path
    case gauge(percent: Int)
    /// The lines of standard input. If `waits` is true, the widget waits at the end until the user has heard them.
    case output(waits: Bool)
    /// The lines that a shell command prints.
    case command(String)
  }

  /// The items of a menu can be renamed in one of the kinds. One item of a radio list may be selected at first, any of checks.
  package enum List: Sendable { case menu, renaming, radio, checks }

  package enum Following: Sendable, Equatable { case anything, answer }

  package var box: Box
  package var text: String
  package var options = BoxOptions()
  package var following = Following.anything
  package var waits = true
  /// 0 for what the text needs, less for the whole screen.
  package var lines = 0, columns = 0
  package var escape = BoxOutcome.Ending.escape

  package init(_ box: Box, text: String, options: BoxOptions = BoxOptions()) {
    (self.box, self.text, self.options) = (box, text, options)
  }
}

extension BoxRequest {
  package enum Trait: Sendable {
    case asks
    /// The widget writes an answer, from which a separator parts the next widget's answer.
    case hasOutput
    /// The widget has a Cancel button, as messages and questions have none.
    case hasCancelButton
    /// The text of the widget is the path of a file.
    case isOfFile
    case hasStatus
  }

  package var traits: Set<Trait> {
    switch box {
    case .notice, .gauge, .output(waits: false): []
    case .message, .question, .output, .command: [.asks]
    case .pause: [.asks, .hasCancelButton]
    case .file: [.asks, .isOfFile]
    case .list(.radio, _), .list(.checks, _): [.asks, .hasOutput, .hasCancelButton, .hasStatus]
    case .entry, .secret, .list, .form, .date, .time, .range: [.asks, .hasOutput, .hasCancelButton]
    case .editedFile, .path: [.asks, .hasOutput, .hasCancelButton, .isOfFile]
    }
  }

  var hasFirstItem: Bool { if case .list(.radio, _) = box { false } else { !items.isEmpty } }

  var hasCancel: Bool { traits.contains(.hasCancelButton) && options.hasCancel }

  /// The ending if the user leaves by the word that the hint gives: the Cancel button or, without one, the key Escape.
  var leaving: BoxOutcome.Ending { hasCancel ? .cancel : escape }

  var items: [BoxItem] { if case .list(_, let items) = box { items } else { [] } }
}

package struct BoxItem: Sendable, Equatable {
  package var tag: String
  package var text: String
  package var isOn = false
  package var help: String?
  var depth = 0

  package init(tag: String, text: String, isOn: Bool = false) { (self.tag, self.text, self.isOn) = (tag, text, isOn) }
}

package struct BoxField: Sendable, Equatable {
  package var label: String
  package var value: String
  package var isEditable = true
  package var isPartOfAnswer = true
  package var isSecret = false
  package var help: String?

  var announced: LocalizedText {
    let (label, value) = (LocalizedText.verbatim(label.withoutColon), LocalizedText.verbatim(value.trimmed))
    return self.value.trimmed.isEmpty ? label : .message(.logCell(column: .text(label), value: .text(value)))
  }
}

/// The options that determine how a widget is asked and how its answer is written.
package struct BoxOptions: Sendable, Equatable {
  package enum Quoting: Sendable, Equatable {
    /// Every tag is quoted, as by whiptail.
    case always
    /// A tag in a list is quoted if a shell would split or change it; a single answer never is.
    case inLists
    /// Any answer but a typed one is quoted if a shell would split or change it.
    case everywhere
  }

  package var title: String?
  package var yesLabel: String?, noLabel: String?, okLabel: String?, cancelLabel: String?, exitLabel: String?
  package var extraLabel: String?, helpLabel: String?
  package var hasExtra = false, hasHelp = false, hasCancel = true
  package var standardAnswer: Bool?
  /// Boolean values that indicate whether an empty line presses the extra button, that for help, Cancel or OK.
  var isExtraStandard = false, isHelpStandard = false, isCancelStandard = false, isOKStandard = false
  package var standardItem: String?
  package var hidesTags = false, hidesItems = false
  /// Each of several tags is on a line of its own, of which the last need not end.
  package var separatesOutput = false, endsWithoutSeparator = false
  package var quoting = Quoting.inLists, quote: Character = "\""
  package var separator: String?
  package var boxSeparator = "\t"
  package var hasItemHelp = false
  /// An answer for help may include the chosen tags, and give the item's tag instead of its help text.
  package var givesStatusWithHelp = false, givesTagWithHelp = false
  package var timeout: Int?
  package var inputLimit: Int?
  /// The patterns are those of strftime(3).
  package var dateFormat: String?, timeFormat: String?
  /// Boolean values that indicate whether the size of the widget is written before the answer, and a key's code after it.
  package var givesSize = false, givesKey = false
  /// Boolean values that indicate whether to drop color codes from the text, and whether to keep `\n` in it literally.
  package var hasColorCodes = false, keepsBackslashes = false

  package init() {}
}

extension BoxItem {
  /// Counts from 1. A tag that merely repeats the announced number is left out. In a tree, `parent` is the item above.
  func promptItem(
    at position: Int, _ options: BoxOptions, _ numbers: OwnNumbers?, under parent: BoxItem?
  ) -> PromptItem {
    let isNumbered = numbers.map { $0.arePlaces || $0[position - 1] == nil } ?? true
    let (name, description) = names(at: isNumbered ? position : nil, options)
    let title: LocalizedText = name.isEmpty ? .message(Message("state.empty")) : .verbatim(name)
    let texts = [description, help ?? ""].map(\.trimmed).filter { !$0.isEmpty && $0 != name }
    var facts = texts.map { LocalizedText.verbatim($0) }
    if let parent {
      let above = LocalizedText.verbatim(parent.text.trimmed.isEmpty ? parent.tag : parent.text.trimmed)
      facts.append(.message(.promptUnder(parent: .text(above))))
    }
    return PromptItem(tag, title: title, subtitle: facts.isEmpty ? nil : .facts(facts))
  }

  func number(_ options: BoxOptions) -> Int? {
    options.hidesTags && !text.trimmed.isEmpty ? nil : OwnNumbers.beginning(tag)
  }

  /// Without a position, the tag begins with the number that is announced.
  private func names(at position: Int?, _ options: BoxOptions) -> (name: String, description: String) {
    let (tag, text) = (self.tag.trimmed, self.text.trimmed)
    if tag.isEmpty || options.hidesTags && !text.isEmpty { return (text, "") }
    let name = position.flatMap { Self.without($0, tag) } ?? tag
    if options.hidesItems || text.isEmpty { return (name, "") }
    let isNumber = position.map { ["\($0)", "\($0).", "\($0))"].contains(tag) } ?? !tag.contains(where: \.isLetter)
    return isNumber ? (text, "") : (name, text)
  }

  /// Returns "System" for "1 System", or `nil` if the tag does not begin with the position.
  private static func without(_ position: Int, _ tag: String) -> String? {
    for ending in [" ", ". ", ") "] where tag.hasPrefix(String(position) + ending) {
      let rest = String(tag.dropFirst(String(position).count + ending.count)).trimmed
      return rest.isEmpty ? nil : rest
    }
    return nil
  }
}

extension BoxItem {
  package var work: LocalizedText? {
    let facts = [tag.isEmpty ? nil : .verbatim(tag), state].compactMap(\.self)
    return facts.isEmpty ? nil : .facts(facts)
  }

  /// The state of a row of work: one of dialog's numbers for it, a percentage after a minus sign, or a text.
  private var state: LocalizedText? {
    switch text {
    case "0", "2", "3", "5": .message(.sheetDone)
    case "1": .message(.rowFailed)
    case "4": .message(.stateChecked)
    case "6": .message(.rowSkipped)
    case "7": .message(.progressUnknown)
    case "8", "": nil
    case "9": .message(.rowUnavailable)
    case _ where text.hasPrefix("-"):
      Int(text.dropFirst()).map { .message(.progressPercent(percent: .percent($0))) } ?? .verbatim(text)
    default: .verbatim(text)
    }
  }
}
