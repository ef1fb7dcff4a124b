/// What a layer sees of the rest, to read only. It is made once a line, and handed on without being copied.
final class Surroundings: Sendable {
  private let view: View
  /// The user's place on the screen below all layers.
  let place: Place
  let user: User
  /// What "copy" has taken.
  let clipboard: SearchQuery?
  let now: DateTime
  /// Whether a layer stands over the screen.
  let isCovered: Bool
  /// Whether a question stands over the place that may be left: then only what wholly names something is meant for it.
  let isQuestioned: Bool
  /// Whether somebody listens: what asks about a loss then asks for a phrase.
  let isListening: Bool
  /// Whether there is something to take back, and something to do again.
  let canUndo, canRedo: Bool
  /// What the user has done at the place in front before.
  let habits: Habits.Counts
  /// Whether the rows of the place in front are being selected.
  let isSelecting: Bool
  /// What the numbers of what is in front were announced as.
  let announced: AnnouncedNumbers

  /// What there is to be seen, where the user is on the screen, and what the user has.
  init(
    _ view: View, place: Place, user: User, clipboard: SearchQuery?, now: DateTime, isCovered: Bool,
    isQuestioned: Bool = false, isListening: Bool = false, canUndo: Bool = false, canRedo: Bool = false,
    habits: Habits.Counts = [:], announced: AnnouncedNumbers = AnnouncedNumbers()
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
    isSelecting = if case .some = view.front.selection, case .some = place.selected { true } else { false }
  }

  /// What is in front.
  var shown: Shown { view.front }
  /// The screen or sheet below all layers.
  var base: Shown { view.base }
  /// What stands around it.
  var frame: Frame { _read { yield view.frame } }

  var settings: Settings { _read { yield user.settings } }
  var locale: LoadedLocale { _read { yield user.renderer.locale } }
  var wording: Wording { _read { yield user.renderer.locale.wording } }
  var entries: EntryList { _read { yield view.front.entries } }

  /// How many things are told at a time.
  var pageSize: Int { (settings.isSeen ? settings.textSize : .large).itemsPerPage }

  /// The same, with something else in front.
  func showing(_ other: Shown) -> Surroundings {
    Surroundings(
      view.showing(other), place: place, user: user, clipboard: clipboard, now: now, isCovered: isCovered,
      isQuestioned: isQuestioned, isListening: isListening, canUndo: canUndo, canRedo: canRedo, habits: habits,
      announced: announced)
  }

  /// The same, where a question stands over the place that may be left.
  var questioned: Surroundings {
    Surroundings(
      view, place: place, user: user, clipboard: clipboard, now: now, isCovered: isCovered, isQuestioned: true,
      isListening: isListening, canUndo: canUndo, canRedo: canRedo, habits: habits,
      announced: announced)
  }

  /// Whether a line is left out for who wants to hear little: the noise of a log.
  func leavesOut(line: Int) -> Bool { settings.verbosity == .low && entries.logLine(at: line)?.kind == .noise }

  /// Whether a menu is in front.
  var isMenu: Bool { shown.role == .menu || shown.role == .actionSheet }

  /// The title of what is behind the place in front; nil where nothing is, or a layer stands over it.
  var titleBehind: LocalizedText? { shown.activeSearch == nil && isCovered ? nil : frame.titleBehind }

  /// Says that a main action can't be used, since something here is not right that it would need (HOST-6); nil of anything else.
  func refusalOfInvalid(before element: Element) -> Outcome? {
    guard case .button(var button) = element, button.style == .filled || button.role == .primary,
      case .press = button.usage,
      let invalid = base.entries.ownLines.lazy.compactMap({ $0.entry.control?.invalid }).first
    else { return nil }
    button.availability = .dimmed(because: invalid)
    return Outcome(.refuseUse(Announcement(button).refusal, of: button.id))
  }

  // MARK: - Words

  /// The commands with an object that a line can be read as, the most specific first.
  func commandsWithObject(_ heard: Heard) -> [(command: ObjectCommand, object: String)] {
    let commands = user.vocabulary.commandsWithObject(heard.folded)
    guard commands.contains(where: { $0.command == .number }), !isNumberSign(heard.text) else { return commands }
    return commands.filter { $0.command != .number }
  }

  /// Whether a line begins with an answer before what may be a number: "no, 3" (LOOP-13).
  func answersFirst(_ heard: Heard) -> Bool {
    let words = heard.folded.split(separator: " ", maxSplits: 1)
    return words.count == 2 && isAnswer(String(words[0])) && !isNumberSign(heard.text)
  }

  /// Whether what follows the answer is a number and no more.
  func answersBeforeNumber(_ heard: Heard) -> Bool {
    answersFirst(heard) && heard.folded.split(separator: " ", maxSplits: 1).last.flatMap { number(String($0)) } != nil
  }

  /// Whether a line chooses by a number.
  func namesNumber(_ heard: Heard) -> Bool {
    ([heard.folded] + commandsWithObject(heard).map(\.object)).contains { number($0) != nil }
  }

  /// Whether the first word of a line that names a number is a sign of one: "No. 3" is, "no, 3" and "no three" begin with an
  /// answer (LOOP-13).
  private func isNumberSign(_ text: String) -> Bool {
    let text = text.trimmingSpaces()
    let word = text.prefix { $0.isLetter && $0 != "º" }
    guard isAnswer(Folding.fold(String(word))) else { return true }
    let next = text.dropFirst(word.count).first
    return (next == "." || next == "º" || next == "°") && text.contains(where: \.isNumber)
  }

  /// Whether a folded line is a word that answers: yes, no, OK, done, cancel, or another word for one of them, in the
  /// locale's language or in English. It is never the beginning of a name, and never a number (LOOP-13).
  func isAnswer(_ folded: String) -> Bool {
    guard !folded.isEmpty else { return false }
    let command = user.vocabulary.command(folded)
    return command == .leaving(.done) || command == .leaving(.cancel) || isWord(.answerYes, folded)
      || isWord(.answerNo, folded) || isWord(.alertOk, folded) || user.understander.isAnswerWord(folded)
  }

  /// Whether a folded line may be meant as yes or no: "continue" is, which may as well be a word of a name, but never a part of a
  /// word, and never a number (LOOP-13).
  func mayAnswer(_ folded: String) -> Bool { isAnswer(folded) || user.understander.answer(folded) != nil }

  /// Says that a number no longer means what it was announced as, where that is so: nothing is done by it then (LOOP-14).
  func refusalOfMoved(_ number: Int) -> Outcome? {
    guard !announced.areStill(entries), let thing = announced.thing(numbered: number),
      entries.isOther(number, than: thing)
    else { return nil }
    return Outcome(.refuseMoved(number, before: thing.title))
  }

  /// The number that a folded text is, by which something is chosen.
  func number(_ folded: String) -> Int? { NumberReading.number(folded, in: locale) }

  /// A text of the wording or of the app, folded.
  func folded(_ text: LocalizedText) -> String { Folding.fold(wording.text(text)) }

  /// The folded title of a provided row.
  func label(of row: Row) -> String { folded(row.title) }

  /// Whether a folded line is one of the phrases that a message lists, in the locale's words or in English.
  func isWord(_ message: Message, _ folded: String) -> Bool {
    let alternatives = wording.alternatives(message.key)
    return (alternatives.own + alternatives.english).contains { Folding.fold($0) == folded }
  }

  /// What stands beside the words of a command, as it was typed; the most specific words count. Nil where the line has none.
  func object(of command: ObjectCommand, in text: String) -> String? {
    let alternatives = wording.alternatives(command.key)
    return (alternatives.own + alternatives.english).compactMap { Self.object(in: text, as: $0) }
      .min { $0.count < $1.count }
  }

  /// The same, of the command's first words alone, in the locale's and in English.
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

  /// The one of several titles that a number or a folded name means; nil where that is none, or more than one.
  func index(of object: String, in titles: [LocalizedText]) -> Int? {
    if let number = number(object), titles.indices.contains(number - 1) { return number - 1 }
    let found = LabelMatching.matches(object, in: titles.map(folded))
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a line names what is on a line of the place by its whole name, or it is what was in front already.
  func isNamed(lineAt index: Int, by line: Line, focus: Int?) -> Bool {
    if index == focus { return true }
    let heard = Heard(line, user.vocabulary)
    if entries.isOwn(index), let title = entries[index].title, folded(title) == heard.folded { return true }
    // A row need not be made to know that a number is not its name.
    // "No" is no sign of a number before a name: "no, on foot".
    let objects = commandsWithObject(heard).filter { $0.command != .number || number($0.object) != nil }.map(\.object)
    guard !([heard.folded] + objects).contains(where: { number($0) != nil }) else { return false }
    guard let title = entries[index].title else { return true }
    let label = folded(title)
    return heard.folded == label || heard.quoted.map { Folding.fold($0) } == label
      || objects.contains(label)
  }

  // MARK: - Lines

  /// The announcement of a line of the place, with its number.
  func announcement(ofLine line: Int) -> Announcement {
    var announcement = entries[line].announcement
    // A value that is a number is said by itself: its place would be another.
    if shown.numbersLines { announcement.number = toldNumber(ofLine: line) }
    if isSelected(line) { announcement.states.append(.selected) }
    if settings.verbosity == .high { announcement.position = position(ofLine: line) }
    return announcement
  }

  /// The number that a line is told with; a name that begins with it says it itself.
  private func toldNumber(ofLine line: Int) -> Int? {
    guard let number = entries.number(at: line) else { return nil }
    guard entries.hasOwnNumbers, let title = entries[line].title else { return number }
    return OwnNumbers.beginning(wording.text(title)) == number ? nil : number
  }

  /// The announcement of a line of the place where it stands alone: with its position instead of its number.
  func announcementAlone(ofLine line: Int) -> Announcement {
    var announcement = entries[line].announcement
    if isSelected(line) { announcement.states.append(.selected) }
    announcement.position = position(ofLine: line)
    return announcement
  }

  /// Whether a line of the place is selected.
  func isSelected(_ line: Int) -> Bool {
    line == shown.selectedLine || isSelecting && place.selected?.lines.contains(line) ?? false
  }

  private func position(ofLine line: Int) -> Position? {
    // Radio buttons are counted among each other.
    if case .radioButton = entries[line], let group = entries.groups(around: line).last {
      return Position(line - group.lines.lowerBound, of: group.count)
    }
    if let line = entries.logLine(at: line) { return line.position }
    return entries.place(at: line).map { Position($0, of: entries.numberedCount) }
  }
}
