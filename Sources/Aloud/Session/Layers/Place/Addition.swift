/// A reader of lines that give a text to the one button here that makes something of it: "add buy oats", "send hello" (LOOP-9). The
/// words are the patterns of `value.add` in a wording, those of `value.addTo` where the place is named, those of `value.make` where
/// what is made is named, and those of `value.remind` for what `value.reminder` lists.
struct AdditionReading {
  let context: LineContext

  /// In characters.
  private static let limit = 300

  private struct Maker {
    var line: Int
    /// The folded name of what the button makes, without the word for making it: "list" of "New list". Empty if it has none.
    var thing: String
  }

  /// Returns nil unless exactly one button is meant.
  func outcome(_ parsed: ParsedLine) -> Outcome? {
    guard parsed.text.count <= Self.limit, !parsed.folded.isEmpty, elsewhere(parsed) == nil else { return nil }
    let makers = makers
    if makers.count == 1 {
      let maker = makers[0]
      if words.contains(parsed.folded) { return Outcome(.use(line: maker.line, asked: parsed.line)) }
      // "To the list" says where something goes, and not that a list is to be made.
      let places = added.filter { names($0, maker.thing) }
      if shortest(of: places, parsed) ?? shortestBeforeMoment(of: places, parsed) != nil { return pressed(parsed) }
      let here = addedTo(context.folded(context.shown.title), parsed)
      let value = [here, shortest(of: added, parsed), shortestBeforeMoment(of: added, parsed)].compactMap(\.self)
        .min { $0.count < $1.count }
      // The most specific pattern leaves the shortest text.
      if let thing = shortest(of: made, parsed), thing.count < value?.count ?? .max {
        return outcome(thing, of: maker, isAdded: false, parsed)
      }
      if makesReminder(maker), let reminder = reminder(parsed), reminder.count < value?.count ?? .max {
        return outcome(context.withoutCalled(reminder[...]), of: maker, isAdded: true, isReminder: true, parsed)
      }
      if let value { return isNegated(value) ? nil : outcome(value, of: maker, isAdded: true, parsed) }
    }
    return pressed(parsed)
  }

  private var phrases: AdditionPhrases { context.user.words.additions.value }
  private var added: [PhrasePattern] { phrases.added }
  private var made: [PhrasePattern] { phrases.made }
  private var words: Set<String> { phrases.words }

  private var makers: [Maker] {
    let words = phrases.words
    return context.entries.ownLines.compactMap { maker($0.entry, on: $0.line, words) }
  }

  /// A Boolean value that indicates whether more things are added here.
  var addsThings: Bool { !makers.isEmpty }

  /// Returns whether a line has the words around a text that is added, made, or a reminder, and does not say where it goes: "add figs to
  /// the timer".
  func saysAddition(_ parsed: ParsedLine) -> Bool {
    guard parsed.text.count <= Self.limit, elsewhere(parsed) == nil else { return false }
    let text = shortest(of: added, parsed) ?? shortest(of: made, parsed) ?? reminder(parsed)
    guard let text, !namesScreen(text) else { return false }
    return !context.entries.ownLines.contains { _, entry in
      guard let title = entry.title.map(context.folded), !title.isEmpty else { return false }
      return Folding.fold(text).hasSuffix(title) && (entry.leadsToPlace || maker(entry, on: 0, words) != nil)
    }
  }

  /// Returns whether a line says that somebody needs a thing here, where more things are added: "I need milk". That does not say that
  /// milk is done.
  func needs(_ name: String, _ line: Line) -> Bool {
    guard line.text.count <= Self.limit, context.user.wants(line.text) else { return false }
    let named = context.candidates(Folding.fold(name)).candidates.map(\.line)
    return !named.isEmpty && named.allSatisfy { $0.map { context.entries[$0].isSwitch } ?? false } && addsThings
  }

  /// Marks what a line says is done, where things are added: "I bought the bread". Elsewhere that says nothing of a switch.
  func done(_ parsed: ParsedLine) -> Outcome? {
    guard parsed.text.count <= Self.limit, let object = context.object(ofPhrases: "value.done", in: parsed.text),
      addsThings
    else { return nil }
    let found = context.candidates(Folding.fold(object))
    let boxes = SeveralBoxes(context: context)
    let parts = boxes.parts(object)
    if parts.count > 1 { return boxes.named(by: parts, among: boxes.toggles) { boxes.check($0, true) } }
    guard found.isWhole, found.candidates.count == 1, let line = found.candidates[0].line,
      let isDone = context.entries[line].isTurned(on: true)
    else { return nil }
    return isDone
      ? .say(context.entries[line].announcement.heldAlone) : Outcome(.use(line: line, asked: parsed.line))
  }

  /// Returns what a line adds to the one thing here that leads to another place: "figs" of "add figs to groceries".
  func elsewhere(_ parsed: ParsedLine) -> (line: Int, added: String)? {
    guard parsed.text.count <= Self.limit else { return nil }
    let found = context.entries.ownLines.compactMap { line, entry -> (line: Int, added: String)? in
      guard entry.leadsToPlace, let title = entry.title else { return nil }
      return addedTo(context.folded(title), parsed).map { (line, $0) }
    }
    return found.count == 1 && !namesScreen(found[0].added) ? found[0] : nil
  }

  /// Returns whether a text names a screen that a thing here opens. It is then more than what is to be added: "figs to work and
  /// report".
  private func namesScreen(_ text: String) -> Bool {
    let folded = Folding.fold(text)
    return context.entries.ownLines.contains { _, entry in
      guard entry.leadsToScreen, let title = entry.title.map(context.folded) else { return false }
      return !title.isEmpty && folded != title && context.mayHold(folded, title)
    }
  }

  /// Returns what a line adds to the place with a folded name, with the moment that ends the line.
  private func addedTo(_ place: String, _ parsed: ParsedLine) -> String? {
    guard !place.isEmpty, context.mayHold(parsed.folded, place) else { return nil }
    let dated = DatedText(parsed.text, context.user.understander, now: context.now)
    let texts = [(parsed.text, "")] + (dated.map { [($0.text, " " + $0.moment)] } ?? [])
    return texts.compactMap { text, moment in
      let phrases = context.wording.phrases("value.addTo")
      return AssignmentReading(context: context).values(beside: place, in: text, by: phrases)
        .min { $0.count < $1.count }.map { $0 + moment }
    }.first
  }

  /// Returns whether a part of a text turns something here on or off: "rice and tick the eggs".
  private func turnsSomething(_ text: String) -> Bool {
    let turning: Set<ObjectCommand> = [.turnOn, .turnOff, .choose, .deselect]
    return context.user.words.selection.value.places(in: text).contains { place in
      [text[..<place.end], text[place.next...]].contains { part in
        context.commandsWithObject(ParsedLine(Line(String(part)), context.user.vocabulary)).contains {
          turning.contains($0.command) && context.candidates($0.object).isWhole
        }
      }
    }
  }

  /// Returns whether the words of a pattern name what a button makes, in a form of its name.
  private func names(_ pattern: PhrasePattern, _ thing: String) -> Bool {
    guard !thing.isEmpty else { return false }
    let words = Folding.fold(pattern.before + " " + pattern.after)
    return words.contains(thing)
      || context.nameForms.match(words.split(separator: " ").map(String.init), thing) == .whole
  }

  private func shortest(of patterns: [PhrasePattern], _ parsed: ParsedLine) -> String? {
    let line = parsed.text.trimmingSpaces()[...]
    return patterns.compactMap(line.inner).min { $0.count < $1.count }
  }

  /// Returns what a line adds before the moment that ends it, and the moment: "figs tomorrow" of "put figs on the list for tomorrow".
  private func shortestBeforeMoment(
    of patterns: [PhrasePattern], _ parsed: ParsedLine
  ) -> String? {
    guard let dated = DatedText(parsed.text, context.user.understander, now: context.now) else { return nil }
    let line = ParsedLine(parsed.line.saying(dated.text), context.user.vocabulary)
    return shortest(of: patterns, line).map { $0 + " " + dated.moment }
  }

  /// Returns what a line asks to be reminded of. A moment that comes first is put last, as in any other text: "call mum on friday" for
  /// "remind me on friday to call mum".
  private func reminder(_ parsed: ParsedLine) -> String? {
    let patterns = phrases.reminders
    let line = parsed.text.trimmingSpaces()[...]
    let texts = patterns.compactMap(line.inner).sorted { $0.count > $1.count }
    // "Don't remind me to call" asks for nothing.
    let denied = phrases.deniedReminders.compactMap { line.inner(of: $0)?.count }
      .min()
    if let denied, denied <= texts.last?.count ?? .max { return nil }
    guard let text = texts.last else {
      // "On friday remind me to call mum."
      return DatedText(parsed.text, joinedBy: [""], context.user.understander, now: context.now).flatMap { first in
        let rest = ParsedLine(parsed.line.saying(first.text), context.user.vocabulary)
        return shortest(of: patterns, rest).map { $0 + " " + first.moment }
      }
    }
    let beginnings = patterns.filter(\.after.isEmpty).map(\.before)
    let joining = beginnings.flatMap { longer in
      beginnings.filter { $0 != longer && longer.hasPrefix($0) }.map { longer.dropFirst($0.count) }
    }
    // "Om" is "in" of "om två timmar", and "about" elsewhere.
    return texts.lazy.compactMap { DatedText($0, joinedBy: joining, context.user.understander, now: context.now) }.first
      .map { $0.text + " " + $0.moment } ?? text
  }

  /// Returns nil if something else is to be made: "new reminder" does not mean a list (LOOP-13).
  private func outcome(
    _ said: String, of maker: Maker, isAdded: Bool, isReminder: Bool = false, _ parsed: ParsedLine
  ) -> Outcome? {
    let plain = plain(plain(said))
    let value = plain.quoted ?? plain
    var rest = value[...]
    let isNamed = !maker.thing.isEmpty && rest.drop(name: maker.thing, wordEnds: true, context.nameForms)
    if isNamed && rest.isEmpty || context.user.isCourtesy(value) {
      return Outcome(.use(line: maker.line, asked: parsed.line))
    }
    // "Add it" does not say what.
    guard !context.pronouns.contains(Folding.fold(value)), !isAdded || !namesScreen(value) && !turnsSomething(value)
    else { return nil }
    guard isAdded || isNamed || maker.thing.isEmpty, isNamed || !beginsWithReminder(rest) else { return nil }
    let text = isNamed ? self.plain(context.withoutCalled(rest)) : String(rest)
    if text.isEmpty { return Outcome(.use(line: maker.line, asked: parsed.line)) }
    let assignment = Assignment(line: maker.line, value: text, kind: isAdded && !isNamed ? .addition : .value)
    // What somebody is to be reminded of is a sentence, in which "not" takes nothing back.
    return context.outcome(of: [assignment], isSentence: isReminder, parsed.line)
  }

  /// Returns the things that a text adds, which are several only if each is named by one word: "rice and two lemons". "Call mum and dad"
  /// is one thing.
  func things(addedBy text: String) -> [String] {
    let parts = context.user.words.selection.value.parts(of: text)
    let reading = FreeOrderReading(context: context)
    let areNames = parts.allSatisfy { part in
      let words = reading.words(of: Folding.fold(part)).map(String.init)
      return words.count { !reading.isFiller($0) && context.number($0) == nil } == 1
    }
    let mayPart = !text.isUnspaced || text.contains(where: SelectionReading.commas.contains)
    return areNames && mayPart && context.user.understander.moments(text, now: context.now).isEmpty ? parts : [text]
  }

  /// Returns a text without words such as "please" at one of its ends, and "kannst du" before it.
  private func plain(_ text: String) -> String {
    let requests = context.wording.phrases("line.requests").filter { $0.contains(" ") }
    let inner =
      context.wording.patterns("value.addPlain", at: "{value}").compactMap(text[...].inner)
      + requests.compactMap { text[...].inner(before: $0 + " ", after: "") }
    // "Say thanks and please" ends with no such word.
    let selection = context.user.words.selection.value
    let plain = inner.filter { !selection.endsWithJoint(Folding.fold($0)) }.min { $0.count < $1.count } ?? text
    let end = plain.lastIndex { !",，、،".contains($0) }
    return String((end.map { plain[...$0] } ?? "").drop { ",，、، :：".contains($0) })
  }

  /// Returns whether a text is what is not to be added: "keine Birnen" of "füge keine Birnen hinzu".
  private func isNegated(_ value: String) -> Bool {
    if CorrectionReading(wording: context.wording).contrast(in: value) != nil { return false }
    let words = value.split(separator: " ").map { Folding.fold($0) }
    return [words.first, words.last].contains { $0.map(context.negations.contains) ?? false }
  }

  /// Returns whether a text is about a reminder, which only a button for reminders makes: "a reminder to call".
  private func beginsWithReminder(_ text: Substring) -> Bool {
    context.wording.phrases("value.reminder").contains { phrase in
      var rest = text
      return rest.drop(name: Folding.fold(phrase), wordEnds: true, context.nameForms)
    }
  }

  private func makesReminder(_ maker: Maker) -> Bool {
    context.wording.phrases("value.reminder").contains {
      context.nameForms.match([maker.thing], Folding.fold($0)) == .whole
    }
  }

  /// A button makes something if it opens a sheet, and its name begins or ends with one of the words, or if its name is the word and
  /// a field is beside it.
  private func maker(_ entry: Entry, on line: Int, _ words: Set<String>) -> Maker? {
    guard let title = entry.title.map(context.folded), case .press(let action, nil)? = entry.control?.usage else {
      return nil
    }
    guard case .present = action else {
      return words.contains(title) && isOfField(entry) ? Maker(line: line, thing: "") : nil
    }
    let rests = words.compactMap { word -> Substring? in
      if title.hasPrefix(word), Folding.isWordEnd(between: word.last, and: title.dropFirst(word.count).first) {
        return title.dropFirst(word.count)
      }
      guard title.hasSuffix(word), Folding.isWordEnd(between: title.dropLast(word.count).last, and: word.first) else {
        return nil
      }
      return title.dropLast(word.count)
    }
    return rests.min { $0.count < $1.count }.map { Maker(line: line, thing: String($0).trimmingSpaces()) }
  }

  /// Takes a line that begins with the whole name of the button after an empty field, where nothing else but switches holds a value.
  /// In a form, words after the name of a button are no text: "send order not yet" sends nothing. Neither is the name of another
  /// thing here, or a word for leaving: "send cancel".
  private func pressed(_ parsed: ParsedLine) -> Outcome? {
    let valued = context.entries.ownLines.count { $0.entry.isValued && !$0.entry.isSwitch }
    guard valued == 1, let field = context.entries.emptyField else { return nil }
    let found = context.entries.ownLines.compactMap { line, entry -> Assignment? in
      guard line == field + 1, let title = entry.title.map(context.folded), !title.isEmpty, isOfField(entry) else {
        return nil
      }
      var rest = parsed.text.trimmingSpaces()[...]
      guard rest.drop(label: title, wordEnds: true), !rest.isEmpty, !namesOther(rest) else { return nil }
      return Assignment(line: line, value: String(rest))
    }
    return found.count == 1 ? Outcome(.assign(found, asked: parsed.line)) : nil
  }

  private func namesOther(_ text: Substring) -> Bool {
    let folded = Folding.fold(text)
    if case .leaving? = context.user.vocabulary.command(folded) { return true }
    return context.candidates(folded).isWhole
  }

  private func isOfField(_ entry: Entry) -> Bool { entry.sendsHarmlessly && context.entries.emptyField != nil }
}

extension LineContext {
  /// The folded words that deny what stands beside them, such as "not".
  var negations: [String] { wording.foldedPhrases("value.addNothing") }

  /// Returns whether a folded text begins by denying the rest: "not sixty".
  func denies(_ folded: String) -> Bool {
    negations.contains { word in
      folded.hasPrefix(word + " ") || word.isUnspaced && word.count > 1 && folded.hasPrefix(word) && folded != word
    }
  }

  /// Returns a text without the words between it and the name of what is made: "garden" for "called garden" in "new list called
  /// garden", and nothing for "called".
  func withoutCalled(_ text: Substring) -> String {
    let rests = wording.phrases("value.called").compactMap { phrase -> Substring? in
      var rest = text.trimmingSpaces()[...]
      // What follows "pour l'" stands without a space.
      return rest.drop(label: Folding.fold(phrase), wordEnds: true) ? rest.drop { "'’".contains($0) } : nil
    }
    return String(rests.min { $0.count < $1.count } ?? text).trimmingSpaces()
  }
}

/// The words around what is added, made, or to be reminded of, each cut at the text that they stand around.
struct AdditionPhrases: Sendable {
  let added, made, reminders, deniedReminders: [PhrasePattern]
  /// The words that make something without more words around a text, folded.
  let words: Set<String>

  init(_ wording: Wording) {
    func patterns(_ key: String) -> [PhrasePattern] { wording.patterns(key, at: "{value}") }
    (added, made) = (patterns("value.add"), patterns("value.make"))
    (reminders, deniedReminders) = (patterns("value.remind"), patterns("value.remindNot"))
    words = Set(
      (added + made).filter { $0.before.isEmpty || $0.after.isEmpty }.map { Folding.fold($0.before + $0.after) })
  }
}
