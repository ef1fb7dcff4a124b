public import Aloud

/// What has come of one prompt that a box is asked by.
public struct AskedPrompt: Sendable {
  /// The state that it ended in.
  public var state: PromptApp.State
  /// Whether the input ended before.
  public var hasInputEnded: Bool
  /// Whether its lines were piped: then nobody has heard what was refused of them.
  var isPiped: Bool

  /// Ended so. Where lines were piped, of which one was refused and is part of no answer, it is as if they had ended before.
  public init(_ state: PromptApp.State, hasInputEnded: Bool, isPiped: Bool = false, hasRefused: Bool = false) {
    (self.state, self.hasInputEnded, self.isPiped) = (state, hasInputEnded, isPiped)
    guard isPiped, hasRefused, state.answer != nil, state.answer != .back else { return }
    (self.state.answer, self.hasInputEnded) = (nil, true)
  }
}

/// Asks a box, by as many prompts as that takes.
public struct BoxAsking {
  private let now: DateTime
  private let ask: (Prompt) throws -> AskedPrompt

  /// Asks with `ask`; dates and times begin at `now`.
  public init(now: DateTime, ask: @escaping (Prompt) throws -> AskedPrompt) { (self.now, self.ask) = (now, ask) }

  /// Asks a box, with what there is in its file where it shows one.
  public func outcome(of request: BoxRequest, contents: String = "") throws -> BoxOutcome {
    if case .form(let fields) = request.box { return try outcome(of: request, fields) }
    let prompt = request.prompt(now, contents: contents)
    var hasRefused = false
    while true {
      let asked = try ask(prompt)
      switch asked.state.answer {
      case nil: return BoxOutcome(asked.hasInputEnded ? .inputEnd : request.hasCancel ? .cancel : .escape)
      case .back: return BoxOutcome(.escape)
      case .no: return BoxOutcome(.cancel)
      case .timedOut:
        if case .pause = request.box { return BoxOutcome(.ok) }
        return BoxOutcome(.timeout)
      case .yes: return BoxOutcome(.ok)
      case .extra: return try further(.extra, request, asked.state)
      case .help: return try further(.help, request, asked.state)
      case .text(let text):
        guard let answer = request.answer(of: text) else {
          hasRefused = true
          continue
        }
        // An empty line after one that was refused is no answer where nobody has heard that.
        if hasRefused, asked.isPiped, asked.state.isStandard { return BoxOutcome(.inputEnd) }
        return BoxOutcome(.ok, answer)
      case .moment(let moment): return BoxOutcome(.ok, .moment(moment, second: request.second ?? now.second))
      case .item(let index): return BoxOutcome(.ok, .tag(request.items[index].tag))
      case .items(let indexes): return BoxOutcome(.ok, .tags(indexes.map { request.items[$0].tag }))
      case .color: return BoxOutcome(.ok)
      }
    }
  }

  /// A further answer; of what has items it is asked which of them is meant.
  private func further(
    _ ending: BoxOutcome.Ending, _ request: BoxRequest, _ state: PromptApp.State
  ) throws -> BoxOutcome {
    switch request.box {
    case .entry, .secret, .range, .path, .editedFile: return BoxOutcome(ending, .text(state.text))
    case .menu, .renaming, .radio, .checks: break
    case .message, .notice, .question, .form, .date, .time, .pause, .file, .gauge, .output, .command:
      return BoxOutcome(ending)
    }
    let chosen = state.chosen.sorted().map { request.items[$0].tag }
    if ending == .extra, case .checks = request.box { return BoxOutcome(ending, .tags(chosen)) }
    var which = request.prompt(now, contents: "")
    which.question = (ending == .extra ? which.labels.extra : which.labels.help) ?? which.question
    which.preface = []
    which.labels = PromptLabels()
    if case .several(let items, _) = which.kind { which.kind = .choice(items, standard: nil) }
    let asked = try ask(which)
    guard case .item(let index) = asked.state.answer else {
      return asked.hasInputEnded ? BoxOutcome(.inputEnd) : try outcome(of: request)
    }
    let item = request.items[index]
    if ending == .help { return BoxOutcome(.help, request.help(on: item, chosen)) }
    guard case .renaming = request.box else { return BoxOutcome(ending, .tag(item.tag)) }
    var renaming = Prompt(.verbatim(item.tag), .text(standard: item.text))
    renaming.hasEscape()
    guard case .text(let text) = try ask(renaming).state.answer else { return try outcome(of: request) }
    return BoxOutcome(.extra, .renamed(item.tag, text))
  }

  /// Asks a form, a field after the other; "back" leads to the field before.
  private func outcome(of request: BoxRequest, _ fields: [BoxField]) throws -> BoxOutcome {
    let text = BoxText(request.text, request.options)
    var values = fields.map(\.value)
    let asked = fields.indices.filter { fields[$0].isEditable }
    var place = 0
    var hasToldOfNothing = false
    while place < asked.count {
      let field = fields[asked[place]]
      var label = field.label.trimmed
      if label.hasSuffix(":") { label.removeLast() }
      var prompt = Prompt(.verbatim(label), field.isSecret ? .secret : .text(standard: values[asked[place]]))
      if values[asked[place]].isEmpty, !field.isSecret { prompt.kind = .text(standard: nil) }
      prompt.takesEmpty = true
      prompt.tellsOfNothing = !hasToldOfNothing
      hasToldOfNothing = hasToldOfNothing || prompt.takesNothing
      prompt.hasEscape()
      if place == 0 { prompt.preface = (text.pieces + [text.question]).map { .verbatim($0) } }
      let end = try ask(prompt)
      switch end.state.answer {
      case .text(let value):
        values[asked[place]] = value
        place += 1
      case .back where place > 0: place -= 1
      case .back: return BoxOutcome(.escape)
      case nil: return BoxOutcome(end.hasInputEnded ? .inputEnd : .cancel)
      case .item, .items, .yes, .no, .moment, .color, .extra, .help, .timedOut: return BoxOutcome(.cancel)
      }
    }
    return BoxOutcome(.ok, .fields(fields.indices.filter { fields[$0].isAnswered }.map { values[$0] }))
  }
}

extension BoxRequest {
  /// The items, where it has some.
  var items: [BoxItem] {
    switch box {
    case .menu(let items), .renaming(let items), .radio(let items), .checks(let items): items
    case .message, .notice, .question, .entry, .secret, .form, .date, .time, .range, .pause, .file, .editedFile, .path,
      .gauge, .output, .command:
      []
    }
  }

  /// The second that a time begins at, where that is said.
  fileprivate var second: Int? { if case .time(_, _, let second) = box { second } else { nil } }

  /// What a text answers; nil where it is no number that can be.
  fileprivate func answer(of text: String) -> BoxOutcome.Answer? {
    switch box {
    case .range(let range, _): Int(text.trimmed).flatMap { range.contains($0) ? .text(String($0)) : nil }
    case .editedFile: .text(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
    case .message, .notice, .question, .entry, .secret, .menu, .radio, .checks, .renaming, .form, .date, .time, .pause,
      .file, .path, .gauge, .output, .command:
      .text(options.inputLimit.map { $0 > 0 ? String(text.prefix($0)) : text } ?? text)
    }
  }

  fileprivate func help(on item: BoxItem, _ chosen: [String]) -> BoxOutcome.Answer {
    .help(
      options.givesTagWithHelp ? item.tag : item.help ?? item.tag,
      options.givesStatusWithHelp && !chosen.isEmpty ? chosen : nil)
  }
}
