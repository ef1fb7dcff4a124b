/// The hours that a split must leave to the time, although they could be days of a month.
extension SplitPhrase {
  /// A number directly after an hour and its sign is the minutes: "15 h 30", "15 Uhr 30", 15時30分.
  func followsClock(_ place: Int) -> Bool {
    guard place > 1, place < phrase.symbols.count, case .number(let minutes, _) = phrase.symbols[place], minutes < 60
    else {
      return false
    }
    return (1..<place).contains { start in
      times.tokens(from: start, to: place).contains(.clockSign) && times.reached(from: 0)[start]
    }
  }

  /// The sign of an hour directly follows the number before the place: "15 h 05" is not the 15th.
  func precedesClock(_ place: Int) -> Bool {
    guard place > 0, place < phrase.symbols.count, case .number = phrase.symbols[place - 1] else { return false }
    return times.edges(from: place).contains {
      phrase.isWordEnd($0.end) && times.tokens(of: $0).contains(.clockSign)
    }
  }

  /// Returns whether pieces end before minutes that need an hour before them: "y cinco", "oh five".
  func precedesMinutes(_ pieces: Range<Int>) -> Bool {
    (pieces.upperBound - 1...pieces.upperBound).contains { piece in
      guard phrase.pieces.indices.contains(piece) else { return false }
      return dates.tokens(in: phrase.pieces[piece].symbols).contains { token in
        if case .number(let word) = token { word == .and || word == .value(0) } else { false }
      }
    }
  }

  /// Returns whether the rest of the phrase has one number in words, right at its beginning or after the sign of an hour: in "Friday two
  /// twenty pm", two is the hour, and not a day of the month.
  func precedesOnlyMinutes(_ start: Int) -> Bool {
    guard phrase.pieces.indices.contains(start) else { return false }
    func tokens(_ piece: Int) -> [TimeToken] { times.tokens(in: phrase.pieces[piece].symbols) }
    let first = tokens(start).contains(.clockSign) ? start + 1 : start
    let numbers = (start..<phrase.pieces.count).filter { hasNumber($0..<$0 + 1) }
    let isOfTens = tokens(first < phrase.pieces.count ? first : start).contains {
      [.number(20), .number(30), .number(40), .number(50)].contains($0)
    }
    return (numbers == [first] || isOfTens && numbers == [first, first + 1])
      && !phrase.hasDigits(in: phrase.pieces[first].symbols)
  }

  /// Returns whether some pieces begin with a date and end with the hour of the time around them.
  func endsWithHour(_ pieces: Range<Int>, _ today: Day) -> Bool {
    let start = phrase.pieces[pieces.lowerBound].symbols.lowerBound
    return pieces.dropFirst().contains { piece in
      let time = [0..<start, phrase.pieces[piece].symbols.lowerBound..<phrase.symbols.count]
      let date = pieces.lowerBound..<piece
      return !words.times.seconds(times, time).isEmpty
        && !words.dates.days(phrase, dates, date, today: today, takesNumberAlone: false).isEmpty
    }
  }
}
