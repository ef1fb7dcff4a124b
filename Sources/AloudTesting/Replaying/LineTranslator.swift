internal import Aloud

struct LineTranslator {
  enum Piece: Sendable {
    case typed(String)
    case said(SaidText)
    /// The command's key, with the pieces of its object.
    case command(String, object: [Piece])
  }

  private let locale: LoadedLocale
  private let wording: Wording
  private let vocabulary: Vocabulary
  private let isEnglish: Bool
  private var known: [String: SaidText] = [:]
  private var typed: Set<String> = []
  private var turn = 0
  private var isEditing = false

  init(_ locale: LoadedLocale) {
    (self.locale, wording) = (locale, locale.wording)
    vocabulary = Vocabulary(locale.wording)
    isEnglish = locale.tag == "en"
  }

  mutating func lines(of played: PlayedSession) -> [[Piece]] {
    var lines: [[Piece]] = []
    for turn in played.turns {
      if let line = turn.line {
        lines.append(pieces(of: line))
        let folded = Folding.fold(line)
        if known[folded] == nil { typed.insert(folded) }
      }
      hear(turn)
    }
    return lines
  }

  private mutating func hear(_ turn: PlayedTurn) {
    for (index, said) in turn.announcements.enumerated() {
      for (place, text) in said.announcement.allTexts.enumerated() {
        let folded = Folding.fold(wording.text(text))
        // The latest announcement of a text counts. Text first seen as a typed line is not a name.
        if folded.isEmpty || typed.contains(folded) { continue }
        let isName = place == 0 && said.announcement.name != nil
        known[folded] = SaidText(turn: self.turn, announcement: index, place: place, text: text, isName: isName)
      }
    }
    for text in turn.around {
      let folded = Folding.fold(wording.text(text))
      if folded.isEmpty || known[folded] != nil { continue }
      known[folded] = SaidText(turn: -1, announcement: 0, place: 0, text: text)
    }
    isEditing = turn.isEditing(after: isEditing)
    self.turn += 1
  }

  private func pieces(of line: String) -> [Piece] {
    let folded = Folding.fold(line)
    guard !folded.isEmpty, !folded.allSatisfy(\.isNumber) else { return [.typed(line)] }
    if let command = vocabulary.command(folded) {
      // A name that is also a command stands for the named element. Otherwise, the line is the command.
      if known[folded] == nil || isEnglish { return isEnglish ? [.typed(line)] : [.command(command.key, object: [])] }
    }
    if isEditing { return [.typed(line)] }
    if let said = known[folded] { return [.said(said)] }
    if let number = NumberReading.number(folded, in: locale) { return [.typed(String(number))] }
    let commands = vocabulary.commandsWithObject(folded)
    for (command, object) in commands {
      guard let piece = piece(ofObject: object) else { continue }
      // English words stay, because each place decides which of several commands with the same words is meant.
      return isEnglish ? folded.pieces(around: object, piece) : [.command(command.key, object: [piece])]
    }
    if !isEnglish, let (command, object) = commands.first { return [.command(command.key, object: [.typed(object)])] }
    // A name followed by its new value, such as "color blue".
    if let space = folded.firstIndex(of: " "), let said = known[String(folded[..<space])], said.isName {
      return [.said(said), .typed(String(folded[space...]))]
    }
    return phrase(in: line, folded)
  }

  private func piece(ofObject folded: String) -> Piece? {
    if let number = NumberReading.number(folded, in: locale) { return .typed(String(number)) }
    if let said = known[folded] { return .said(said) }
    return beginning(folded).map { .said($0) }
  }

  /// Returns the announced text that begins with `folded`, if there is exactly one.
  private func beginning(_ folded: String) -> SaidText? {
    let found = known.filter { $0.key.hasPrefix(folded) }
    let texts = Set(found.map { wording.text($0.value.text) })
    return texts.count == 1 ? found.first?.value : nil
  }

  private func phrase(in line: String, _ folded: String) -> [Piece] {
    let padded = " \(folded) "
    let held = known.filter { $0.key.contains(" ") || $0.key.count > 3 }.filter { padded.contains(" \($0.key) ") }
    if let longest = held.max(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) }),
      let range = padded.firstRange(of: " \(longest.key) ")
    {
      let before = padded[..<range.lowerBound].dropFirst(), after = padded[range.upperBound...].dropLast()
      return (before.isEmpty ? [] : [.typed(String(before) + " ")]) + [.said(longest.value)]
        + (after.isEmpty ? [] : [.typed(" " + String(after))])
    }
    if let said = beginning(folded) { return [.said(said)] }
    return [.typed(line)]
  }
}

extension String {
  /// Replaces the last occurrence of `object`.
  fileprivate func pieces(around object: String, _ piece: LineTranslator.Piece) -> [LineTranslator.Piece] {
    guard let range = ranges(of: object).last else { return [.typed(self)] }
    return [.typed(String(self[..<range.lowerBound])), piece, .typed(String(self[range.upperBound...]))]
  }
}

extension [LineTranslator.Piece] {
  func line(in played: PlayedSession, _ locale: LoadedLocale) -> String {
    map { piece -> String in
      switch piece {
      case .typed(let words): return words
      case .said(let said): return said.words(in: played, locale.wording).alternatives().first ?? ""
      case .command(let key, let object):
        // English commands are accepted in every language.
        return (locale.wording.alternatives(key).english.first ?? "").replacing(
          "{object}", with: object.line(in: played, locale))
      }
    }.joined()
  }
}

extension Announcement {
  /// Includes the arguments of messages, in an order that is the same in every language.
  var allTexts: [LocalizedText] {
    let own = [name, value, description, anchor, reason, error, image] + sentences
    return (own + [hint.map { .message($0) }]).compactMap { $0 }.flatMap(\.withInner)
  }
}

extension LocalizedText {
  var withInner: [LocalizedText] {
    guard case .message(let message) = self else { return [self] }
    return [self]
      + message.arguments.all.flatMap { _, argument -> [LocalizedText] in
        switch argument {
        case .text(let text): text.withInner
        case .list(let texts, _), .facts(let texts), .joined(let texts): texts.flatMap(\.withInner)
        case .number, .decimal, .percent, .moment, .color, .relative, .written: []
        }
      }
  }
}

/// An announced text. Its translation is at the same location. The turn is −1 for what was only in the place.
struct SaidText: Sendable {
  var turn: Int
  var announcement: Int
  var place: Int
  let text: LocalizedText
  var isName = false

  func words(in played: PlayedSession, _ wording: Wording) -> String {
    if turn >= 0, turn < played.turns.count, announcement < played.turns[turn].announcements.count {
      let texts = played.turns[turn].announcements[announcement].announcement.allTexts
      // A message is translated by its key. An app's own text is taken from its location, because it may differ by language.
      if place < texts.count, case .message = text {} else if place < texts.count { return wording.text(texts[place]) }
    }
    return wording.text(text)
  }
}
