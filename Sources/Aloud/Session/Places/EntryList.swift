/// The lines of a place, in order. Provided rows stay provided: a million of them take one segment.
struct EntryList: Sendable, Equatable {
  private enum Content: Sendable, Equatable {
    case one(Entry)
    case many(Rows)
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

  /// No lines yet.
  init() {}

  /// Adds a line.
  mutating func append(_ entry: Entry) {
    markEnd(before: entry)
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
    let before = numberedCount
    groups.append(group)
    lines(&self)
    group.lines = first..<count
    group.count = numberedCount - before
    groups[index] = group
    let segment = segments[place { $0.firstLine <= first }]
    if start == nil, let position = segments.firstIndex(of: segment) {
      segments[position].content = .one(.groupStart(group))
    }
    ended = group
  }

  /// Says that a group has ended, where what comes next does not tell it by being the beginning of another.
  private mutating func markEnd(before next: Entry?) {
    guard let group = ended else { return }
    ended = nil
    switch next {
    case .boundary, .groupStart, .element(.heading): break
    default: append(.groupEnd(group))
    }
  }

  /// The groups that a line is in, the outer before the inner.
  func groups(around line: Int) -> [EntryGroup] { groups.filter { $0.lines.contains(line) } }

  /// The line at `index`, counted from 0.
  subscript(index: Int) -> Entry {
    let segment = segments[place { $0.firstLine <= index }]
    return switch segment.content {
    case .one(let entry): entry
    case .many(let rows): .element(.row(rows[index - segment.firstLine]))
    }
  }

  /// The number of the line at `index`, or nil where it has none.
  func number(at index: Int) -> Int? {
    let segment = segments[place { $0.firstLine <= index }]
    switch segment.content {
    case .one(let entry): return entry.isNumbered ? segment.firstNumber : nil
    case .many: return segment.firstNumber + index - segment.firstLine
    }
  }

  /// The line that has a number, counted from 1.
  func line(numbered number: Int) -> Int? {
    guard (1...max(1, numberedCount)).contains(number), numberedCount > 0 else { return nil }
    let segment = segments[place { $0.firstNumber <= number && !isUnnumbered($0) }]
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

  /// The lines that stand in the tree themselves, without provided rows.
  var ownLines: [(line: Int, entry: Entry)] {
    segments.compactMap { if case .one(let entry) = $0.content { ($0.firstLine, entry) } else { nil } }
  }

  /// The provided rows, and the line where the first of each stands.
  var providedRows: [(firstLine: Int, rows: Rows)] {
    segments.compactMap { if case .many(let rows) = $0.content { ($0.firstLine, rows) } else { nil } }
  }

  private func isUnnumbered(_ segment: Segment) -> Bool {
    guard case .one(let entry) = segment.content else { return false }
    return !entry.isNumbered
  }

  /// The last segment for which `isBefore` holds; it holds for the first ones.
  private func place(_ isBefore: (Segment) -> Bool) -> Int {
    segments.lastIndex(where: isBefore) ?? 0
  }
}
