package import Aloud

package struct AskedPrompt: Sendable {
  package var state: PromptApp.State
  package var hasInputEnded: Bool
  var isPiped: Bool
  private(set) var hasRefused = false

  /// Creates a result. If piped lines include a refused one and the answer is not "back", the answer is dropped, as if the input
  /// had ended.
  package init(_ state: PromptApp.State, hasInputEnded: Bool, isPiped: Bool = false, hasRefused: Bool = false) {
    (self.state, self.hasInputEnded, self.isPiped, self.hasRefused) = (state, hasInputEnded, isPiped, hasRefused)
    guard isPiped, hasRefused, state.answer != nil, state.answer != .back else { return }
    (self.state.answer, self.hasInputEnded) = (nil, true)
  }
}

package struct BoxAsking {
  private let now: DateTime
  private let ask: (Prompt) throws -> AskedPrompt

  package init(now: DateTime, ask: @escaping (Prompt) throws -> AskedPrompt) { (self.now, self.ask) = (now, ask) }

  /// `contents` is the text of the file that the widget shows.
  package func outcome(of request: BoxRequest, contents: String = "") throws -> BoxOutcome {
    if case .form(let fields) = request.box { return try outcome(of: request, fields) }
    var prompt = request.prompt(now, contents: contents)
    var hasRefused = false
    while true {
      let asked = try ask(prompt)
      switch asked.state.answer {
      case nil: return BoxOutcome(asked.hasInputEnded ? .inputEnd : request.leaving)
      case .back: return BoxOutcome(request.escape)
      case .no: return BoxOutcome(.cancel)
      case .timedOut:
        if case .pause = request.box { return BoxOutcome(.ok) }
        return BoxOutcome(.timeout)
      case .yes: return BoxOutcome(.ok)
      case .extra: return try further(.extra, request, asked.state)
      case .help: return try further(.help, request, asked.state)
      case .text(let text):
        guard let answer = request.answer(of: text, isKept: prompt.standardAnswer == .text(text)) else {
          hasRefused = true
          prompt.preface = [request.limits].compactMap(\.self)
          continue
        }
        // With piped input, nobody has heard that a line was refused, so a later empty line is no answer.
        if hasRefused, asked.isPiped, asked.state.isStandard { return BoxOutcome(.inputEnd) }
        return BoxOutcome(.ok, answer)
      case .moment(let moment): return BoxOutcome(.ok, request.answer(of: moment, now: now))
      case .item(let index): return BoxOutcome(.ok, .tag(request.items[index].tag))
      case .items(let indexes): return BoxOutcome(.ok, .tags(indexes.map { request.items[$0].tag }))
      case .color, .number, .nothing: return BoxOutcome(.ok)
      }
    }
  }

  /// The ending is `.extra` or `.help`. In a widget with items, asks first which item is meant. If the script has named the button as
  /// the default, the item that the program would take is the default too, and the end of the input takes it.
  private func further(
    _ ending: BoxOutcome.Ending, _ request: BoxRequest, _ state: PromptApp.State
  ) throws -> BoxOutcome {
    switch request.box {
    case .entry, .secret, .range, .path: return BoxOutcome(ending, .text(state.text))
    case .list: break
    case .date, .time: return BoxOutcome(ending, state.moment.map { request.answer(of: $0, now: now) })
    case .message, .notice, .question, .form, .pause, .file, .editedFile, .gauge, .output, .command:
      return BoxOutcome(ending)
    }
    var chosen = state.chosen.sorted().map { request.items[$0].tag }
    if case .list(.radio, let items) = request.box { chosen = items.filter(\.isOn).map(\.tag) }
    if ending == .extra, case .list(.checks, _) = request.box { return BoxOutcome(ending, .tags(chosen)) }
    var which = request.prompt(now, contents: "")
    which.question = (ending == .extra ? which.labels.extra : which.labels.help) ?? which.question
    which.preface = []
    which.labels = PromptLabels()
    (which.standardFurther, which.isLeftByEmptyLine) = (nil, false)
    if case .several(let items, _) = which.kind { which.kind = .choice(items, standard: nil) }
    let isStandard = ending == .extra ? request.options.isExtraStandard : request.options.isHelpStandard
    if isStandard, case .choice(let items, nil) = which.kind, request.hasFirstItem {
      which.kind = .choice(items, standard: 0)
    }
    let asked = try ask(which)
    var chosenIndex: Int?
    if case .item(let index) = asked.state.answer { chosenIndex = index }
    if chosenIndex == nil, asked.hasInputEnded {
      guard isStandard, !asked.hasRefused else { return BoxOutcome(.inputEnd) }
      guard case .choice(_, let index?) = which.kind else { return BoxOutcome(ending) }
      chosenIndex = index
    }
    guard let chosenIndex else { return try outcome(of: request) }
    let item = request.items[chosenIndex]
    if ending == .help { return BoxOutcome(.help, request.help(on: item, chosen)) }
    guard case .list(.renaming, _) = request.box else { return BoxOutcome(ending, .tag(item.tag)) }
    var renaming = Prompt(.verbatim(item.tag), .text(standard: item.text))
    renaming.hasEscape()
    guard case .text(let text) = try ask(renaming).state.answer else { return try outcome(of: request) }
    return BoxOutcome(.extra, .renamed(item.tag, request.options.limited(text)))
  }

  /// Asks the fields one after the other, and has them reviewed if the script has further buttons, or Cancel as the default.
  private func outcome(of request: BoxRequest, _ fields: [BoxField]) throws -> BoxOutcome {
    let text = BoxText(request.text, request.options)
    let asked = fields.indices.filter { fields[$0].isEditable }
    let firstEmpty = asked.first { fields[$0].value.isEmpty }
    let prompt = request.prompt(now, contents: "")
    var form = FormAsking(
      asked.map { index in
        let field = fields[index]
        var prompt = Prompt(.verbatim(field.label.withoutColon), field.isSecret ? .secret : .text(standard: nil))
        prompt.takesEmpty = true
        prompt.tellsOfNothing = index == firstEmpty
        prompt.hasEscape()
        return FormField(prompt, standard: field.value.isEmpty ? nil : .text(field.value))
      }, review: prompt.labels.hasFurther || prompt.isLeftByEmptyLine ? .verbatim(text.question) : nil)
    let fixed = fields.filter { !$0.isEditable && !($0.label + $0.value).trimmed.isEmpty }
    form.preface = text.pieces.map { .verbatim($0) } + fixed.map(\.announced) + [.verbatim(text.question)]
    form.labels = prompt.labels
    (form.standardFurther, form.isLeftByEmptyLine) = (prompt.standardFurther, prompt.isLeftByEmptyLine)
    if request.options.isOKStandard { form.standardFurther = PromptApp.done }
    form.offersBack = true
    var (button, helped) = (BoxOutcome.Ending.ok, "")
    let ending = try form.ending { field, prompt in
      while true {
        let reply = try ask(prompt)
        if reply.state.answer == .extra { button = .extra }
        if reply.state.answer == .help {
          guard let name = try helpedField(of: request, asked.map { fields[$0] }) else { continue }
          (button, helped) = (.help, name)
        }
        return (reply.state.answer, reply.hasInputEnded)
      }
    }
    switch ending {
    case .back: return BoxOutcome(request.escape)
    case .cancelled: return BoxOutcome(request.leaving)
    case .inputEnded: return BoxOutcome(.inputEnd)
    case .timedOut: return BoxOutcome(.timeout)
    case .answered(let answers):
      var values = fields.map(\.value)
      for (index, answer) in zip(asked, answers) {
        let value = if case .text(let text) = answer { text } else { "" }
        if value != values[index] { values[index] = request.options.limited(value) }
      }
      let written = fields.indices.filter { fields[$0].isPartOfAnswer }.map { values[$0] }
      guard button == .help else { return BoxOutcome(button, .fields(written)) }
      return BoxOutcome(.help, .help(helped, request.options.givesStatusWithHelp ? written : nil))
    }
  }

  private func helpedField(of request: BoxRequest, _ fields: [BoxField]) throws -> String? {
    var index = 0
    if fields.count > 1 {
      let labels = request.prompt(now, contents: "").labels
      let items = PromptList(fields.map { PromptItem($0.label, title: .verbatim($0.label.trimmed)) })
      let standard = request.options.isHelpStandard ? 0 : nil
      var which = Prompt(labels.help ?? .message(.promptHelp), .choice(items, standard: standard))
      which.hasEscape()
      guard case .item(let chosen) = try ask(which).state.answer else { return nil }
      index = chosen
    }
    guard fields.indices.contains(index) else { return "" }
    return request.options.givesTagWithHelp ? fields[index].label : fields[index].help ?? fields[index].label
  }
}
