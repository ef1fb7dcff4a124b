/// The context in which a layer understands a line: everything outside the layer, read-only. Created once per line, and shared
/// without copying.
final class LineContext: Sendable {
  private let view: View
  /// The user's place on the screen below all layers.
  let place: Place
  let user: User
  let clipboard: SearchQuery?
  let now: DateTime
  /// A Boolean value that indicates whether a layer is above the screen.
  let isCovered: Bool
  /// A Boolean value that indicates whether a question that can be left is above the place. If so, only a line that names
  /// something in full is meant for the place.
  let isQuestioned: Bool
  /// A Boolean value that indicates whether speech is being recognised. If so, questions about a loss require a phrase.
  let isListening: Bool
  let canUndo, canRedo: Bool
  /// What the user has done at the place in front.
  let habits: Habits.Counts
  let isSelecting: Bool
  let announced: AnnouncedNumbers
  /// The things that were set together last: "them".
  let together: [ID]
  /// The line as it was typed.
  private let text: String
  /// The marks of letters that the line was typed with, if the language keeps them apart.
  private let typed: OnceRead<TypedMarks?>
  /// The sliders and steppers here that count a unit of time.
  let lengths: OnceRead<[LengthScale]>
  let gauges = ContentCache<Quantity, Gauge?>()

  init(
    _ view: View, place: Place, user: User, clipboard: SearchQuery?, now: DateTime, isCovered: Bool,
    isQuestioned: Bool = false, isListening: Bool = false, canUndo: Bool = false, canRedo: Bool = false,
    habits: Habits.Counts = [:], announced: AnnouncedNumbers = AnnouncedNumbers(), together: [ID] = [],
    text: String = ""
  ) {
    self.view = view
    self.place = place
    self.user = user
    self.clipboard = clipboard
    self.now = now
    self.isCovered = isCovered
    self.isQuestioned = isQuestioned
    self.isListening = isListening
    self.canUndo = canUndo
    self.canRedo = canRedo
    self.habits = habits
    self.announced = announced
    self.together = together
    self.text = text
    typed = OnceRead { user.locale.letterMarks.typed(text) }
    lengths = OnceRead { view.front.entries.lengthScales(for: user) }
    isSelecting = if case .some = view.front.selection, case .some = place.selected { true } else { false }
  }

  var shown: PlaceView { view.front }
  /// The screen or sheet below all layers.
  var base: PlaceView { view.base }
  var frame: Frame { _read { yield view.frame } }

  var settings: Settings { _read { yield user.settings } }
  var locale: LoadedLocale { _read { yield user.renderer.locale } }
  var wording: Wording { _read { yield user.renderer.locale.wording } }
  var nameForms: NameForms { user.words.nameForms.value }
  var entries: EntryList { _read { yield view.front.entries } }

  /// The number of things announced at a time.
  var pageSize: Int { (settings.isSeen ? settings.textSize : .large).itemsPerPage }

  func showing(_ other: PlaceView) -> LineContext { with(view.showing(other), isQuestioned: isQuestioned) }

  /// This context with a question above the place that can be left.
  var questioned: LineContext { with(view, isQuestioned: true) }

  private func with(_ view: View, isQuestioned: Bool) -> LineContext {
    LineContext(
      view, place: place, user: user, clipboard: clipboard, now: now, isCovered: isCovered, isQuestioned: isQuestioned,
      isListening: isListening, canUndo: canUndo, canRedo: canRedo, habits: habits, announced: announced,
      together: together, text: text)
  }

  /// A Boolean value that indicates whether the search in front is the whole task.
  var isSearchTask: Bool { frame.task?.isSearch ?? false && shown.activeSearch != nil }

  var isMenu: Bool { shown.role == .menu || shown.role == .actionSheet }

  /// Nil if there is no place behind, or a layer is above the screen.
  var titleBehind: LocalizedText? { shown.activeSearch == nil && isCovered ? nil : frame.titleBehind }

  /// Refuses a main action because an input here is missing or invalid (HOST-6). Returns nil for all other elements.
  func refusalOfLacking(before element: Element) -> Outcome? {
    guard case .button(var button) = element, button.style == .filled || button.role == .primary,
      case .press = button.usage
    else { return nil }
    let controls = base.entries.ownLines.compactMap(\.entry.control)
    button.availability = button.availability.lacking(
      missing: controls.compactMap(\.missing), invalid: controls.lazy.compactMap(\.invalid).first)
    return button.availability == .enabled
      ? nil : Outcome(.refuseUse(Announcement(button).refusal, of: button.id))
  }

  /// Refuses to go back from a screen that can't be left now. Returns nil if it can.
  var refusalToGoBack: Outcome? {
    frame.stays.isEmpty ? nil : .say(Announcement(.refusal, of: frame.stays))
  }

  // MARK: - Words

  /// The most specific command first.
  func commandsWithObject(_ parsed: ParsedLine) -> [(command: ObjectCommand, object: String)] {
    let all = user.vocabulary.commandsWithObject(parsed.folded)
    let commands = all.contains { saysBoth($0.object) } ? all.filter { number($0.object) == nil } : all
    guard commands.contains(where: { $0.command == .number }), !isNumberSign(parsed.text) else { return commands }
    return commands.filter { $0.command != .number }
  }

  /// The words for the thing that was last read or used, folded: "it".
  var pronouns: [String] { wording.foldedPhrases("name.it") }

  /// Returns the name of the thing at the focus in place of "it", for a command on a thing: "turn it on".
  func named(by object: String, of command: ObjectCommand, _ focus: Focus) -> String {
    let (scope, kind) = command.takes
    guard scope == .place, kind == .thing || kind == .things, pronouns.contains(object), !candidates(object).isWhole,
      let title = focus.entry(in: entries)?.title
    else { return object }
    return folded(title)
  }

  /// Returns whether the line begins with an answer before what may be a number: "no, 3" (LOOP-13).
  func answersFirst(_ parsed: ParsedLine) -> Bool {
    let words = parsed.folded.split(separator: " ", maxSplits: 1)
    return words.count == 2 && isAnswer(String(words[0])) && !isNumberSign(parsed.text)
  }

  /// Returns whether nothing more follows the number.
  func answersBeforeNumber(_ parsed: ParsedLine) -> Bool {
    answersFirst(parsed) && parsed.folded.split(separator: " ", maxSplits: 1).last.flatMap { number(String($0)) } != nil
  }

  func namesNumber(_ parsed: ParsedLine) -> Bool {
    ([parsed.folded] + commandsWithObject(parsed).map(\.object)).contains { number($0) != nil }
  }

  /// Returns whether the first word of a line with a number is a number sign: it is in "No. 3", but is an answer in "no, 3" and
  /// "no three" (LOOP-13).
  private func isNumberSign(_ text: String) -> Bool {
    let text = text.trimmingSpaces()
    let word = text.prefix { $0.isLetter && $0 != "º" }
    guard isAnswer(Folding.fold(String(word))) else { return true }
    let next = text.dropFirst(word.count).first
    return (next == "." || next == "º" || next == "°") && text.contains(where: \.isNumber)
  }

  /// Returns whether a folded line is an answer: yes, no, OK, done, cancel, or a synonym of one of them, in the locale's
  /// language or in English. An answer is never the beginning of a name, and never a number (LOOP-13).
  func isAnswer(_ folded: String) -> Bool {
    guard !folded.isEmpty else { return false }
    let command = user.vocabulary.command(folded)
    return command == .leaving(.done) || command == .leaving(.cancel) || isWord(.answerYes, folded)
      || isWord(.answerNo, folded) || isWord(.alertOk, folded) || user.understander.isAnswerWord(folded)
  }

  /// Returns whether a folded line may mean yes or no. "Continue" may. Such a line can also be a word of a name, but never a
  /// part of a word, and never a number (LOOP-13).
  func mayAnswer(_ folded: String) -> Bool { isAnswer(folded) || user.understander.answer(folded) != nil }

  /// Refuses a number that no longer means what it was announced as. Returns nil if it still does (LOOP-14).
  func refusalOfMoved(_ number: Int) -> Outcome? {
    guard !announced.areStill(entries), let thing = announced.thing(numbered: number),
      entries.isOther(number, than: thing)
    else { return nil }
    return Outcome(.refuseMoved(number, before: thing.title))
  }

  /// Refuses a number that none of some things has; without `count`, of the things here that can be chosen.
  func refusal(ofNumber number: Int, among count: Int? = nil) -> Outcome {
    .refused(.message(.numberNone(number: .number(number), count: .number(count ?? entries.numberedCount))))
  }

  /// Refuses a range of numbers that is said backwards, or of which nothing here has an end.
  func refusal(ofRange first: Int, _ last: Int) -> Outcome {
    if first > last { return .refused(.message(.selectBackwards(first: .number(first), last: .number(last)))) }
    return refusal(ofNumber: entries.line(numbered: first) == nil ? first : last)
  }

  /// Returns whether a line is the announcement of the way back, "Back to Groceries".
  func saysBack(_ parsed: ParsedLine) -> Bool {
    titleBehind.map { folded(.message(.placeBack(title: .text($0)))) == parsed.folded } ?? false
  }

  func folded(_ text: LocalizedText) -> String { Folding.fold(wording.text(text)) }

  func label(of row: Row) -> String { folded(row.title) }

  /// A Boolean value that indicates whether letters of the line rule out names that fold alike: "låg" is not "Lag".
  var mindsMarks: Bool { !text.utf8.allSatisfy { $0 < 0x80 } && typed.value != nil }

  /// Returns whether a title has the letters of the line, or of a folded part of it.
  func allows(_ title: LocalizedText?, for folded: String) -> Bool {
    guard mindsMarks, let title, let typed = typed.value else { return true }
    return typed.allow(wording.text(title), for: folded)
  }

  /// Returns whether a folded text is the name of a language: in the language itself, in the session's or in English.
  func isLanguage(_ tag: String, named folded: String) -> Bool {
    if LoadedLocale.isForTesters(tag) { return false }
    let names = locale.names(ofLanguage: tag).map { Folding.fold($0) }
    return names.contains { $0 == folded || nameForms.match([folded], $0) == .whole }
  }

  /// Returns whether a folded line is one of the phrases that a message lists, in the locale's language or in English.
  func isWord(_ message: Message, _ folded: String) -> Bool {
    wording.foldedPhrases(message.key).contains(folded)
  }

  /// Returns the object as it was typed; nil if the line has none. The most specific phrase of the command takes precedence.
  func object(of command: ObjectCommand, in text: String) -> String? {
    wording.phrases(command.key).compactMap { Self.object(in: text, as: $0) }
      .min { $0.count < $1.count }
  }

  /// Returns the object as it was typed, using only the command's first phrase in the locale's language and in English.
  func plainObject(of command: ObjectCommand, in text: String) -> String? {
    let alternatives = wording.alternatives(command.key)
    return [alternatives.own.first, alternatives.english.first].compactMap(\.self).lazy
      .compactMap { Self.object(in: text, as: $0) }.first
  }

  private static func object(in text: String, as pattern: String) -> String? {
    guard let (before, after) = pattern.cut(at: "{object}") else { return nil }
    let object = text.dropFirst(before.count).dropLast(after.count)
    guard !object.isEmpty, Folding.fold(text.prefix(before.count)) == Folding.fold(before),
      Folding.fold(text.suffix(after.count)) == Folding.fold(after),
      before.last != " " || text.dropFirst(before.count - 1).first == " ",
      after.first != " " || text.suffix(after.count).first == " "
    else { return nil }
    return String(object)
  }

  /// Returns the folded names that a folded text may hold without courtesies and within a phrase: "milk" in "the milk please". A
  /// number after a name is never left out, and a line that may be a path is taken as it is: "a.txt" is not "a txt".
  func saidNames(_ folded: String) -> [String] {
    if frame.task?.other != nil { return [] }
    let plain = user.withoutCourtesy(folded)
    let names = plain + nameForms.inner(plain.last ?? folded)
    guard let last = folded.split(separator: " ").last, number(String(last)) != nil else { return names }
    return names.filter { !folded.hasPrefix($0) }
  }

  /// Returns the indices of the folded labels that match a folded text best, or else a form of it (LOOP-2).
  func matches(_ folded: String, in labels: [String]) -> [Int] {
    let said = [folded] + saidNames(folded)
    let found = said.lazy.map { LabelMatching.matches($0, in: labels) }.first { !$0.isEmpty }
    return found ?? labels.indices.filter { nameForms.match(said, labels[$0]) == .whole }
  }

  /// Returns the index of the title that a number or a folded name means; nil if it means none or several.
  func index(of object: String, in titles: [LocalizedText]) -> Int? {
    if let number = number(object), titles.indices.contains(number - 1) { return number - 1 }
    let found = matches(object, in: titles.map(folded))
    return found.count == 1 ? found[0] : nil
  }

  /// Returns whether a line gives the full name of the thing on a line of the place, or that thing had the focus already.
  func isNamed(lineAt index: Int, by line: Line, focus: Int?) -> Bool {
    if index == focus { return true }
    let parsed = ParsedLine(line, user.vocabulary)
    if entries.isOwn(index), let title = entries[index].title, folded(title) == parsed.folded { return true }
    // A number is not a name, so no row is created to compare it. "No" is no number sign before a name, as in "no, on foot".
    let objects = commandsWithObject(parsed).filter { $0.command != .number || number($0.object) != nil }.map(\.object)
    guard !([parsed.folded] + objects).contains(where: { number($0) != nil }) else { return false }
    guard let title = entries[index].title else { return true }
    let label = folded(title)
    return parsed.folded == label || parsed.quoted.map { Folding.fold($0) } == label || objects.contains(label)
      // A name within a text is shorter than it, and the words around names need not be read for an answer such as "y".
      || ([parsed.folded] + objects).contains { $0.utf8.count > label.utf8.count && saidNames($0).contains(label) }
  }

  // MARK: - Lines

  func announcement(ofLine line: Int) -> Announcement {
    var announcement = entries[line].announcement
    // A value that is a number is announced by itself: its position would be another number.
    if shown.numbersLines { announcement.number = toldNumber(ofLine: line) }
    if isSelected(line) { announcement.states.append(.selected) }
    if settings.verbosity == .high { announcement.position = position(ofLine: line) }
    return announcement
  }

  /// A Boolean value that indicates whether the place is a task with nothing but check boxes to choose.
  var isCheckList: Bool {
    if frame.task == nil { return false }
    let boxes = entries.ownLines.count { $0.entry.announcement.role == .checkBox }
    return boxes > 0 && boxes == entries.numberedCount
  }

  /// In a list of check boxes, only their names and what is checked are announced (SAY-9).
  func announcementInPage(ofLine line: Int) -> Announcement {
    var announcement = announcement(ofLine: line)
    if announcement.role == .checkBox, settings.verbosity != .high, isCheckList {
      announcement.role = nil
      announcement.states.removeAll { $0 == .notChecked }
    }
    return announcement
  }

  private func toldNumber(ofLine line: Int) -> Int? {
    guard let number = entries.number(at: line) else { return nil }
    guard entries.hasOwnNumbers, let title = entries[line].title else { return number }
    return OwnNumbers.beginning(wording.text(title)) == number ? nil : number
  }

  /// With its position instead of its number.
  func announcementAlone(ofLine line: Int) -> Announcement {
    var announcement = entries[line].announcement
    if isSelected(line) { announcement.states.append(.selected) }
    announcement.position = position(ofLine: line)
    return announcement
  }

  func isSelected(_ line: Int) -> Bool {
    line == shown.selectedLine || isSelecting && place.selected?.lines.contains(line) ?? false
  }

  private func opensMenu(_ line: Int) -> Bool { entries[line].announcement.role?.hasOwnMenu == true }

  /// Returns whether a group is a menu bar: it has buttons with menus, and nothing else.
  private func isMenuBar(_ group: EntryGroup) -> Bool {
    group.role == .group && group.lines.dropFirst().allSatisfy { opensMenu($0) || !entries[$0].isNumbered }
  }

  private func position(ofLine line: Int) -> Position? {
    // The position of a radio button, and of a button in a menu bar, is counted within its group.
    let isRadioButton = entries[line].isPartOfGroup
    if isRadioButton || opensMenu(line), let group = entries.groups(containing: line).last,
      isRadioButton || isMenuBar(group)
    {
      return Position(line - group.lines.lowerBound, of: group.count)
    }
    if let line = entries.logLine(at: line) { return line.position }
    return entries.place(at: line).map { Position($0, of: entries.numberedCount) }
  }
}
