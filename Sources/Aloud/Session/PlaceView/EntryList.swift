/// The lines of a place, in order. Provided rows are not expanded: a million of them take one segment.
final class EntryList: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case one(Entry)
    indirect case many(Rows)
    indirect case log(Log)
  }
  struct Segment: Sendable, Equatable {
    var content: Content
    var firstLine: Int
    var firstNumber: Int
  }

  private let segments: [Segment]
  let count: Int
  let numberedCount: Int
  /// A Boolean value that indicates whether any line has its own number. If so, positions do not serve as numbers (LOOP-14).
  let hasOwnNumbers: Bool
  private let ownNumbers: [Int: Int]
  /// In the order in which they begin, outer before inner.
  let groups: [EntryGroup]
  /// The segments whose changes are announced, and those whose values are outside their limits. They are few, and needed after
  /// each line of input.
  private let followed: [Int]
  private let outside: [Int]
  private let repeated: OnceRead<[ID]>

  init(_ builder: EntryListBuilder) {
    (segments, count, numberedCount) = (builder.segments, builder.count, builder.numberedCount)
    (hasOwnNumbers, ownNumbers) = (builder.hasOwnNumbers, builder.ownNumbers)
    (groups, followed, outside) = (builder.groups, builder.followed, builder.outside)
    let segments = builder.segments
    repeated = OnceRead {
      var seen: Set<ID> = []
      return segments.compactMap { segment in
        guard case .one(let entry) = segment.content, entry.isNumbered || entry.menu != nil, let id = entry.id else {
          return nil
        }
        return seen.insert(id).inserted ? nil : id
      }
    }
  }

  convenience init() { self.init(EntryListBuilder()) }

  convenience init(_ elements: [Element]) {
    var builder = EntryListBuilder()
    for element in elements { builder.append(element) }
    self.init(builder)
  }

  convenience init(_ menu: Menu) {
    var builder = EntryListBuilder()
    builder.append(menu)
    self.init(builder)
  }

  /// A Boolean value that indicates whether "more" opens a menu on anything that does something else when used.
  var hasSecondaryMenus: Bool { containsOwn(where: \.hasSecondaryMenu) }

  /// Returns whether `other` is the identical object. An identical list is unchanged, however long it is.
  func isStill(_ other: EntryList) -> Bool { self === other }

  static func == (first: EntryList, second: EntryList) -> Bool { first === second || first.segments == second.segments }

  func groups(containing line: Int) -> [EntryGroup] { groups.filter { $0.lines.contains(line) } }

  /// Returns the lists whose number of rows differs from `before`; none if anything outside them was added or removed.
  func changedLists(since before: EntryList) -> [EntryGroup] {
    guard groups.count == before.groups.count else { return [] }
    let lists = zip(groups, before.groups).filter { now, then in
      now.role == .list && now.title != nil && now.title == then.title && now.count != then.count
    }
    let change = lists.reduce(0) { $0 + $1.0.count - $1.1.count }
    return change == numberedCount - before.numberedCount ? lists.map(\.0) : []
  }

  subscript(index: Int) -> Entry {
    let segment = segments[lastSegment { $0.firstLine <= index }]
    return switch segment.content {
    case .one(let entry): entry
    case .many(let rows): .element(.row(rows[index - segment.firstLine]))
    case .log(let lines): .logLine(lines[index - segment.firstLine])
    }
  }

  /// No row is created to tell that a line is part of the element tree.
  func isOwn(_ index: Int) -> Bool {
    if case .one = segments[lastSegment({ $0.firstLine <= index })].content { true } else { false }
  }

  /// Returns the number that chooses the line at `index`: its own number if any line has one, otherwise its position.
  func number(at index: Int) -> Int? {
    guard hasOwnNumbers else { return place(at: index) }
    let segment = segments[lastSegment { $0.firstLine <= index }]
    return switch segment.content {
    case .one(let entry): entry.ownNumber
    case .many(let rows): rows.numbers?[index - segment.firstLine]
    case .log: nil
    }
  }

  /// Counted from 1 among the lines that can be chosen; nil if the line can't be.
  func place(at index: Int) -> Int? {
    let segment = segments[lastSegment { $0.firstLine <= index }]
    switch segment.content {
    case .one(let entry): return entry.isNumbered ? segment.firstNumber : nil
    case .many: return segment.firstNumber + index - segment.firstLine
    case .log: return nil
    }
  }

  var greatestNumber: Int {
    guard hasOwnNumbers else { return numberedCount }
    return (providedRows.compactMap { $0.rows.numbers?.greatest } + [ownNumbers.keys.max()].compactMap(\.self)).max()
      ?? 0
  }

  /// The line's own number if any line has one, otherwise its position.
  func line(numbered number: Int) -> Int? {
    guard hasOwnNumbers else { return line(atPlace: number) }
    if let line = ownNumbers[number] { return line }
    return providedRows.lazy.compactMap { first, rows in rows.numbers?.place(of: number).map { first + $0 } }.first
  }

  /// The position is among the lines that can be chosen, counted from 1.
  func line(atPlace number: Int) -> Int? {
    guard (1...max(1, numberedCount)).contains(number), numberedCount > 0 else { return nil }
    // Segments without a number share `firstNumber` with the numbered segment after them, which is the last match.
    let segment = segments[lastSegment { $0.firstNumber <= number }]
    return segment.firstLine + number - segment.firstNumber
  }

  /// The number of provided rows, in either direction from where a thing was last seen, that are searched for it.
  private static let searchDistance = 500

  /// The `hint` is the line where the thing was last seen. Provided rows are searched only near it, and only if nothing else
  /// has that id.
  func line(of id: ID, hint: Int?) -> Int? {
    if let hint, hint < count, self[hint].id == id { return hint }
    for segment in segments {
      if case .one(let entry) = segment.content, entry.id == id { return segment.firstLine }
    }
    for segment in segments {
      if case .log(let lines) = segment.content, let index = lines.index(of: id) { return segment.firstLine + index }
      guard case .many(let rows) = segment.content else { continue }
      let near = (hint ?? segment.firstLine) - segment.firstLine
      let range = (near - Self.searchDistance..<near + Self.searchDistance).clamped(to: 0..<rows.count)
      if let index = range.first(where: { rows[$0].id == id }) { return segment.firstLine + index }
    }
    return nil
  }

  /// A row is created for each provided line.
  func ids(on lines: RangeSet<Int>) -> [ID] {
    var ids: [ID] = []
    ids.reserveCapacity(lines.ranges.reduce(0) { $0 + $1.count })
    for segment in segments {
      switch segment.content {
      case .one(let entry): if lines.contains(segment.firstLine), let id = entry.id { ids.append(id) }
      case .many(let rows):
        let all = segment.firstLine..<segment.firstLine + rows.count
        for line in lines.intersection(RangeSet(all)).ranges.joined() { ids.append(rows[line - segment.firstLine].id) }
      case .log: break
      }
    }
    return ids
  }

  /// Without provided rows and logs.
  var ownLines: [(line: Int, entry: Entry)] {
    segments.compactMap { if case .one(let entry) = $0.content { ($0.firstLine, entry) } else { nil } }
  }

  func entry(_ id: ID) -> Entry? { line(of: id, hint: nil).map { self[$0] } }

  var outsideLimits: [Entry] { outside.compactMap(own) }

  /// Calls `body` for each entry whose changes are announced and that differs from `before`. Entries that are new are skipped.
  func forEachChanged(since before: EntryList, _ body: (_ old: Entry, _ new: Entry) -> Void) {
    var moved: [ID: Entry]?
    for index in followed {
      if let (old, new) = change(at: index, since: before, &moved) { body(old, new) }
    }
  }

  func newFollowed(since before: EntryList) -> [Entry] {
    followed.compactMap(own).filter { entry in entry.id.map { before.entry($0) == nil } ?? false }
  }

  /// The things that are announced differently, added or removed. The thing `used` to leave the place is not counted, because
  /// its change is announced separately. Added and removed things count only if `countsComing`. A radio group counts once.
  func changedCount(since before: EntryList, besides used: ID?, countsComing: Bool) -> Int {
    if isStill(before) { return 0 }
    var moved: [ID: Entry]?
    let changed = segments.indices.count { index in
      guard let (old, new) = change(at: index, since: before, &moved), new.id != used, !new.isPartOfGroup else {
        return false
      }
      return old.announcementHeld != new.announcementHeld
    }
    let (then, now) = (before.numberedIDs, numberedIDs)
    guard countsComing else { return changed }
    return changed + now.subtracting(then).count + then.subtracting(now).count + changedRows(since: before, used)
      + newMessages(since: before)
  }

  /// More provided rows than these are not compared one by one.
  private static let comparableRows = 1_000

  private func changedRows(since before: EntryList, _ used: ID?) -> Int {
    providedRows.reduce(0) { sum, provided in
      let (rows, then) = (provided.rows, before.providedRows.first { $0.rows.id == provided.rows.id }?.rows)
      guard let then, then != rows else { return sum }
      guard max(then.count, rows.count) <= Self.comparableRows else { return sum + abs(then.count - rows.count) }
      let old = Dictionary((0..<then.count).map { (then[$0].id, then[$0]) }) { first, _ in first }
      let new = (0..<rows.count).map { rows[$0] }
      let kept = new.count { old[$0.id] != nil }
      let others = new.count { row in row.id != used && old[row.id].map { $0 != row } ?? false }
      return sum + others + (new.count - kept) + (then.count - kept)
    }
  }

  private var numberedIDs: Set<ID> {
    Set(ownLines.compactMap { $0.entry.isNumbered && !$0.entry.isPartOfGroup ? $0.entry.id : nil })
  }

  /// Nil if the entry is unchanged. `moved` caches the old entries by id once they are needed.
  private func change(
    at index: Int, since before: EntryList, _ moved: inout [ID: Entry]?
  ) -> (old: Entry, new: Entry)? {
    guard let new = own(at: index) else { return nil }
    let there = before.own(at: index)
    // Nearly all entries are unchanged and in the same segment.
    if new == there { return nil }
    guard let id = new.id else { return nil }
    if let there, there.id == id { return (there, new) }
    // Lines were added or removed before this one.
    let all = moved ?? before.ownByID
    moved = all
    guard let old = all[id], old != new else { return nil }
    return (old, new)
  }

  private var ownByID: [ID: Entry] {
    Dictionary(ownLines.compactMap { line in line.entry.id.map { ($0, line.entry) } }) { first, _ in first }
  }

  private func own(at index: Int) -> Entry? {
    guard index < segments.count, case .one(let entry) = segments[index].content else { return nil }
    return entry
  }

  var repeatedIDs: [ID] { repeated.value }

  /// Each with the line of its first row.
  var providedRows: [(firstLine: Int, rows: Rows)] {
    segments.compactMap { if case .many(let rows) = $0.content { ($0.firstLine, rows) } else { nil } }
  }

  func containsOwn(where isSo: (Entry) -> Bool) -> Bool {
    segments.contains { if case .one(let entry) = $0.content { isSo(entry) } else { false } }
  }

  /// `isBefore` must hold for a prefix of the segments.
  private func lastSegment(_ isBefore: (Segment) -> Bool) -> Int {
    max(0, segments.partitioningIndex { !isBefore($0) } - 1)
  }
}
