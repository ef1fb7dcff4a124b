/// A text given by a line that may take back a part of itself: "anna, no, peter", "milk, I mean cream", "bread not butter" (LOOP-9).
struct CorrectedText {
  /// What the text is for.
  enum Use {
    /// The field for a name, which holds no other words.
    case name
    /// A thing that is added to others.
    case item
    case text
  }

  /// What may be meant, likeliest first. Of several texts, the whole is the last.
  let texts: [String]

  /// In words. A longer text may well hold a word such as "not".
  private static let longestName = 4, longestItem = 3

  init(_ written: String, for use: Use, in context: LineContext) {
    // Words within the text may take back what is before them: "sorry".
    let polite = use == .name ? context.user.writtenWithoutCourtesy(written).first(where: written.contains) : nil
    let whole = use == .name ? context.withoutSpelling(polite ?? written) : written
    let reader = Reader(context: context, use: use)
    guard let (said, correction) = reader.correction(in: whole) else {
      texts = reader.excluded(from: whole) ?? [whole]
      return
    }
    let (kept, words) = (said.split(separator: " "), correction.split(separator: " "))
    let replaced = (kept.dropLast() + words).joined(separator: " ")
    let isMoment =
      context.number(Folding.fold(correction)) != nil
      || !context.user.understander.moments(correction, now: context.now).isEmpty
    let isSure =
      switch use {
      // Who says how a name is spelled says more than the name.
      case .name: words.count <= kept.count + 1
      case .item: kept.count == 1 && words.count == 1 && !isMoment
      case .text: false
      }
    if kept.isEmpty || isSure {
      texts = [correction]
    } else {
      texts = (isMoment ? [] : [correction]) + (kept.count > 1 ? [replaced] : []) + [whole]
    }
  }

  private struct Reader {
    let context: LineContext
    let use: Use

    /// Returns what a text says before words that take it back, and what it says after them.
    func correction(in whole: String) -> (said: String, correction: String)? {
      if let contrast = CorrectionReading(wording: context.wording).contrast(in: whole) { return ("", contrast) }
      let phrases = markers
      // "Sam, no updates" takes nothing back where there are updates.
      for place in places(in: whole) where !context.leavesOut(String(whole[place...])) {
        let said = String(whole[..<place]).trimmingCommas()
        let corrections = phrases.compactMap { phrase -> String? in
          var rest = whole[place...]
          guard rest.drop(label: phrase, wordEnds: !phrase.isUnspaced) else { return nil }
          return String(rest).trimmingCommas()
        }
        let correction = (corrections + [afterAnswer(at: place, in: whole)].compactMap(\.self)).min {
          $0.count < $1.count
        }
        if let correction, !said.isEmpty, !correction.isEmpty { return (said, correction) }
      }
      return nil
    }

    /// Returns what a short text may mean that holds a word such as "not".
    func excluded(from whole: String) -> [String]? {
      let words = whole.split(separator: " ")
      let longest = use == .name ? CorrectedText.longestName : CorrectedText.longestItem
      let negations = words.indices.filter { context.negations.contains(Folding.fold(words[$0])) }
      guard use != .text, words.count <= longest, negations.count == 1, let denies = negations.first, denies > 0,
        denies < words.count - 1
      else { return nil }
      let said = String(whole[..<words[denies].startIndex]).trimmingCommas()
      let rest = String(whole[words[denies].endIndex...]).trimmingCommas()
      if use == .name { return [said] }
      let mayAnswer = context.isWord(.answerNo, Folding.fold(words[denies]))
      return (mayAnswer ? [rest] : []) + [said, whole]
    }

    private var markers: [String] {
      let corrections = context.wording.phrases("value.correct").compactMap { phrase -> String? in
        let before = phrase.cut(at: "{value}")?.before ?? ""
        return before.contains("{") || before.last != " " ? nil : before.trimmingSpaces()
      }
      return (context.wording.phrases("value.takeBack") + (use == .name ? corrections : [])).map { Folding.fold($0) }
    }

    private func places(in whole: String) -> [String.Index] {
      whole.indices.dropFirst().filter { whole[...].isBreak($0) && whole[$0].isLetter }
    }

    /// Returns what follows a "no" between two commas.
    private func afterAnswer(at place: String.Index, in whole: String) -> String? {
      let rest = whole[place...]
      guard let end = rest.firstIndex(where: SelectionReading.commas.contains),
        whole[..<place].last(where: { $0 != " " }).map(SelectionReading.commas.contains) == true,
        context.user.understander.answer(String(rest[..<end])) == false
      else { return nil }
      return String(rest[end...]).trimmingCommas()
    }
  }
}

extension LineContext {
  /// Returns the outcome of assignments that may mean one thing. What a text means is asked if it may take back a part of itself.
  func outcome(of assignments: [Assignment], isSentence: Bool = false, _ line: Line) -> Outcome {
    guard let first = assignments.first, let kind = textUse(ofLine: first.line) else {
      return Outcome(.assign(assignments, asked: line))
    }
    let use = isSentence ? .text : kind
    let texts = CorrectedText(first.value, for: use, in: self).texts
    if texts == [first.value] { return Outcome(.assign(assignments, asked: line)) }
    return texts.map { text in
      var meant = first
      meant.value = text
      return Candidate.text(meant)
    }.outcome(line)
  }

  /// Returns a name without words for how it is spelled: "Smyth" of "Smyth with a y", "Schmitt" of "Schmitt mit zwei t".
  fileprivate func withoutSpelling(_ name: String) -> String {
    let words = name.split(separator: " "), folded = words.map { Folding.fold($0) }
    let with = wording.foldedPhrases("value.spelledWith")
    guard let place = folded.indices.dropFirst().first(where: { with.contains(folded[$0]) }), place < words.count - 1
    else { return name }
    let remark = folded[(place + 1)...].filter { !nameForms.isArticle($0[...]) && number($0) == nil }
    let isSpelling = !remark.isEmpty && remark.allSatisfy { $0.count == 1 && $0.first?.isLetter == true }
    return isSpelling ? words[..<place].joined(separator: " ").trimmingCommas() : name
  }

  /// Returns whether a folded line begins by taking back what was said before it.
  func takesBack(_ folded: String) -> Bool {
    wording.foldedPhrases("value.takeBack").contains { folded.hasPrefix($0 + " ") }
  }

  private func textUse(ofLine line: Int) -> CorrectedText.Use? {
    let entry = entries[line]
    if entry.takesShortText {
      let isForName = entry.title.map { AssignmentReading(context: self).isForName(folded($0)) } ?? false
      return isForName ? .name : .text
    }
    if entry.sendsHarmlessly { return .text }
    return if case .press(.present, _) = entry.control?.usage { .item } else { nil }
  }
}
