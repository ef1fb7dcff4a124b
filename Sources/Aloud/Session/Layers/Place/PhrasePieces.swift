/// Removes the fixed pieces of a phrase from the ends of a line, to get the text between them as it was typed.
extension Substring {
  /// Removes a beginning that folds to the same text as a piece, and the spaces after it. Returns whether there was one.
  mutating func drop(_ piece: Substring) -> Bool {
    // A piece attached to the next word of the phrase is also attached in a line, like the Hebrew ל.
    guard drop(label: Folding.fold(piece), wordEnds: piece.last == " ") else { return false }
    // An apostrophe or a hyphen folds to nothing: "d'acheter", ב-2.
    if let last = piece.last, "'-".contains(last) { self = drop { "'’-־".contains($0) } }
    return true
  }

  /// Removes a beginning that folds to a label, and the spaces after it. With `wordEnds`, it must end at a word boundary.
  /// Returns whether there was one.
  mutating func drop(label: String, wordEnds: Bool) -> Bool {
    if label.isEmpty { return true }
    var end = startIndex
    while end < endIndex {
      formIndex(after: &end)
      guard Folding.fold(self[..<end]) == label, !wordEnds || isBreak(end) else { continue }
      self = self[end...].drop { $0 == " " }
      return true
    }
    return false
  }

  /// Removes a beginning that is a label, as it is or in another form and after an article, and the spaces after it. Returns
  /// whether there was one.
  mutating func drop(name label: String, wordEnds: Bool, _ forms: NameForms) -> Bool {
    if drop(label: label, wordEnds: wordEnds) { return true }
    let most = label.split(separator: " ").count + 2
    let ends = indices.dropFirst().filter { isBreak($0) && self[index(before: $0)] != " " } + [endIndex]
    for end in ends.prefix(most) {
      let folded = Folding.fold(self[..<end])
      guard forms.match([folded] + forms.inner(folded), label) == .whole else { continue }
      self = self[end...].drop { $0 == " " }
      return true
    }
    return false
  }

  /// Returns whether there was such an ending, which folds to the same text as the piece.
  mutating func dropEnd(_ piece: Substring) -> Bool {
    let folded = Folding.fold(piece)
    if folded.isEmpty { return true }
    var start = endIndex
    while start > startIndex {
      formIndex(before: &start)
      guard Folding.fold(self[start...]) == folded, piece.first != " " || isBreak(start) else { continue }
      self = self[..<start]
      return true
    }
    return false
  }

  /// Returns what is before an ending that is a label, as it is or in another form and after an article. A longer ending comes first.
  func beforeEnd(name label: String, _ forms: NameForms) -> [Substring] {
    guard let last = lastIndex(where: { $0 != " " }) else { return [] }
    let all = self[...last]
    let isSpaced = !all.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
    let starts = all.indices.dropFirst().filter { all.isBreak($0) && all[$0] != " " }
    return starts.suffix(isSpaced ? label.split(separator: " ").count + 2 : label.count + 4).compactMap { start in
      let folded = Folding.fold(all[start...])
      return folded == label || forms.match([folded] + forms.inner(folded), label) == .whole ? all[..<start] : nil
    }
  }

  /// Returns whether an index is a word boundary. In a script without spaces, each letter is a word.
  func isBreak(_ place: Index) -> Bool {
    guard place > startIndex, place < endIndex else { return true }
    let beside = [self[index(before: place)], self[place]]
    return beside.contains { character in
      !(character.isLetter || character.isNumber)
        || character.unicodeScalars.first.map(Folding.standsWithoutSpaces) ?? false
    }
  }

  /// Returns the text between two pieces of a phrase; nil if either piece is missing or nothing is between them.
  func inner(before: Substring, after: Substring) -> String? {
    var rest = self
    guard rest.drop(before), rest.dropEnd(after) else { return nil }
    let inner = String(rest.drop { $0 == " " || ":：=,，、،".contains($0) }).trimmingSpaces()
    return inner.isEmpty ? nil : inner
  }
}

/// A text that ends with a moment, "buy oats tomorrow at five", or begins with a day that counts from today, 明日牛乳を買う (LOOP-9).
struct DatedText: Sendable, Equatable {
  let text: String
  /// As it was typed.
  let moment: String

  /// The maximum number of words at an end of a text that can be a moment.
  private static let most = 40

  /// Takes the longest end or beginning of `all` that means a moment. Returns nil if there is none, or no text beside it. A
  /// number alone is no moment, and a weekday or a date at the beginning may be part of a name: "Sunday roast".
  init?(_ all: String, _ understander: Understander, now: DateTime) {
    let whole = all[...]
    let places = all.indices.dropFirst().filter { whole.isBreak($0) && all[$0] != " " }
    let end = places.suffix(Self.most).first { place in
      let end = String(all[place...])
      guard !end.isWithinWord, let moment = understander.moments(end, now: now).first else { return false }
      return !understander.isCount(end) && !understander.beginsWithSyllable(end, now: now)
        && !(moment.isWeekdayAlone && understander.isOfThing(whole, at: place))
    }
    if let end {
      self.init(text: all[..<end], moment: all[end...])
      return
    }
    let beginning = places.prefix(Self.most).last { place in
      !String(all[..<place]).isWithinWord && !String(all[place...]).isEndOfWord && whole.startsWord(place)
        && !whole.isPossessive(before: place) && !understander.endsWithCount(all[..<place], now: now)
        && understander.moments(String(all[..<place]), now: now).first?.day?.isRelative == true
    }
    guard let beginning else { return nil }
    // A word said again belongs to the text: "tomorrow morning at eight, morning gymnastics".
    let meant = understander.moments(String(all[..<beginning]), now: now).map(\.moment)
    let shorter = places.first { place in
      let again = all[place..<max(place, beginning)].trimmingSpaces()
      return !again.isEmpty && all[..<place].contains(again)
        && understander.moments(String(all[..<place]), now: now).map(\.moment) == meant
    }
    let start = shorter ?? beginning
    self.init(text: all[start...].drop { "、，,، ".contains($0) }, moment: all[..<start])
  }

  /// Takes the longest beginning that means a moment, if a word that joins a text to it follows, or if it cannot be the first word of the
  /// text: "on friday to call mum", 金曜日に牛乳を買う.
  init?(_ all: String, joinedBy joining: [Substring], _ understander: Understander, now: DateTime) {
    let whole = all[...]
    let places = all.indices.dropFirst().filter { whole.isBreak($0) && whole.startsWord($0) && all[$0] != " " }
    for place in places.prefix(Self.most).reversed() {
      let moment = String(all[..<place]).trimmingSpaces()
      guard understander.number(moment) == nil, !understander.endsWithCount(all[..<place], now: now),
        !understander.moments(moment, now: now).isEmpty
      else { continue }
      var rest = all[place...]
      let isJoined = joining.contains { rest.drop($0) }
      let isApart = moment.contains(" ") || moment.hasSuffix("에") || moment.standsApart(before: String(rest))
      guard isJoined && !rest.isEmpty || isApart else { return nil }
      self.init(text: rest, moment: moment[...])
      return
    }
    return nil
  }

  private init(text: Substring, moment: Substring) {
    (self.text, self.moment) = (String(text).trimmingSpaces(), String(moment).trimmingSpaces())
  }
}

extension String {
  /// A Boolean value that indicates whether the text is too short to be told from a part of a Japanese or Chinese word, as 日 of 日本酒
  /// and じく of いちじく are.
  fileprivate var isWithinWord: Bool {
    let text = trimmingSpaces()
    return text.unicodeScalars.count < (text[...].isKana ? 3 : 2)
      && text.unicodeScalars.allSatisfy(Folding.standsWithoutSpaces)
  }

  /// Returns whether the text is of a script without spaces, and no part of one word with the text after it.
  fileprivate func standsApart(before rest: String) -> Bool {
    unicodeScalars.allSatisfy(Folding.standsWithoutSpaces) && !isWithinWord && !rest.isEndOfWord
  }

  /// A Boolean value that indicates whether the text is a single sign of a Japanese or Chinese word, as 葉 of 明日葉 is.
  fileprivate var isEndOfWord: Bool {
    let scalars = trimmingSpaces().unicodeScalars
    return scalars.count == 1 && scalars.allSatisfy(Folding.standsWithoutSpaces)
  }
}

extension Substring {
  /// Returns whether a space, or no letter of a script with spaces, stands before an index.
  fileprivate func startsWord(_ place: Index) -> Bool {
    let before = self[index(before: place)]
    return before == " " || before.unicodeScalars.first.map(Folding.standsWithoutSpaces) ?? false
  }

  fileprivate var isKana: Bool { unicodeScalars.allSatisfy { (0x3041...0x30FF).contains($0.value) } }

  /// Returns whether the word before an index belongs to what follows: "today's news".
  fileprivate func isPossessive(before place: Index) -> Bool {
    let word = self[..<place].trimmingSpaces()
    return word.hasSuffix("'s") || word.hasSuffix("’s")
  }
}

extension MomentReading {
  /// A Boolean value that indicates whether the words name a weekday, and no time.
  fileprivate var isWeekdayAlone: Bool { !namesTime && day?.weekday != nil }
}

extension Understander {
  /// Returns whether a text is a number, or two numbers of one digit in words, which are no time: 구이 is a roast.
  fileprivate func isCount(_ text: String) -> Bool {
    if number(text) != nil { return true }
    guard !text.contains(where: \.isWholeNumber) else { return false }
    return text.indices.dropFirst().contains { place in
      number(String(text[..<place])) != nil && number(String(text[place...])).map { (0..<10).contains($0) } ?? false
    }
  }

  /// Returns whether a beginning of a text ends with a day and the number of the things after it: "tomorrow three" of "tomorrow three
  /// loaves". Words such as "at" make the number a time.
  fileprivate func endsWithCount(_ beginning: Substring, now: DateTime) -> Bool {
    let beginning = beginning.trimmingSpaces()
    let isUnspaced = beginning.unicodeScalars.last.map(Folding.standsWithoutSpaces) ?? false
    let start = isUnspaced ? beginning.indices.last : beginning.lastIndex(of: " ").map { beginning.index(after: $0) }
    // A sign of kana is rather a particle: に.
    guard let start, !beginning[start...].isKana,
      isNumberWord(beginning[start...]) || beginning[start...].allSatisfy(\.isWholeNumber)
    else { return false }
    return !moments(String(beginning[..<start]), now: now).isEmpty
  }

  /// Returns whether a moment begins with a syllable that is a number, but as well the end of the text before it: "사" of "우유 사".
  fileprivate func beginsWithSyllable(_ moment: String, now: DateTime) -> Bool {
    guard let space = moment.firstIndex(of: " "), moment[..<space].count == 1, moment[...].isOfSyllables,
      isNumberWord(moment[..<space])
    else { return false }
    return !moments(String(moment[space...]), now: now).isEmpty
  }

  /// Returns whether a word at an index or before it makes the day there a part of a thing's name: "rôti du dimanche".
  fileprivate func isOfThing(_ text: Substring, at place: Substring.Index) -> Bool {
    let words = text[place...].split(separator: " ", maxSplits: 1)
    return [words.first, text[..<place].split(separator: " ").last].contains { $0.map(joinsDayToThing) ?? false }
  }
}

extension Substring {
  /// A Boolean value that indicates whether each letter is a syllable, so that two of them are a word.
  var isOfSyllables: Bool {
    unicodeScalars.first.map { (0x1100...0x11FF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) } ?? false
  }
}

extension LineContext {
  /// Returns the object of one of the phrases that a key lists: "2" in "all but 2", for `check.allBut`. Nil if a line is none of
  /// them.
  func object(ofPhrases key: String, at hole: String = "{object}", in text: String) -> String? {
    let folded = Folding.fold(text)
    let objects = wording.phrases(key).compactMap { phrase -> String? in
      guard let (before, after) = phrase.cut(at: hole) else { return nil }
      let (start, end) = (Folding.foldPiece(before), Folding.foldPiece(after))
      guard folded.hasPrefix(start), folded.hasSuffix(end), folded.count > start.count + end.count else { return nil }
      // Only the typed text still has its commas.
      let typed = String(text.trimmingSpaces().dropFirst(before.count).dropLast(after.count))
      let inner = String(folded.dropFirst(start.count).dropLast(end.count))
      return Folding.fold(typed) == inner ? typed : inner
    }
    // The phrase with the most words takes precedence.
    return objects.min { $0.count < $1.count }
  }
}

extension String {
  /// Returns the texts for {all} and {object} in a phrase such as "{all} except {object}".
  func parts(of phrase: String) -> [(all: String, object: String)] {
    let isAllFirst = phrase.hasPrefix("{all}")
    let (first, second) = isAllFirst ? ("{all}", "{object}") : ("{object}", "{all}")
    guard let (before, rest) = phrase.cut(at: first), let (between, after) = rest.cut(at: second) else { return [] }
    let text = trimmingSpaces()[...]
    return text.indices.dropFirst().compactMap { place in
      var later = text[place...]
      guard text.isBreak(place), later.drop(between.drop { $0 == " " }),
        let end = later.inner(before: "", after: after),
        let start = text[..<place].inner(before: before, after: "")
      else { return nil }
      return isAllFirst ? (start, end) : (end, start)
    }
  }
}
