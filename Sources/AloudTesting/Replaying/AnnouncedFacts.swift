internal import Aloud

/// The named facts of an announcement that are the same in every language.
struct AnnouncedFacts: Sendable, Equatable {
  /// A fact, with the key it is compared by and the text it is shown as.
  struct Fact: Sendable, Equatable {
    var name: String
    /// The key that must be equal, or `nil` if the announcement lacks the fact.
    var key: String?
    var shown: String?

    static func == (one: Fact, other: Fact) -> Bool { one.name == other.name && one.key == other.key }
  }

  var facts: [Fact]

  /// With `sharesTexts`, the app's own texts must be the same in every language. The typed `line` counts as such in any
  /// language.
  init(_ announcement: Announcement, _ wording: Wording, sharesTexts: Bool, after line: String?) {
    let signature = TextSignature(sharesTexts: sharesTexts, line: line.map { Folding.fold($0) })
    func text(_ name: String, _ text: LocalizedText?) -> Fact {
      Fact(
        name: name, key: text.map { signature.of($0) },
        shown: text.map { wording.text($0) })
    }
    func plain(_ name: String, _ value: String?) -> Fact { Fact(name: name, key: value, shown: value) }
    facts = [
      plain("kind", announcement.kind.rawValue), plain("number", announcement.number.map { String($0) }),
      plain("role", announcement.role?.rawValue),
      plain("states", announcement.states.isEmpty ? nil : announcement.states.map(\.rawValue).joined(separator: ", ")),
      plain("level", announcement.level.map { String($0) }),
      plain("position", announcement.position.map { "\($0.index) of \($0.count)" }), text("name", announcement.name),
      text("value", announcement.value), text("description", announcement.description),
      text("reason", announcement.reason), text("error", announcement.error), text("image", announcement.image),
      text("anchor", announcement.anchor),
    ]
    facts += announcement.sentences.enumerated().map { text("sentence \($0 + 1)", $1) }
    facts.append(text("hint", announcement.hint.map { .message($0) }))
  }

  /// Of a text in JSON, only its presence counts.
  init(_ announcement: WrittenAnnouncement) {
    func text(_ name: String, _ text: String?) -> Fact { Fact(name: name, key: text.map { _ in "" }, shown: text) }
    func plain(_ name: String, _ value: String?) -> Fact { Fact(name: name, key: value, shown: value) }
    facts = [
      plain("kind", announcement.kind), plain("number", announcement.number.map { String($0) }),
      plain("role", announcement.role),
      plain("states", announcement.states.isEmpty ? nil : announcement.states.joined(separator: ", ")),
      plain("level", announcement.level.map { String($0) }),
      plain("position", announcement.position.map { "\($0.index) of \($0.count)" }), text("name", announcement.name),
      text("value", announcement.value), text("description", announcement.description),
      text("reason", announcement.reason), text("error", announcement.problem), text("image", announcement.image),
      text("anchor", announcement.anchor), text("hint", announcement.hint),
    ]
  }

  func firstDifference(from expected: AnnouncedFacts) -> (name: String, expected: String?, got: String?)? {
    for (index, fact) in expected.facts.enumerated() {
      guard let own = facts.first(where: { $0.name == fact.name }) else {
        if fact.key == nil { continue }
        return (fact.name, fact.shown, nil)
      }
      if own.key != fact.key { return (expected.facts[index].name, fact.shown, own.shown) }
    }
    let names = Set(expected.facts.map(\.name))
    return facts.first { !names.contains($0.name) && $0.key != nil }.map { ($0.name, nil, $0.shown) }
  }
}

/// The meaning of a text independent of language, equal for texts that say the same.
struct TextSignature {
  /// A Boolean value that indicates whether the app's own texts are the same in every language.
  let sharesTexts: Bool
  /// The typed line, folded.
  let line: String?

  func of(_ text: LocalizedText) -> String {
    switch text {
    case .verbatim(let words), .tagged(let words, _):
      line != nil && Folding.fold(words) == line ? "what was typed" : sharesTexts ? words : "…"
    case .message(let message):
      "\(message.key)(" + message.arguments.all.map { "\($0.0): \(of($0.1))" }.sorted().joined(separator: ", ") + ")"
    }
  }

  private func of(_ argument: Message.Argument) -> String {
    switch argument {
    case .text(let text): of(text)
    case .list(let texts, _), .facts(let texts): texts.map { of($0) }.joined(separator: "; ")
    case .joined(let texts): texts.map { of($0) }.joined()
    case .number(let number): String(number)
    case .decimal(let number, let places): "\(number) to \(places)"
    case .percent(let percent): "\(percent)%"
    case .moment(let moment, _): "\(moment)"
    case .color(let color): "\(color)"
    case .relative(let amount, let unit): "\(amount) \(unit.rawValue)"
    // The locale's table writes this argument, differently in each language.
    case .written: "…"
    }
  }
}
