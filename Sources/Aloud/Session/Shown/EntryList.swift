/// The lines of a place, in order. Provided rows stay provided: a million of them take one segment.
struct EntryList: Sendable, Equatable {
  private enum Content: Sendable, Equatable {
    case one(Entry)
    indirect case many(Rows)
  }
  private struct Segment: Sendable, Equatable {
    var content: Content
    var firstLine: Int
    var firstNumber: Int
  }

  private var segments: [Segment] = []
  /// How many lines there are.
  private(set) var count = 0
  /// How many of them can be chosen.
  private(set) var numberedCount = 0
  /// The groups that have a title or a role, in the order they begin: the outer before the inner.
  private(set) var groups: [EntryGroup] = []
  /// The group that has ended last: that it has is said before what comes next.
  private var ended: EntryGroup?
  /// How many of the lines that can be chosen stand in disclosures: they are no parts of the lists around these.
  private var disclosedCount = 0
  /// The segments of what is followed, and of what its limits have left outside: few, and looked for after each line.
  private var followed: [Int] = []
  private var outside: [Int] = []

  /// No lines yet.
  init() {}

  /// Adds a line.
  mutating func append(_ entry: Entry) {
    markEnd(before: entry)
    if entry.isFollowed { followed.append(segments.count) }
    if entry.isOutsideLimits { outside.append(segments.count) }
    segments.append(Segment(content: .one(entry), firstLine: count, firstNumber: numberedCount + 1))
    count += 1
    if entry.isNumbered { numberedCount += 1 }
  }

  /// Adds many rows.
  mutating func append(_ rows: Rows) {
    guard rows.count > 0 else { return }
    markEnd(before: nil)
    segments.append(Segment(content: .many(rows), firstLine: count, firstNumber: numberedCount + 1))
    count += rows.count
    numberedCount += rows.count
  }

  /// Adds the lines of a group that has a title or a role; `start` is its first line where that is not a mark of the group's.
  mutating func append(_ group: EntryGroup, start: Entry? = nil, _ lines: (inout EntryList) -> Void) {
    let index = groups.count
    var group = group
    append(start ?? .groupStart(group))
    let first = count - 1
    let before = (numbered: numberedCount, disclosed: disclosedCount)
    groups.append(group)
    lines(&self)
    group.lines = first..<count
    group.count = numberedCount - before.numbered - (disclosedCount - before.disclosed)
    groups[index] = group
    if start != nil { disclosedCount = before.disclosed + numberedCount - before.numbered }
    if start == nil { segments[lastSegment { $0.firstLine <= first }].content = .one(.groupStart(group)) }
    ended = group
  }

  /// Says that a group has ended, where what comes next does not tell it by being the beginning of another.
  private mutating func markEnd(before next: Entry?) {
    guard let group = ended else { return }
    ended = nil
    if next?.beginsSomething != true { append(.groupEnd(group)) }
  }

  /// Whether these are the very lines of `other`, which nobody has put others in the place of: what is the same has not
  /// changed, however many there are.
  func isStill(_ other: EntryList) -> Bool {
    segments.withUnsafeBufferPointer { own in
      other.segments.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress && $0.count == own.count }
    }
  }

  /// The groups that a line is in, the outer before the inner.
  func groups(around line: Int) -> [EntryGroup] { groups.filter { $0.lines.contains(line) } }

  /// The line at `index`, counted from 0.
  subscript(index: Int) -> Entry {
    let segment = segments[lastSegment { $0.firstLine <= index }]
    return switch segment.content {
    case .one(let entry): entry
    case .many(let rows): .element(.row(rows[index - segment.firstLine]))
    }
  }

  /// The number of the line at `index`, or nil where it has none.
  func number(at index: Int) -> Int? {
    let segment = segments[lastSegment { $0.firstLine <= index }]
    switch segment.content {
    case .one(let entry): return entry.isNumbered ? segment.firstNumber : nil
    case .many: return segment.firstNumber + index - segment.firstLine
    }
  }

  /// The line that has a number, counted from 1.
  func line(numbered number: Int) -> Int? {
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
      }
    }
    return ids
  }

  /// The lines that stand in the tree themselves, without provided rows.
  var ownLines: [(line: Int, entry: Entry)] {
    segments.compactMap { if case .one(let entry) = $0.content { ($0.firstLine, entry) } else { nil } }
  }

  /// What its limits have left outside.
  var outsideLimits: [Entry] { outside.compactMap(own) }

  /// Goes through what is followed and is another than in `before`; what was not there is left out.
  func forEachChanged(since before: EntryList, _ body: (_ old: Entry, _ new: Entry) -> Void) {
    var moved: [ID: Entry]?
    for index in followed {
      if let (old, new) = change(at: index, since: before, &moved) { body(old, new) }
    }
  }

  /// How many of the things that stand in the tree itself were there in `before`, and are told otherwise now.
  func changedCount(since before: EntryList, besides used: ID?) -> Int {
    var moved: [ID: Entry]?
    return segments.indices.count { index in
      guard let (old, new) = change(at: index, since: before, &moved), new.id != used else { return false }
      return old.announcement != new.announcement
    }
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

  /// What stands in the tree itself and is so.
  func own(where isSo: (Entry) -> Bool) -> [Entry] {
    segments.compactMap { if case .one(let entry) = $0.content, isSo(entry) { entry } else { nil } }
  }

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
