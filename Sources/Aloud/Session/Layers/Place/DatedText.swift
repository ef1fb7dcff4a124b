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
    var refused: [[DateTime]] = []
    let end = places.suffix(Self.most).first { place in
      let end = String(all[place...])
      let meant = end.isWithinWord ? [] : understander.moments(end, now: now).map(\.moment)
      // "Monday" of "not by Monday" is no more a moment of the text than "by Monday" is.
      if meant.isEmpty || refused.contains(meant) { return false }
      if understander.beginsWithText(whole[place...], now: now) { return false }
      if understander.joinsDay(whole[..<place]) { refused.append(meant) }
      return !refused.contains(meant)
    }
    if let end {
      // "On monday and thursday" is no single moment.
      if understander.endsWithDay(all[..<end], now: now) { return nil }
      self.init(text: all[..<end], moment: all[end...])
      return
    }
    let beginning = places.prefix(Self.most).last { place in
      !String(all[..<place]).isWithinWord && !String(all[place...]).isEndOfWord && whole.startsWord(place)
        && !whole.isPossessive(before: place) && !understander.endsWithCount(all[..<place], now: now)
        && !understander.beginsByJoiningDay(all[place...])
        && understander.moments(String(all[..<place]), now: now).first?.day
          .map { $0.isRelative || understander.endsAsDay(all[..<place]) } == true
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
      guard !understander.moments(moment, now: now).isEmpty, understander.number(moment) == nil,
        !understander.endsWithCount(all[..<place], now: now)
      else { continue }
      // A word that the moment does not need is the first of the text: לשלם after מחר.
      let needed = places.first { understander.means(all[..<$0], asMuchAs: moment, now: now) }
      if let needed, needed < place, all[all.index(before: needed)] == " ",
        all[needed..<place].count(where: \.isLetter) > 2
      {
        var rest = all[needed...].drop { $0 == " " }
        _ = joining.contains { !$0.isEmpty && rest.drop($0) }
        self.init(text: rest, moment: all[..<needed])
        return
      }
      var rest = all[place...]
      let isJoined = joining.contains { rest.drop($0) }
      let isApart =
        moment.contains(" ") || understander.endsAsDay(moment[...]) || moment.standsApart(before: String(rest))
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
      && text.isUnspaced
  }

  /// Returns whether the text is of a script without spaces, and no part of one word with the text after it.
  fileprivate func standsApart(before rest: String) -> Bool {
    isUnspaced && !isWithinWord && !rest.isEndOfWord
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

extension Understander {
  /// Returns whether a text means the same moment as a longer one.
  fileprivate func means(_ text: Substring, asMuchAs longer: String, now: DateTime) -> Bool {
    let meant = moments(text.trimmingSpaces(), now: now).map(\.moment)
    return !meant.isEmpty && meant == moments(longer, now: now).map(\.moment)
  }

  /// Returns whether a text is a number, or two numbers of one digit in words, which are no time: 구이 is a roast.
  fileprivate func isCount(_ text: String) -> Bool {
    if number(text) != nil { return true }
    guard !text.contains(where: \.isWholeNumber) else { return false }
    return text.indices.dropFirst().contains { place in
      [text[..<place], text[place...]].allSatisfy { number(String($0)).map { (0..<10).contains($0) } ?? false }
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

  /// Returns whether a text ends with a weekday, with or without a short word such as "and" after it, which no word joins to a thing.
  fileprivate func endsWithDay(_ text: Substring, now: DateTime) -> Bool {
    let words = text.split { " ,，、،".contains($0) }
    let last = words.indices.suffix((words.last?.count ?? 0) > 3 ? 1 : 2)
    return last.contains { index in
      moments(String(words[index]), now: now).first?.day.map { $0.weekday != nil || $0.isRelative } == true
        && (index == 0 || !joinsDay(text[..<words[index].startIndex]))
    }
  }

  /// Returns whether a moment is a number, or begins with a word of the text before it: "du dimanche" of "rôti du dimanche".
  fileprivate func beginsWithText(_ end: Substring, now: DateTime) -> Bool {
    isCount(String(end)) || beginsByJoiningThing(end, now: now) || beginsWithWordOfText(end, now: now)
  }

  /// Returns whether a word joins a day to a thing: "after tuesday". In "the day after tomorrow" it belongs to the day.
  private func beginsByJoiningThing(_ end: Substring, now: DateTime) -> Bool {
    guard beginsByJoiningDay(end) else { return false }
    let rests = end.split(separator: " ").dropFirst().prefix(2).map { end[$0.startIndex...] }
    return rests.isEmpty || rests.contains { means($0, asMuchAs: String(end), now: now) }
  }

  /// Returns whether a moment stays one without its first word, which is as well the end of the text before it: 사 (four) of 우유 사, "обед"
  /// (noon) of "воскресный обед", Sunday of "lunch of Sunday on Saturday".
  private func beginsWithWordOfText(_ end: Substring, now: DateTime) -> Bool {
    if end.last?.unicodeScalars.first.map(Folding.standsWithoutSpaces) == true, !end.contains(" ") {
      // An object before the day in Japanese: 昼ごはんを土曜日に, where ごはん is also half past five.
      if let object = end.lastIndex(of: "を") {
        return !moments(String(end[end.index(after: object)...]), now: now).isEmpty
      }
      return end.prefix(1).isKana && isNumberWord(end.prefix(1))
        && !moments(String(end.dropFirst()), now: now).isEmpty
    }
    guard let space = end.firstIndex(of: " ") else {
      // "Lunch" of "wine for lunch" is no time.
      return moments(String(end), now: now).first.map { $0.day == nil && $0.moment.minutes == 720 } ?? false
    }
    let (first, rest) = (end[..<space], String(end[space...]))
    guard let day = moments(rest, now: now).first?.day else { return false }
    if first.isOfSyllables, first.hasSuffix("을") || first.hasSuffix("를") || first.count == 1 && isNumberWord(first) {
      return true
    }
    guard number(String(first)) == nil, let moment = moments(String(first), now: now).first else { return false }
    let isOtherDay = moment.day?.weekday.map { $0 != day.weekday && day.weekday != nil } ?? false
    return isOtherDay || moment.namesTime && moment.moment.minutes == 720
  }
}
