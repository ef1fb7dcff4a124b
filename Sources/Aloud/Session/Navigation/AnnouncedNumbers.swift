/// The numbers announced at a place. A number keeps the meaning it was announced with, whatever has been added or removed since
/// (LOOP-14).
struct AnnouncedNumbers: Sendable, Equatable {
  struct Thing: Sendable, Equatable {
    var id: ID?
    var title: LocalizedText
  }

  /// The lines of the place when all of it was announced; nil before that.
  private var lines: EntryList?
  /// The things whose numbers have been announced singly since.
  private var things: [Int: Thing] = [:]

  init(_ lines: EntryList? = nil) { self.lines = lines }

  /// Returns whether every number means what it meant when exactly these lines were announced.
  func areStill(_ entries: EntryList) -> Bool {
    things.isEmpty && (lines.map { $0.isStill(entries) } ?? true)
  }

  func thing(numbered number: Int) -> Thing? { things[number] ?? lines?.thing(numbered: number) }

  /// Returns the thing that was announced at a place, which is now the place with a number.
  func thing(at place: ListPlace, numbered number: Int) -> Thing? {
    guard let lines else { return nil }
    if !lines.hasOwnNumbers, let thing = things[number] { return thing }
    return lines.line(atPlace: place.number(among: lines.numberedCount)).flatMap { lines.thing(onLine: $0) }
  }

  mutating func note(_ number: Int, in entries: EntryList) {
    if lines == nil || lines?.isStill(entries) == true, things.isEmpty { return }
    things[number] = entries.thing(numbered: number)
  }
}

extension EntryList {
  /// In either direction. A renamed thing is searched for by its old title within it.
  private static let distance = 100

  func thing(numbered number: Int) -> AnnouncedNumbers.Thing? { line(numbered: number).flatMap { thing(onLine: $0) } }

  func thing(onLine line: Int) -> AnnouncedNumbers.Thing? {
    guard line < count, let title = self[line].title else { return nil }
    return AnnouncedNumbers.Thing(id: self[line].id, title: title)
  }

  func isOther(_ number: Int, than announced: AnnouncedNumbers.Thing) -> Bool {
    line(numbered: number).map { isOther(onLine: $0, than: announced) } ?? false
  }

  /// Returns whether another thing than `announced` is on a line. A thing that only has a new title is the same thing, unless
  /// another line near it has the old title: an id may stand for a position.
  func isOther(onLine line: Int, than announced: AnnouncedNumbers.Thing) -> Bool {
    guard let now = thing(onLine: line) else { return false }
    if now == announced { return false }
    guard now.id == announced.id, now.id != nil else { return true }
    let near = max(0, line - Self.distance)..<min(count, line + Self.distance)
    return near.contains { self[$0].title == announced.title }
  }
}
