import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

struct FormPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form", abstract: "Ask for several values, one after the other, and review them.",
    example: #"eval "$(aloud form "Who are you?" --field name="Your name" --field born:date --answer shell)""#,
    discussion: """
      A field is name, name=Title, name:kind or name:kind=Title. The kinds are \(FieldKind.names), or what there is to choose from, \
      as in pet:cat|dog. Limits follow a kind: name:text:3..20, rooms:number:1..9, weight:number:0..90:0.5, day:date:today.. and \
      pizza:any:ham|cheese for any number of what there is to choose from.
      """)

  @OptionGroup var prompt: PromptOptions
  @Option(help: "A field, such as \"born:date=Date of birth\".") var field: [String] = []
  @Option(help: "The name of a field that can't be left empty.") var required: [String] = []
  @Option(help: "A field's first value, such as name=Ann.") var `default`: [String] = []
  @Option(help: "A regular expression that a text must match as a whole, such as zip=[0-9]{5}.")
  var pattern: [String] = []
  @Option(help: "When a field is asked, such as dog:pet=dog, dog:pet!=cat, or dog:pet for any value but false.")
  var when: [String] = []
  @Option(help: "The form of the answer.") var answer = FormFormat.json
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let fields = try FormFields(
      field, required: required, defaults: self.default, patterns: pattern, when: when, words, now: session.moment
    ).fields
    if answer == .lines, let several = fields.first(where: { [.lines, .any].contains($0.kind) }) {
      throw ValidationError.together("--answer lines", "--field \(several.name):\(several.kind)")
    }
    let asking = try PromptAsking(prompt, session)
    if fields.contains(where: { $0.kind == .secret }) { try asking.keepSecret() }
    let form = FormAsking(fields.map(\.field), review: prompt.shownQuestion)
    try asking.ask(form, files: fields.map(\.fileApp)) { answers in
      answer.lines(of: zip(fields, answers).map { ($0, FormValue($1, of: $0)) })
    }
  }
}

enum FormFormat: String, ExpressibleByArgument, CaseIterable {
  /// A JSON object, shell assignments for `eval`, or the values alone, one on each line.
  case json, shell, lines

  fileprivate func lines(of values: [(field: ScriptField, value: FormValue)]) -> [String] {
    switch self {
    case .json: [JSONValue.object(values.map { ($0.field.name, $0.value.json) }).text]
    case .shell: values.map { $0.field.name + "=" + $0.value.text.quotedForShell }
    case .lines: values.map(\.value.text)
    }
  }
}

/// The kind of a form's field. A field of the kind `choice` has a list of choices in the place of its kind.
enum FieldKind: String, CaseIterable {
  case text, secret, lines, number, date, time, datetime, timer, color, check, file, folder, any, choice

  static var names: String { allCases.filter { $0 != .choice }.map(\.rawValue).joined(separator: ", ") }

  fileprivate var mode: DatePicker.Mode? {
    [.date: .date, .time: .time, .datetime: .dateTime, .timer: .countdown][self]
  }
}

struct ScriptField {
  let name: String
  let kind: FieldKind
  let title: LocalizedText
  let items: [PromptItem]
  var field: FormField

  var fileApp: FileApp? {
    guard kind == .file || kind == .folder else { return nil }
    var choice = FileApp.Choice()
    choice.isFolder = kind == .folder
    return FileApp(title, from: DiskFolders.absolute("."), choice)
  }
}

struct FormValue {
  let text: String
  let json: JSONValue

  init(_ answer: PromptAnswer?, of field: ScriptField) {
    switch answer {
    case .yes, .no: (text, json) = (String(answer == .yes), .bool(answer == .yes))
    case .item(let index):
      let tag = field.items[index].tag
      (text, json) = (tag, .string(GivenBytes.shown(tag)))
    case .items(let indexes):
      let tags = indexes.map { field.items[$0].tag }
      (text, json) = (tags.joined(separator: "\n"), .array(tags.map { .string(GivenBytes.shown($0)) }))
    case .moment(let moment):
      let written = field.kind.mode?.text(of: moment) ?? ""
      (text, json) = (written, .string(written))
    case .number(let number):
      (text, json) = (NumberPrompt.text(of: number), Int(exactly: number).map(JSONValue.number) ?? .decimal(number))
    case .color(let color): (text, json) = (color.hex, .string(color.hex))
    // A path keeps the bytes of its names.
    case .text(let given):
      let isPath = field.kind == .file || field.kind == .folder
      (text, json) = (isPath ? given : GivenBytes.text(given.utf8), .string(GivenBytes.shown(given)))
    case nil, .nothing, .back, .extra, .help, .timedOut: (text, json) = ("", .null)
    }
  }

  fileprivate var isSet: Bool { !text.isEmpty && text != "false" }
}

struct FormFields {
  private(set) var fields: [ScriptField] = []
  private let reader: ValueReader

  init(
    _ texts: [String], required: [String], defaults: [String], patterns: [String], when conditions: [String],
    _ words: Words, now: DateTime
  ) throws {
    reader = ValueReader(words, now: now)
    if texts.isEmpty { throw ValidationError("There is no field. Add one, such as --field name=\"Your name\".") }
    for text in texts {
      let field = try field(text, isRequired: { required.contains($0) })
      if fields.contains(where: { $0.name == field.name }) {
        throw ValidationError("The field \(field.name) is there twice. Give each field a name of its own.")
      }
      fields.append(field)
    }
    for name in required { _ = try place(of: name) }
    for text in defaults {
      guard let (name, value) = text.cut(at: "=") else { throw ValidationError.isNoValue(text, like: "name=Ann") }
      let index = try place(of: String(name))
      fields[index].field.standard = try answer(String(value), of: fields[index])
    }
    for text in patterns {
      guard let (name, pattern) = text.cut(at: "=") else { throw ValidationError.isNoValue(text, like: "zip=[0-9]{5}") }
      let index = try place(of: String(name))
      guard [.text, .secret].contains(fields[index].kind) else {
        throw ValidationError("--pattern \(GivenBytes.shown(text)) needs a field of the kind text or secret.")
      }
      fields[index].field.prompt.refusal = try AnswerChecks.pattern(String(pattern))
    }
    for text in conditions { try add(condition: text) }
  }

  private func place(of name: String) throws -> Int {
    guard let index = fields.firstIndex(where: { $0.name == name }) else {
      let names = fields.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no field \(GivenBytes.shown(name)). The fields are \(names).")
    }
    return index
  }

  private func field(_ text: String, isRequired: (String) -> Bool) throws -> ScriptField {
    let (head, title) = text.cut(at: "=").map { ($0.before, String($0.after)) } ?? (text[...], nil)
    let (name, rest) = head.cut(at: ":").map { (String($0.before), $0.after) } ?? (String(head), "text")
    let (kind, limits) = rest.cut(at: ":").map { (String($0.before), String($0.after)) } ?? (String(rest), nil)
    let isChoice = FieldKind(rawValue: kind) == nil && rest.contains("|")
    // The name is also used as a shell variable.
    let isWord = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0 == "_" || $0.properties.isAlphabetic || "0"..."9" ~= $0)
    }
    guard isWord, let first = name.first, !("0"..."9" ~= first) else {
      throw ValidationError.isNoValue(text, like: "born:date=\"Date of birth\"")
    }
    guard let kind = isChoice ? .choice : FieldKind(rawValue: kind), isChoice || kind != .choice
    else { throw ValidationError.isNone(of: FieldKind.names, kind) }
    let items = (kind == .choice ? String(rest) : kind == .any ? limits ?? "" : "").split(separator: "|").map {
      PromptItem(String($0), title: .verbatim(GivenBytes.shown(String($0))))
    }
    if kind == .any, items.isEmpty { throw ValidationError.isNoValue(text, like: "pizza:any:ham|cheese") }
    let shown = LocalizedText.verbatim(GivenBytes.shown(title ?? name))
    var field = FormField(try prompt(shown, kind, items, limits, in: text))
    if isRequired(name) {
      if kind == .any { field.prompt.amount = 1...items.count }
    } else {
      field.prompt.takesEmpty = true
      if kind == .check { field.standard = .no }
    }
    return ScriptField(name: name, kind: kind, title: shown, items: items, field: field)
  }

  private func prompt(
    _ title: LocalizedText, _ kind: FieldKind, _ items: [PromptItem], _ limits: String?, in text: String
  ) throws -> Prompt {
    func bounds(_ text: String) throws -> (first: String?, last: String?) {
      let parts = text.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw ValidationError.isNoValue(text, like: "1..9") }
      return (parts[0].isEmpty ? nil : parts[0], parts[1].isEmpty ? nil : parts[1])
    }
    func number(_ text: String) throws -> Double {
      guard let number = Double(text), number.magnitude <= 1e12 else {
        throw ValidationError.isNoValue(text, like: "2.5")
      }
      return number
    }
    switch kind {
    case .text, .secret, .lines, .file, .folder:
      var prompt = Prompt(
        title, kind == .secret ? .secret : kind == .lines ? .lines(standard: nil) : .text(standard: nil))
      guard let limits else { return prompt }
      let (first, last) = try bounds(limits)
      let (least, most) = (first.map { Int($0) } ?? 0, last.map { Int($0) } ?? .max)
      guard kind == .text || kind == .secret, let least, let most, least <= most, least >= 0 else {
        throw ValidationError.isNoValue(text, like: "name:text:3..20")
      }
      prompt.amount = least...most
      return prompt
    case .number:
      let (range, step) = limits?.cut(at: ":").map { (String($0.before), String($0.after)) } ?? (limits, nil)
      let (first, last) = try range.map(bounds) ?? (nil, nil)
      let distance = try step.map(number) ?? 1
      guard distance >= NumberPrompt.smallestStep,
        let scale = NumberScale(from: try first.map(number), to: try last.map(number), step: distance)
      else { throw ValidationError.isNoValue(text, like: "rooms:number:1..9") }
      return Prompt(title, .number(scale, standard: nil))
    case .date, .time, .datetime, .timer:
      let mode = kind.mode ?? .date
      let (first, last) = try limits.map(bounds) ?? (nil, nil)
      let (least, most) = (try first.map { try reader.moment($0, mode) }, try last.map { try reader.moment($0, mode) })
      if let least, let most, most < least { throw ValidationError.comes(before: first ?? "", last ?? "") }
      return Prompt(title, .moment(mode, standard: nil, from: least, to: most))
    case .color: return Prompt(title, .color(standard: nil))
    case .check: return Prompt.confirm(title)
    case .choice: return Prompt.choose(title, from: items)
    case .any: return Prompt.chooseAny(title, of: items)
    }
  }

  private func answer(_ text: String, of field: ScriptField) throws -> PromptAnswer {
    func item(_ text: String) throws -> Int {
      guard let index = field.items.firstIndex(where: { $0.tag == text }) else { throw ValidationError.isNoItem(text) }
      return index
    }
    switch field.kind {
    case .text, .secret, .lines, .file, .folder: return .text(GivenBytes.shown(text))
    case .number:
      guard case .number(let scale, _) = field.field.prompt.kind, let number = Double(text), scale.holds(number) else {
        throw ValidationError(
          "--default \(GivenBytes.shown(text)) is not one of the numbers of \(field.name). Give one within its limits.")
      }
      return .number(number)
    case .date, .time, .datetime, .timer:
      let moment = try reader.moment(text, field.kind.mode ?? .date)
      if case .moment(_, _, let first, let last) = field.field.prompt.kind,
        first.map({ moment < $0 }) ?? false || last.map({ moment > $0 }) ?? false
      {
        throw ValidationError(
          "--default \(GivenBytes.shown(text)) is outside the limits of \(field.name). Give one within its limits.")
      }
      return .moment(moment)
    case .color: return .color(try reader.color(text))
    case .check: return try reader.isYes(text) ? .yes : .no
    case .choice: return .item(try item(text))
    case .any: return .items(try text.split(separator: "|").map { try item(String($0)) }.sorted())
    }
  }

  /// A condition names a field before: `dog:pet=dog|puppy`, `dog:pet!=cat`, or `dog:pet`.
  private mutating func add(condition text: String) throws {
    guard let (name, test) = text.cut(at: ":") else { throw ValidationError.isNoValue(text, like: "dog:pet=dog") }
    let (left, values) =
      test.cut(at: "=").map { ($0.before, String($0.after).split(separator: "|").map(String.init)) } ?? (test, nil)
    let isNegated = values != nil && left.hasSuffix("!")
    let (index, other) = (try place(of: String(name)), try place(of: String(isNegated ? left.dropLast() : left)))
    guard other < index else {
      throw ValidationError(
        "--when \(GivenBytes.shown(text)) is about a field that does not come before \(name). Give that --field first.")
    }
    let (asked, isAsked) = (fields[other], fields[index].field.isAsked)
    fields[index].field.isAsked = { answers in
      let value = FormValue(answers[other], of: asked)
      let fits = values.map {
        $0.contains { value.text.split(separator: "\n", omittingEmptySubsequences: false).contains($0[...]) }
      }
      return isAsked(answers) && (fits.map { $0 != isNegated } ?? value.isSet)
    }
  }
}
