@testable import Aloud
@testable import AloudLanguage
import AloudPrompts
import Testing

/// A question that Aloud can ask, and what it may be answered with.
struct Question: Sendable, CustomTestStringConvertible {
  let name: String
  /// What it is about: no number does anything to another thing.
  var things: Set<String> = []
  /// Whether what is not understood is text there, which answers it.
  var takesText = false
  /// Whether it is answered by yes or no, where a text is waited for.
  var isYesOrNo = false
  /// Whether it asks about a loss: none of the lines may do anything.
  var isGuarded = false
  /// Whether the prompt is cancelled by words of its own alone.
  var isPrompt = false
  /// Whether it is a place, where numbers are those of its lines or values, and may put right what is there.
  var isPlace = false
  /// Whether it asks for the part of the day of 7:55.
  var asksForHalf = false
  let ask: @Sendable (QuestionWords, Settings) throws -> any AskedSession

  var testDescription: String { name }

  /// All of them: each layer of the session, what fields and pickers ask, what an app asks by itself, and every prompt.
  static let all = onTheDesk + inFieldsAndPickers + ofPrompts

  private typealias Desk = AskedApp<QuestionDesk>

  private static func desk(_ words: QuestionWords, _ settings: Settings, _ steps: Desk.Step...) throws -> Desk {
    let wording = try LoadedLocale(words.locale).wording
    return try Desk(QuestionDesk(decoys: words.decoys(wording)), settings, asking: steps)
  }

  private static let onTheDesk = [
    Question(name: "no question", isPlace: true) { try desk($0, $1) },
    Question(name: "which of two", things: ["pen", "ink"]) { try desk($0, $1, .line("red")) },
    Question(name: "a confirmation", isGuarded: true) { try desk($0, $1, .line("burn all")) },
    Question(name: "a confirmation in a menu", isGuarded: true) { try desk($0, $1, .line("further"), .line("shred")) },
    Question(name: "a menu", things: ["copied", "folded"]) { try desk($0, $1, .line("further")) },
    Question(name: "discard, save or keep", isGuarded: true) {
      try desk($0, $1, .line("write"), .line("subject"), .line("Hello Ben"), .line("cancel"))
    },
    Question(name: "discard or keep", isGuarded: true) {
      try desk($0, $1, .line("scribble"), .line("subject"), .line("Hello Ben"), .line("cancel"))
    },
    Question(name: "discard a picker's value at the end", isGuarded: true) {
      try desk($0, $1, .line("alarm"), .line("next"), .line("quit"))
    },
    Question(name: "an alert") { try desk($0, $1, .reply(.elapsed("rain"))) },
    Question(name: "a permission", things: ["allow", "refuse", "permission"]) {
      try desk($0, $1, .reply(.elapsed("permission")))
    },
    Question(name: "heard rightly?", things: ["pen"]) {
      try desk($0, $1, .recognition(Recognition([.init("red pen", confidence: 0.25)])))
    },
    Question(name: "heard this or that?", things: ["pen", "ink"]) {
      try desk(
        $0, $1,
        .recognition(Recognition([.init("red pen", confidence: 0.8), .init("red ink", confidence: 0.8)])))
    },
  ]

  private static let inFieldsAndPickers = [
    Question(name: "a field's text", things: ["street"], takesText: true) { try desk($0, $1, .line("street")) },
    Question(name: "a field's text, with some in it", things: ["name"], takesText: true) {
      try desk($0, $1, .line("name"))
    },
    Question(name: "replace the text?", things: ["name"], takesText: true, isYesOrNo: true) {
      try desk($0, $1, .line("name"), .line("cut the cake"))
    },
    Question(name: "a combo box", things: ["city"], takesText: true) { try desk($0, $1, .line("city")) },
    Question(name: "a combo box: which of two", things: ["city"], takesText: true) {
      try desk($0, $1, .line("city"), .line("ber"))
    },
    Question(name: "a day behind: right?", things: ["due"]) { words, settings in
      let yesterday = DateTime(day: Day(20_773))
      let text = try LoadedLocale(words.locale).dates.dateFormat(.full).string(yesterday)
      return try desk(words, settings, .line("due"), .line(text))
    },
    Question(name: "which Friday?", things: ["due"]) { try desk($0, $1, .line("due"), .line($0.weekday)) },
    Question(name: "before or after noon?", things: ["alarm"], asksForHalf: true) {
      try desk($0, $1, .line("alarm"), .line($0.time))
    },
    Question(name: "an open picker", things: ["size"], isPlace: true) { try desk($0, $1, .line("size")) },
    Question(name: "a picker: which of two", things: ["size"]) { try desk($0, $1, .line("size"), .line("medium")) },
  ]

  private static func prompt(_ prompt: Prompt, _ settings: Settings) throws -> AskedApp<PromptApp> {
    try AskedApp(PromptApp(prompt), settings, asking: []) { $0.answer == nil }
  }

  private static let items: [PromptItem] = ["Red", "Green", "Blue"]
  private static let itemThings: Set = ["item/0", "item/1", "item/2", "prompt"]
  private static let valueThings: Set = ["value", "prompt"]

  private static let ofPrompts = [
    Question(name: "prompt: confirm", things: ["yes", "no", "prompt"], isPrompt: true) {
      try prompt(.confirm("Delete all?"), $1)
    },
    Question(name: "prompt: confirm, yes unless", things: ["yes", "no", "prompt"], isPrompt: true) {
      try prompt(.confirm("Go on?", default: true), $1)
    },
    Question(name: "prompt: phrase", isGuarded: true, isPrompt: true) {
      try prompt(Prompt("Erase the disk?", .phrase("erase the disk")), $1)
    },
    Question(name: "prompt: choose", things: itemThings, isPrompt: true) {
      try prompt(.choose("Which color?", from: items), $1)
    },
    Question(name: "prompt: choose, Green unless", things: itemThings.union(["value"]), isPrompt: true) {
      try prompt(.choose("Which color?", from: items, default: 1), $1)
    },
    Question(name: "prompt: search", things: valueThings, takesText: true, isPrompt: true) {
      try prompt(Prompt("Which color?", .search(PromptList(items), standard: nil)), $1)
    },
    Question(name: "prompt: multi", things: itemThings.union(["done"]), isPrompt: true) {
      try prompt(.chooseAny("Which colors?", of: items), $1)
    },
    Question(name: "prompt: input", things: valueThings, takesText: true, isPrompt: true) {
      try prompt(.input("Your name?"), $1)
    },
    Question(name: "prompt: input, Ann unless", things: valueThings, takesText: true, isPrompt: true) {
      try prompt(.input("Your name?", default: "Ann"), $1)
    },
    Question(name: "prompt: password", things: valueThings, takesText: true, isPrompt: true) {
      try prompt(Prompt("Password?", .secret), $1)
    },
    Question(name: "prompt: lines", things: valueThings, takesText: true, isPrompt: true) {
      try prompt(Prompt("What happened?", .lines(standard: nil)), $1)
    },
    Question(name: "prompt: date", things: valueThings, isPrompt: true, isPlace: true) {
      try prompt(Prompt("When?", .moment(.date, standard: nil, from: nil, to: nil)), $1)
    },
    Question(name: "prompt: time", things: valueThings, isPrompt: true, isPlace: true) {
      try prompt(Prompt("When?", .moment(.time, standard: nil, from: nil, to: nil)), $1)
    },
    Question(name: "prompt: color", things: valueThings, isPrompt: true, isPlace: true) {
      try prompt(Prompt("Which color?", .color(standard: nil)), $1)
    },
    Question(name: "prompt: message", things: ["yes", "prompt"], isPrompt: true) {
      try prompt(Prompt("It is done.", .message), $1)
    },
  ]
}
