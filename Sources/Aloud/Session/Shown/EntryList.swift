/// The lines of a place, in order. Provided rows stay provided: a million of them take one segment.
final class EntryList: Sendable, Equatable {
  /// What stands in the tree itself, or many provided rows.
  enum Content: Sendable, Equatable {
    case one(Entry)
    indirect case many(Rows)
    /// The messages of a log, line by line.
    indirect case log(LogLines)
  }
  /// Lines that follow each other, and where the first of them stands.
  struct Segment: Sendable, Equatable {
    var content: Content
    var firstLine: Int
    var firstNumber: Int
  }

  private let segments: [Segment]
  /// How many lines there are.
  let count: Int
  /// How many of them can be chosen.
  let numberedCount: Int
  /// Whether some have numbers of their own: then no place is a number (LOOP-14).
  let hasOwnNumbers: Bool
  private let ownNumbers: [Int: Int]
  /// The groups that have a title or a role, in the order they begin: the outer before the inner.
  let groups: [EntryGroup]
  /// The segments of what is followed, and of what its limits have left outside: few, and looked for after each line.
  private let followed: [Int]
  private let outside: [Int]
  private let repeated: OnceRead<[ID]>

  /// The lines that a builder has gathered.
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

  /// No lines.
  convenience init() { self.init(EntryListBuilder()) }

  /// The lines of a screen or a sheet.
  convenience init(_ elements: [Element]) {
    var builder = EntryListBuilder()
    for element in elements { builder.append(element) }
    self.init(builder)
  }

  /// The lines of a menu.
  convenience init(_ menu: Menu) {
    var builder = EntryListBuilder()
    builder.append(menu)
    self.init(builder)
  }

  /// Whether "more" opens a menu on something that does another thing when it is used.
  var hasSecondaryMenus: Bool { containsOwn(where: \.hasSecondaryMenu) }

  /// Whether these are the very lines of `other`, which nobody has put others in the place of: what is the same has not
  /// changed, however many there are.
  func isStill(_ other: EntryList) -> Bool { self === other }

  /// Whether both have the same lines.
  static func == (first: EntryList, second: EntryList) -> Bool { first === second || first.segments == second.segments }

  /// The groups that a line is in, the outer before the inner.
  func groups(around line: Int) -> [EntryGroup] { groups.filter { $0.lines.contains(line) } }

  /// The lists that have another count of rows than in `before`; none where what else has come or gone is not in them.
  func changedLists(since before: EntryList) -> [EntryGroup] {
    guard groups.count == before.groups.count else { return [] }
    let lists = zip(groups, before.groups).filter { now, then in
      now.role == .list && now.title != nil && now.title == then.title && now.count != then.count
    }
    let change = lists.reduce(0) { $0 + $1.0.count - $1.1.count }
    return change == numberedCount - before.numberedCount ? lists.map(\.0) : []
  }

  /// The line at `index`, counted from 0.
  subscript(index: Int) -> Entry {
    let segment = segments[lastSegment { $0.firstLine <= index }]
    return switch segment.content {
    case .one(let entry): entry
    case .many(let rows): .element(.row(rows[index - segment.firstLine]))
    case .log(let lines): .logLine(lines[index - segment.firstLine])
    }
  }

  /// Whether the line at `index` stands in the tree itself: it need not be made.
  func isOwn(_ index: Int) -> Bool {
    if case .one = segments[lastSegment({ $0.firstLine <= index })].content { true } else { false }
  }

  /// The number of the line at `index`, by which it is chosen: its own where any has one, else its place; nil where it has none.
  func number(at index: Int) -> Int? {
    guard hasOwnNumbers else { return place(at: index) }
    let segment = segments[lastSegment { $0.firstLine <= index }]
    return switch segment.content {
    case .one(let entry): entry.ownNumber
    case .many(let rows): rows.numbers?[index - segment.firstLine]
    case .log: nil
    }
  }

  /// Which of those that can be chosen the line at `index` is, counted from 1; nil where it can't be.
  func place(at index: Int) -> Int? {
    let segment = segments[lastSegment { $0.firstLine <= index }]
    switch segment.content {
    case .one(let entry): return entry.isNumbered ? segment.firstNumber : nil
    case .many: return segment.firstNumber + index - segment.firstLine
    case .log: return nil
    }
  }

  /// The greatest number of a line.
  var greatestNumber: Int {
    guard hasOwnNumbers else { return numberedCount }
    return (providedRows.compactMap { $0.rows.numbers?.greatest } + [ownNumbers.keys.max()].compactMap(\.self)).max()
      ?? 0
  }

  /// The line that has a number: one of its own where any has such a one, else its place.
  func line(numbered number: Int) -> Int? {
    guard hasOwnNumbers else { return line(atPlace: number) }
    if let line = ownNumbers[number] { return line }
    return providedRows.lazy.compactMap { first, rows in rows.numbers?.place(of: number).map { first + $0 } }.first
  }

  /// The line of the thing at a place among those that can be chosen, counted from 1.
  private func line(atPlace number: Int) -> Int? {
    guard (1...max(1, numberedCount)).contains(number), numberedCount > 0 else { return nil }
    // What has no number of its own stands before the thing whose number it is told by.
    let segment = segments[lastSegment { $0.firstNumber <= number }]
    return segment.firstLine + number - segment.firstNumber
  }

  /// How far from where a thing was last seen it is looked for among provided rows.
  private static let searchDistance = 500

  /// The line of the thing `id`; `hint` is the line where it was last seen. Provided rows are only looked through near it,
  /// and where nothing else has that id.
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

  /// The names of what stands on some of the lines, in order; a row is made for each that is provided.
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

  /// The lines that stand in the tree themselves, without provided rows.
  var ownLines: [(line: Int, entry: Entry)] {
    segments.compactMap { if case .one(let entry) = $0.content { ($0.firstLine, entry) } else { nil } }
  }

  /// The thing with a name.
  func entry(_ id: ID) -> Entry? { line(of: id, hint: nil).map { self[$0] } }

  /// What its limits have left outside.
  var outsideLimits: [Entry] { outside.compactMap(own) }

  /// Goes through what is followed and is another than in `before`; what was not there is left out.
  func forEachChanged(since before: EntryList, _ body: (_ old: Entry, _ new: Entry) -> Void) {
    var moved: [ID: Entry]?
    for index in followed {
      if let (old, new) = change(at: index, since: before, &moved) { body(old, new) }
    }
  }

  /// How many things are not as they were in `before`: told otherwise now, come or gone. What was `used` to leave is told by
  /// itself, and of what has come and gone where that `countsComing`. A radio group counts once.
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

  /// Up to how many provided rows are looked through for others.
  private static let comparableRows = 1_000

  /// How many provided rows are not as they were, come or gone.
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

  /// The things that stand in the tree themselves and can be chosen.
  private var numberedIDs: Set<ID> {
    Set(ownLines.compactMap { $0.entry.isNumbered && !$0.entry.isPartOfGroup ? $0.entry.id : nil })
  }

  /// What stands in the tree itself in a segment, and was another in `before`; `moved` keeps all of those by their names where
  /// they are needed.
  private func change(
    at index: Int, since before: EntryList, _ moved: inout [ID: Entry]?
  ) -> (old: Entry, new: Entry)? {
    guard let new = own(at: index) else { return nil }
    let there = before.own(at: index)
    // Nearly all is as it was, where it was.
    if new == there { return nil }
    guard let id = new.id else { return nil }
    if let there, there.id == id { return (there, new) }
    // Lines have come or gone before it.
    let all = moved ?? before.ownByID
    moved = all
    guard let old = all[id], old != new else { return nil }
    return (old, new)
  }

  private var ownByID: [ID: Entry] {
    Dictionary(ownLines.compactMap { line in line.entry.id.map { ($0, line.entry) } }) { first, _ in first }
  }

  /// What stands in the tree itself in a segment.
  private func own(at index: Int) -> Entry? {
    guard index < segments.count, case .one(let entry) = segments[index].content else { return nil }
    return entry
  }

  /// The ids that several things which stand in the tree themselves share.
  var repeatedIDs: [ID] { repeated.value }

  /// The provided rows, and the line where the first of each stands.
  var providedRows: [(firstLine: Int, rows: Rows)] {
    segments.compactMap { if case .many(let rows) = $0.content { ($0.firstLine, rows) } else { nil } }
  }

  /// Whether something that stands in the tree itself is so.
  func containsOwn(where isSo: (Entry) -> Bool) -> Bool {
    segments.contains { if case .one(let entry) = $0.content { isSo(entry) } else { false } }
  }

  /// The last segment for which `isBefore` holds; it holds for the first ones.
  private func lastSegment(_ isBefore: (Segment) -> Bool) -> Int {
    var first = 0
    var end = segments.count
    while end - first > 1 {
      let middle = (first + end) / 2
      if isBefore(segments[middle]) { first = middle } else { end = middle }
    }
    return first
  }
}
