/// A parser of lines that name several elements: "3 to 7", "2 4 9", "milk and eggs" (EDIT-1). The patterns are the messages
/// `select.range` and `select.and` of the wording.
struct SelectionReading: Sendable {
  enum Part: Equatable {
    /// From the first to the last, which are equal for a single element.
    case numbers(Int, Int)
    case label(String)
  }

  fileprivate struct Pattern: Sendable {
    var before: String
    var between: String
    var after: String
  }

  static let commas: Set<Character> = [",", ";", "،", "؛", "、", "，", "；"]

  private let locale: LoadedLocale
  private let ranges: [Pattern]
  private let joints: [Pattern]

  init(_ locale: LoadedLocale) {
    self.locale = locale
    func patterns(_ key: String) -> [Pattern] { locale.wording.phrases(key).compactMap { Pattern($0) } }
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

  /// A place in a text where what is said may end, and something else begin.
  struct Place {
    /// The end of what is before, and the beginning of what follows, without the comma or the conjunction between them.
    let end, next: String.Index
    let isApart: Bool
    var isContrast = false
  }

  /// Returns the places in a text at its ends and at commas, conjunctions and spaces, and at some further ones: what is dictated has no
  /// commas.
  func places(in text: String, besides others: [String.Index] = []) -> [Place] {
    let (contrasts, reasons) = (Set(between("select.but")), Set(between("select.because")))
    let joints = contrasts.union(reasons).union(between("select.and")).sorted { ($1.count, $0) < ($0.count, $1) }
    func joint(at place: String.Index) -> String? {
      joints.first { text[place...].prefix($0.count).lowercased() == $0 }
    }
    /// The place before the next word, where a conjunction may follow a comma: ", and the radio".
    func comma(at place: String.Index) -> Place {
      let start = text[place...].firstIndex { !$0.isWhitespace && !Self.separators.contains($0) } ?? text.endIndex
      let joint = joints.first { joint in
        let word = joint.drop { $0 == " " }
        return word.last == " " && text[start...].prefix(word.count).lowercased() == word
      }
      let length = joint?.drop { $0 == " " }.count ?? 0
      return Place(
        end: place, next: text.index(start, offsetBy: length), isApart: true,
        isContrast: joint.map(contrasts.contains) ?? false)
    }
    var places = [comma(at: text.startIndex)]
    for place in text.indices.dropFirst() where place > places[places.count - 1].next {
      if isSeparator(place, in: text) {
        places.append(comma(at: place))
      } else if let joint = joint(at: place) {
        let end = text.index(place, offsetBy: joint.count)
        let isContrast = contrasts.contains(joint)
        let isApart = isContrast || reasons.contains(joint) || joint.contains(" ")
        places.append(Place(end: place, next: end, isApart: isApart, isContrast: isContrast))
        // A beginning such as Arabic و may be part of the word.
        if joint.first == " ", joint.last != " " {
          places.append(Place(end: place, next: text.index(after: place), isApart: false))
        }
      } else if text[place] == " " {
        places.append(Place(end: place, next: text.index(after: place), isApart: false))
      } else if others.contains(place) {
        places.append(Place(end: place, next: place, isApart: false))
      }
    }
    let end =
      places[places.count - 1].next == text.endIndex && places.count > 1 ? places.removeLast().end : text.endIndex
    return places + [Place(end: end, next: text.endIndex, isApart: true)]
  }

  private static let separators: Set<Character> = commas.union(".!?…:–—。！？؟：")

  /// Returns whether a comma or the end of a sentence is at a place. The signs within "7:30" and "1,5" are none.
  private func isSeparator(_ place: String.Index, in text: String) -> Bool {
    guard Self.separators.contains(text[place]) else { return false }
    let next = text[place...].dropFirst().first
    return next == nil || next == " " || !text[place].isASCII
      || Self.commas.contains(text[place]) && next?.isNumber != true
  }

  /// Returns the parts of a text between all its commas and its conjunctions, also those such as "because", which may begin it too.
  func parts(of text: String) -> [String] {
    let places = places(in: text).filter(\.isApart)
    return zip(places, places.dropFirst()).compactMap { one, other in
      one.next < other.end ? String(text[one.next..<other.end]).trimmingSpaces() : nil
    }
  }

  var contrasts: Set<String> { Set(between("select.but").map { Folding.fold($0).trimmingSpaces() }) }
  var conjunctions: Set<String> { Set(between("select.and").map { Folding.fold($0).trimmingSpaces() }) }

  /// Returns what stands between the first and the last of two parts, in lower case.
  private func between(_ key: String) -> [String] {
    locale.wording.phrases(key).compactMap { phrase in
      guard phrase.hasPrefix("{first}"), phrase.hasSuffix("{last}") else { return nil }
      return phrase.dropFirst("{first}".count).dropLast("{last}".count).lowercased()
    }
  }

  /// Returns the ends of the ranges that a folded text may say: "monday" and "friday" of "monday to friday".
  func ends(of folded: String) -> [(first: String, last: String)] {
    ranges.compactMap { pattern in
      guard folded.hasPrefix(pattern.before), folded.hasSuffix(pattern.after) else { return nil }
      let inner = folded.dropFirst(pattern.before.count).dropLast(pattern.after.count)
      let ends = inner.split(separator: pattern.between, maxSplits: 1, omittingEmptySubsequences: false)
      return ends.count == 2 ? (String(ends[0]), String(ends[1])) : nil
    }
  }

  private func range(_ folded: String) -> (Int, Int)? {
    ends(of: folded).lazy.compactMap { first, last in
      guard let first = NumberReading.number(first, in: locale), let last = NumberReading.number(last, in: locale)
      else {
        return nil
      }
      return (first, last)
    }.first
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
