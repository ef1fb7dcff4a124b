/// What the numbers of a place were announced as: a number means that, whatever has come or gone since (LOOP-14).
struct AnnouncedNumbers: Sendable, Equatable {
  /// What a number was announced as.
  struct Thing: Sendable, Equatable {
    var id: ID?
    var title: LocalizedText
  }

  /// The lines of the place when it was announced as a whole; nil before that.
  private var lines: EntryList?
  /// What was announced of single numbers since.
  private var things: [Int: Thing] = [:]

  /// Nothing was announced.
  init() {}

  /// All numbers of a place that is announced as a whole.
  init(_ lines: EntryList) { self.lines = lines }

  /// Whether numbers mean what they meant when these very lines were announced.
  func areStill(_ entries: EntryList) -> Bool {
    things.isEmpty && (lines.map { $0.isStill(entries) } ?? true)
  }

  /// What a number was announced as; nil where it was not.
  func thing(numbered number: Int) -> Thing? { things[number] ?? lines?.thing(numbered: number) }

  /// Takes in that a number was announced as what it is on the lines now.
  mutating func note(_ number: Int, in entries: EntryList) {
    if lines == nil || lines?.isStill(entries) == true, things.isEmpty { return }
    things[number] = entries.thing(numbered: number)
  }
}

extension EntryList {
  /// How far from its old place a thing is looked for by its title.
  private static let distance = 100

  /// The thing that has a number; nil where none has it.
  func thing(numbered number: Int) -> AnnouncedNumbers.Thing? {
    guard let line = line(numbered: number), line < count, let title = self[line].title else { return nil }
    return AnnouncedNumbers.Thing(id: self[line].id, title: title)
  }

  /// Whether a number means another thing than `announced`. One that is only called otherwise now is the same, unless what it
  /// was called stands elsewhere: ids may be places.
  func isOther(_ number: Int, than announced: AnnouncedNumbers.Thing) -> Bool {
    guard let now = thing(numbered: number) else { return false }
    if now == announced { return false }
    guard now.id == announced.id, now.id != nil else { return true }
    guard let line = line(numbered: number) else { return false }
    let near = max(0, line - Self.distance)..<min(count, line + Self.distance)
    return near.contains { self[$0].title == announced.title }
  }
}
