/// A parser of lines that name several elements: "3 to 7", "2 4 9", "milk and eggs" (EDIT-1). The patterns are the messages
/// `select.range` and `select.and` of the wording.
struct SelectionReading: Sendable {
  enum Part: Equatable {
    /// From the first to the last, which are equal for a single element.
    case numbers(Int, Int)
    case label(String)
  }

  /// The texts before the first placeholder, between it and the last, and after the last.
  fileprivate struct Pattern: Sendable {
    var before: String
    var between: String
    var after: String
  }

  static let commas: Set<Character> = [",", ";", "،", "؛", "、", "，", "；"]

  private let locale: LoadedLocale
  private let ranges: [Pattern]
  private let joints: [Pattern]

  /// English words are included.
  init(_ locale: LoadedLocale) {
    self.locale = locale
    func patterns(_ key: String) -> [Pattern] {
      locale.wording.phrases(key).compactMap { Pattern($0) }
    }
    ranges = patterns("select.range")
    joints = patterns("select.and")
  }

  /// Returns the parts of a folded line for a list of `count` elements; a single label if it is nothing else. `text` is the
  /// unfolded line, because folding removes a dash between digits.
  /// What is a name is no number: Vietnamese "nấm" folds as "năm" (5) does.
  func parts(_ folded: String, in text: String, count: Int, isName: (String) -> Bool = { _ in false }) -> [Part] {
    let parts = parts(folded, joints[...], count: count, isName: isName)
    if parts.count == 2, case .numbers(let first, _) = parts[0], case .numbers(let last, _) = parts[1],
      holdsDash(text)
    {
      return [.numbers(first, last)]
    }
    return parts
  }

  private func parts(
    _ folded: String, _ joints: ArraySlice<Pattern>, count: Int, isName: (String) -> Bool
  ) -> [Part] {
    if let (first, last) = range(folded) { return [.numbers(first, last)] }
    let number = NumberReading.number(folded, in: locale)
    if number != nil, !folded.contains(where: \.isNumber), isName(folded) { return [.label(folded)] }
    if let number, number <= count { return [.numbers(number, number)] }
    let words = folded.split(separator: Character(" "))
    let numbers = words.compactMap { NumberReading.number(String($0), in: locale) }
    if words.count > 1, numbers.count == words.count { return numbers.map { .numbers($0, $0) } }
    if let number { return [.numbers(number, number)] }
    guard let joint = joints.first else { return [.label(folded)] }
    return folded.split(separator: joint.between).flatMap {
      self.parts(String($0), joints.dropFirst(), count: count, isName: isName)
    }
  }

  /// Returns whether a text has a comma or a conjunction, so that it may name several things.
  func mayJoin(_ text: String) -> Bool {
    if text.contains(where: Self.commas.contains) { return true }
    let folded = Folding.fold(text)
    return joints.contains { folded.cut(at: $0.between) != nil }
  }

  /// Returns whether a folded text ends with a conjunction: "say thanks and".
  func endsWithJoint(_ folded: String) -> Bool {
    joints.contains { folded.hasSuffix(" " + $0.between.trimmingSpaces()) }
  }

  /// Leaves out a leading conjunction, as in "and 3".
  func withoutJoint(_ folded: String) -> String {
    for joint in joints {
      let word = joint.between.trimmingSpaces() + " "
      if word.count > 1, folded.hasPrefix(word) { return String(folded.dropFirst(word.count)) }
    }
    return folded
  }

  /// Returns the two parts of a line at each conjunction, comma or space in it: what is dictated has no commas.
  func halves(of text: String, atSpaces: Bool = true) -> [(String, String)] {
    halves(of: text, joints: between("select.and") + between("select.but"), atSpaces: atSpaces)
  }

  private func halves(of text: String, joints: [String], atSpaces: Bool) -> [(String, String)] {
    let all = joints + Self.commas.map(String.init) + (atSpaces ? [" "] : [])
    return text.indices.dropFirst().flatMap { place in
      all.compactMap { joint -> (String, String)? in
        guard text[place...].prefix(joint.count).lowercased() == joint else { return nil }
        let (first, second) = (text[..<place], text[place...].dropFirst(joint.count))
        // A space beside "and" or a comma parts nothing else.
        if joint == " ", first.last.map(Self.commas.contains) ?? false { return nil }
        if joint == " ", joints.contains(where: { (first + " ").hasSuffix($0) || (" " + second).hasPrefix($0) }) {
          return nil
        }
        return (String(first).trimmingCommas(), String(second).trimmingSpaces())
      }
    }
  }

  /// Returns the parts of a text between all its commas and its conjunctions, also those such as "because", which may begin it too.
  func parts(of text: String) -> [String] {
    let joints = ["select.and", "select.but", "select.because"].flatMap(between)
    let beginning = joints.map { $0.drop { $0 == " " } }.filter { text.lowercased().hasPrefix($0) && $0.last == " " }
      .max { $0.count < $1.count }
    let plain = String(text.dropFirst(beginning?.count ?? 0))
    let first = halves(of: plain, joints: joints, atSpaces: false).first { !$0.0.isEmpty && !$0.1.isEmpty }
    return first.map { [$0.0] + parts(of: $0.1) } ?? [plain]
  }

  /// The folded words such as "but".
  var contrasts: Set<String> { Set(between("select.but").map { Folding.fold($0).trimmingSpaces() }) }

  /// The folded words such as "and".
  var conjunctions: Set<String> { Set(between("select.and").map { Folding.fold($0).trimmingSpaces() }) }

  /// Returns what stands between the first and the last of two parts, in lower case.
  private func between(_ key: String) -> [String] {
    locale.wording.phrases(key).compactMap { phrase in
      guard phrase.hasPrefix("{first}"), phrase.hasSuffix("{last}") else { return nil }
      return phrase.dropFirst("{first}".count).dropLast("{last}".count).lowercased()
    }
  }

  private func range(_ folded: String) -> (Int, Int)? {
    for pattern in ranges where folded.hasPrefix(pattern.before) && folded.hasSuffix(pattern.after) {
      let inner = folded.dropFirst(pattern.before.count).dropLast(pattern.after.count)
      let ends = inner.split(separator: pattern.between, maxSplits: 1, omittingEmptySubsequences: false)
      if ends.count == 2, let first = NumberReading.number(String(ends[0]), in: locale),
        let last = NumberReading.number(String(ends[1]), in: locale)
      {
        return (first, last)
      }
    }
    return nil
  }

  private func holdsDash(_ text: String) -> Bool {
    let characters = text.filter { $0 != " " }
    return zip(characters, characters.dropFirst()).contains { $0.isNumber && "-–—".contains($1) }
  }
}

extension SelectionReading.Pattern {
  /// Nil unless the phrase has placeholders for the first and the last element, with text in between.
  fileprivate init?(_ phrase: String) {
    guard let first = phrase.firstRange(of: "{first}"), let last = phrase.firstRange(of: "{last}"),
      first.upperBound < last.lowerBound
    else { return nil }
    before = Folding.foldPiece(phrase[..<first.lowerBound])
    between = Folding.foldPiece(phrase[first.upperBound..<last.lowerBound])
    after = Folding.foldPiece(phrase[last.upperBound...])
    if between.isEmpty { return nil }
  }
}
