/// Programs that a fair judge has to fail, made of what Aloud answers.
extension AriaATAnswers {
  /// One that says of every state and value what is not so.
  func negated() -> AriaATAnswers {
    changingLines { line in
      let facts = line.facts.map { fact -> String in
        if let opposite = Self.opposites[fact] { return opposite }
        if fact.hasPrefix("not ") { return String(fact.dropFirst(4)) }
        if let number = Int(fact) { return "\(number + 1)" }
        return fact == "choose a fruit" ? "fig" : fact == "apple" ? "guava" : fact
      }
      return facts.joined(separator: ", ") + "."
    }
  }

  /// One that answers each line with what belongs to another, far from it.
  func swapped() -> AriaATAnswers {
    var result = self
    let shift = answers.count / 2
    for index in answers.indices { result.answers[index] = answers[(index + shift) % answers.count] }
    return result
  }

  /// One that answers each line with all that there is to say on the example: every right line is among these.
  func dumping() -> AriaATAnswers {
    var result = self
    for index in answers.indices {
      let same = tests.indices.filter { tests[$0].pattern == tests[index].pattern }
      for channel in AriaATScore.Channel.allCases {
        var seen: Set<String> = []
        let told = same.flatMap { (answers[$0].start[channel] ?? []) + (answers[$0].lines[channel] ?? []) }
        result.answers[index].lines[channel] = told.filter {
          seen.insert($0.text).inserted
        }
      }
      let printed = result.answers[index].lines[.printed] ?? []
      result.answers[index].wordCounts = [printed.reduce(0) { $0 + $1.wordCount }]
    }
    return result
  }

  private func changingLines(_ change: (ToldLine) -> String) -> AriaATAnswers {
    var result = self
    for index in answers.indices {
      result.answers[index].lines = answers[index].lines.mapValues { lines in
        lines.map { ToldLine(($0.number.map { "\($0). " } ?? "") + change($0), isText: $0.wordCount == 0) }
      }
    }
    return result
  }

  private static let opposites = [
    "checked": "not checked", "selected": "not selected", "on": "off", "off": "on", "collapsed": "expanded",
    "expanded": "collapsed", "current page": "link", "not valid": "valid",
  ]
}
