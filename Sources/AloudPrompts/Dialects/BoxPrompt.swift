internal import Aloud

extension BoxRequest {
  /// Dates and times default to `now`; `contents` is the text of the widget's file.
  func prompt(_ now: DateTime, contents: String) -> Prompt {
    let text = BoxText(traits.contains(.isOfFile) ? "" : self.text, options)
    var prompt = Prompt(.verbatim(text.question), .message)
    prompt.preface = text.pieces.map { .verbatim($0) }
    prompt.labels = labels
    if options.isExtraStandard, prompt.labels.extra != nil { prompt.standardFurther = PromptApp.extra }
    if options.isHelpStandard, prompt.labels.help != nil { prompt.standardFurther = PromptApp.help }
    prompt.isLeftByEmptyLine = options.isCancelStandard && hasCancel
    prompt.timeout = options.timeout.flatMap { $0 > 0 ? $0 : nil }
    prompt.hasEscape()
    switch box {
    case .message, .notice, .gauge, .output, .command: break
    case .pause(let seconds): prompt.timeout = max(1, seconds)
    case .question: prompt.kind = .confirmation(standard: options.standardAnswer)
    case .entry(let initial):
      prompt.kind = .text(standard: initial.isEmpty ? nil : initial)
      prompt.takesEmpty = true
    case .range(let range, let initial):
      prompt.question = .message(
        "picker.range",
        ["name": .text(prompt.question), "first": .number(range.lowerBound), "last": .number(range.upperBound)])
      prompt.kind = .text(standard: String(initial))
    case .path:
      // Without a title, the path says what is asked for.
      prompt.question = .verbatim((options.title ?? "").trimmed)
      prompt.kind = .text(standard: self.text.isEmpty ? nil : self.text)
      prompt.takesEmpty = true
    case .secret(let initial):
      prompt.kind = .secret
      prompt.heldSecret = initial
      prompt.takesEmpty = true
    case .list(let list, let items):
      let offered = promptItems(items)
      prompt.kind =
        switch list {
        case .menu, .renaming: .choice(offered, standard: items.firstIndex { $0.tag == options.standardItem })
        case .radio: .choice(offered, standard: items.lastIndex(where: \.isOn))
        case .checks: .several(offered, chosen: Set(items.indices.filter { items[$0].isOn }))
        }
      prompt.putsTitlesBeforeNumbers = hasTagsBesideNumbers(items)
    case .form: break
    case .date(let day, let month, let year):
      prompt.kind = .moment(.date, standard: DateTime(day: now.day.with(day, month, year)), from: nil, to: nil)
    case .time(let hour, let minute, _):
      prompt.kind = .moment(
        .time, standard: DateTime(day: now.day, hour: hour ?? now.hour, minute: minute ?? now.minute), from: nil,
        to: nil)
    case .file:
      prompt.question = .verbatim(options.title ?? self.text)
      prompt.matter = contents.paragraphs.map { .verbatim($0) }
    case .editedFile:
      prompt.question = .verbatim(options.title ?? self.text)
      prompt.kind = .lines(standard: contents.isEmpty ? nil : contents)
      prompt.takesEmpty = true
    }
    return prompt
  }

  private var labels: PromptLabels {
    func text(_ label: String?) -> LocalizedText? { label.flatMap { $0.trimmed.isEmpty ? nil : .verbatim($0.trimmed) } }
    var labels = PromptLabels()
    (labels.yes, labels.no) = (text(options.yesLabel), text(options.noLabel))
    labels.ok = traits.contains(.isOfFile) ? text(options.exitLabel) ?? text(options.okLabel) : text(options.okLabel)
    // Where there is no Cancel button, the key Escape is left, which is "back".
    let escape = traits.contains(.hasOutput) ? LocalizedText.message(.taskBack) : nil
    labels.cancel = hasCancel ? text(options.cancelLabel) : escape
    if options.hasExtra { labels.extra = text(options.extraLabel) ?? .message(.promptExtra) }
    if case .list(.renaming, _) = box { labels.extra = text(options.extraLabel) ?? .message(.promptRename) }
    if options.hasHelp { labels.help = text(options.helpLabel) ?? .message(.promptHelp) }
    return labels
  }

  private func numbers(of items: [BoxItem]) -> OwnNumbers? { OwnNumbers(items.map { $0.number(options) }) }

  private func hasTagsBesideNumbers(_ items: [BoxItem]) -> Bool { !options.hidesTags && numbers(of: items) == nil }

  /// Tags' own numbers count. If they differ from the positions, an item whose tag has none, such as a heading, gets none.
  private func promptItems(_ items: [BoxItem]) -> PromptList {
    let numbers = numbers(of: items)
    let prompted = items.enumerated().map { index, item in
      let parent = items[..<index].last { $0.depth < item.depth }
      return item.promptItem(at: index + 1, options, numbers, under: parent)
    }
    return numbers == nil ? PromptList(prompted) : PromptList(count: prompted.count) { prompted[$0] }.numbered(numbers)
  }
}

extension Day {
  /// Returns the day with other parts. A part that is missing or impossible stays as it is, as does a year before 1900; months
  /// after December are those of the next year, and days after the last those of the next month.
  fileprivate func with(_ day: Int?, _ month: Int?, _ year: Int?) -> Day {
    let own = CalendarSystem.gregory.date(of: self)
    let months = (month.flatMap { $0 > 0 ? $0 : nil } ?? own.month) - 1
    let (passed, isTooLate) = (year.flatMap { $0 < 1900 ? nil : $0 } ?? own.year).addingReportingOverflow(months / 12)
    if isTooLate { return self }
    let (year, month) = (passed, months % 12 + 1)
    return day.flatMap { Day(year: year, month: month, day: $0) }
      ?? Day(year: year, month: month, day: 1).map { Day($0.number + own.day - 1) } ?? self
  }
}

/// The text of a widget in the order in which it is announced: the introduction, and the question last.
package struct BoxText: Sendable, Equatable {
  package private(set) var pieces: [String] = []
  package private(set) var question = ""

  package init(_ text: String, _ options: BoxOptions) {
    var text = options.keepsBackslashes ? text : text.replacing("\\n", with: "\n")
    // A color code is `\Z` and one character.
    if options.hasColorCodes { text = text.replacing(/(?s)\\Z.?/, with: "") }
    pieces = text.paragraphs
    // The question is the last piece that ends in a question mark, or else the last piece.
    let isAsked = pieces.lastIndex { $0.hasSuffix("?") || $0.hasSuffix("？") || $0.hasSuffix("؟") }
    if let index = isAsked ?? pieces.indices.last { question = pieces.remove(at: index) }
    let title = (options.title ?? "").trimmed
    if question.isEmpty { question = title } else if !title.isEmpty, title != question { pieces.insert(title, at: 0) }
  }
}
