/// The command phrases of a locale and the English ones, prepared for recognition.
public struct Vocabulary: Sendable {
  private struct Pattern: Sendable {
    var command: ObjectCommand
    var before: String
    var after: String

    var length: Int { before.utf8.count + after.utf8.count }
  }

  private var phrases: [String: Command] = [:]
  private var patterns: [Pattern] = []
  /// The phrases that say "it" within a word, such as "apágalo", folded.
  private var ofIt: [String: ObjectCommand] = [:]
  private let it: String
  /// The letters that people type for those that their keyboard lacks, unless folding makes both equal: in German "ae" for "ä".
  let typedLetters: [(typed: String, letter: String)]

  /// Creates the vocabulary of a wording.
  public init(_ wording: Wording) {
    typedLetters = wording.alternatives("typing.letters").own.compactMap { pair in
      guard let (typed, letter) = pair.cut(at: "="), Folding.fold(typed) != Folding.fold(letter) else { return nil }
      return (String(typed), String(letter))
    }
    it = Folding.fold(wording.phrases("name.it").first ?? "")
    phrases.reserveCapacity(4 * Command.allCases.count)
    let all = Command.allCases.map { (command: $0, phrases: wording.alternatives($0.key)) }
    for (command, phrases) in all { for phrase in phrases.own { add(phrase, command) } }
    for (command, phrases) in all where phrases.english != phrases.own {
      for phrase in phrases.english { add(phrase, command) }
    }
    let taking = ObjectCommand.allCases.map { (command: $0, phrases: wording.alternatives($0.key)) }
    for (command, phrases) in taking { for phrase in phrases.own { add(phrase, command) } }
    for (command, phrases) in taking where phrases.english != phrases.own {
      for phrase in phrases.english { add(phrase, command) }
    }
    // Some phrases both open something and turn on a switch ("aç", "打开"); for a switch they turn it on.
    patterns.sort { ($0.length, $0.command.yieldsToNames ? 1 : 0) > ($1.length, $1.command.yieldsToNames ? 1 : 0) }
  }

  /// Returns the command that a folded line as a whole stands for.
  public func command(_ folded: String) -> Command? { phrases[folded] }

  /// Returns the commands with an object that a folded line can stand for, the most specific first.
  public func commandsWithObject(_ folded: String) -> [(command: ObjectCommand, object: String)] {
    (ofIt[folded].map { [($0, it)] } ?? [])
      + patterns.compactMap { pattern in
        // Nearly every pattern already differs in its first letter.
        guard pattern.before.isEmpty || pattern.before.utf8.first == folded.utf8.first,
          folded.utf8.count > pattern.before.utf8.count + pattern.after.utf8.count,
          folded.hasPrefix(pattern.before), folded.hasSuffix(pattern.after)
        else { return nil }
        let object = folded.dropFirst(pattern.before.count).dropLast(pattern.after.count)
        return object.isEmpty ? nil : (pattern.command, String(object))
      }
  }

  /// Returns whether a folded line has the words of a command with an object, but no object.
  func isUnfinished(_ folded: String) -> Bool {
    phrases[folded] == nil
      && patterns.contains { pattern in
        // "No" is not just the beginning of "no. 3".
        guard pattern.command != .number else { return false }
        let words = (pattern.before + pattern.after).trimmingSpaces()
        return !words.isEmpty && (words == folded || pattern.before.trimmingSpaces() == folded)
      }
  }

  /// Returns whether a folded line begins with the words of a command on text without being one; the user may have meant one.
  func beginsAsTextCommand(_ folded: String) -> Bool {
    patterns.contains { $0.command.isOnText && !$0.before.isEmpty && folded.hasPrefix($0.before) }
      || phrases.contains { phrase, command in
        guard TextWork(command) != nil, folded.utf8.count > phrase.utf8.count, folded.hasPrefix(phrase) else {
          return false
        }
        let rest = folded.dropFirst(phrase.count)
        return rest.first == " " || rest.unicodeScalars.first.map(Folding.standsWithoutSpaces) ?? false
      }
  }

  private mutating func add(_ phrase: String, _ command: Command) {
    let folded = Folding.fold(phrase)
    if phrases[folded] == nil { phrases[folded] = command }
  }

  private mutating func add(_ phrase: String, _ command: ObjectCommand) {
    guard let parts = phrase.cut(at: "{object}") else {
      let folded = Folding.fold(phrase)
      if ofIt[folded] == nil { ofIt[folded] = command }
      return
    }
    let before = Folding.foldPiece(parts.before)
    let after = Folding.foldPiece(parts.after)
    patterns.append(Pattern(command: command, before: before, after: after))
  }
}

/// The result of speech recognition, as hypotheses in order of likelihood. All of them may be wrong (VOICE-1).
public struct Recognition: Sendable, Equatable {
  /// A hypothesis of what was said.
  public struct Hypothesis: Sendable, Equatable {
    /// The words.
    public var text: String
    /// The confidence of the recogniser, from 0 to 1; nil if it reports none. A number outside this range is on a scale of the
    /// recogniser's own, and confirms nothing.
    public var confidence: Double?

    /// Creates a hypothesis from words and a confidence.
    public init(_ text: String, confidence: Double? = nil) { (self.text, self.confidence) = (text, confidence) }
  }

  /// The hypotheses, the most likely first; empty if there was only noise.
  public var hypotheses: [Hypothesis]
  /// The number of the grammar with which the speech was recognised; nil if the recogniser does not report it.
  public var generation: Int?

  /// Creates a recognition from hypotheses, the most likely first.
  public init(_ hypotheses: [Hypothesis], generation: Int? = nil) {
    (self.hypotheses, self.generation) = (hypotheses, generation)
  }
}
