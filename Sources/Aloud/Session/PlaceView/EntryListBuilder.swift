struct EntryListBuilder {
  private(set) var segments: [EntryList.Segment] = []
  private(set) var count = 0
  private(set) var numberedCount = 0
  /// Lines in the element tree by their own numbers. `hasOwnNumbers` is also true if provided rows have numbers.
  private(set) var ownNumbers: [Int: Int] = [:]
  private(set) var hasOwnNumbers = false
  private(set) var groups: [EntryGroup] = []
  private(set) var followed: [Int] = []
  private(set) var outside: [Int] = []
  /// The group that ended last. Its end is announced before the next entry.
  private var ended: EntryGroup?
  /// A Boolean value that indicates whether a part of a menu has ended. Its end is announced once, before the next entry.
  private var endsPart = false
  /// The number of lines that can be chosen inside disclosures. They do not count as items of the lists around these.
  private var disclosedCount = 0

  // MARK: - Lines

  private mutating func append(_ entry: Entry) {
    markEnd(before: entry)
    if entry.isFollowed { followed.append(segments.count) }
    if let number = entry.ownNumber {
      hasOwnNumbers = true
      if ownNumbers[number] == nil { ownNumbers[number] = count }
    }
    if entry.isOutsideLimits { outside.append(segments.count) }
    segments.append(EntryList.Segment(content: .one(entry), firstLine: count, firstNumber: numberedCount + 1))
    count += 1
    if entry.isNumbered { numberedCount += 1 }
  }

  private mutating func append(_ rows: Rows) {
    guard rows.count > 0 else { return }
    markEnd(before: nil)
    if rows.numbers != nil { hasOwnNumbers = true }
    segments.append(EntryList.Segment(content: .many(rows), firstLine: count, firstNumber: numberedCount + 1))
    count += rows.count
    numberedCount += rows.count
  }

  private mutating func append(_ lines: Log) {
    guard lines.count > 0 else { return }
    segments.append(EntryList.Segment(content: .log(lines), firstLine: count, firstNumber: numberedCount + 1))
    count += lines.count
  }

  /// If given, `start` is the first line in place of the group's own mark.
  private mutating func append(
    _ group: EntryGroup, start: Entry? = nil, _ lines: (inout EntryListBuilder) -> Void
  ) {
    let index = groups.count
    var group = group
    append(start ?? .groupStart(group))
    let (first, segment) = (count - 1, segments.count - 1)
    let before = (numbered: numberedCount, disclosed: disclosedCount)
    groups.append(group)
    lines(&self)
    group.lines = first..<count
    group.count = numberedCount - before.numbered - (disclosedCount - before.disclosed)
    groups[index] = group
    if start != nil { disclosedCount = before.disclosed + numberedCount - before.numbered }
    if start == nil { segments[segment].content = .one(.groupStart(group)) }
    ended = group
  }

  /// Adds the end of a group, unless the next entry makes it clear by beginning another.
  private mutating func markEnd(before next: Entry?) {
    guard let group = ended else { return }
    ended = nil
    if next?.beginsSomething != true { append(.groupEnd(group)) }
  }

  // MARK: - Elements

  mutating func append(_ element: Element) {
    switch element.contents {
    case .none: append(.element(element))
    case .rows(let rows): append(rows)
    case .log(let log):
      append(EntryGroup(title: log.title, role: .log, log: log)) { $0.append(log) }
    case .together(let elements):
      append(.boundary)
      for element in elements { append(element) }
    case .group(let title, let role, let elements):
      append(EntryGroup(title: title, role: role)) { list in for element in elements { list.append(element) } }
    case .disclosed(let title, let elements):
      append(EntryGroup(title: title, role: .group), start: .element(element)) { list in
        for element in elements { list.append(element) }
      }
    case .radioButtons(let group):
      append(EntryGroup(title: group.title, role: .radioGroup, radioGroup: group)) { list in
        for button in group.buttons {
          list.append(.radioButton(button, isChecked: button.id == group.selection, in: group.id))
        }
      }
    }
  }

  /// Adds a boundary before the next entry if a part of a menu has ended.
  private mutating func closeParts() {
    if endsPart, count > 0 { append(.boundary) }
    endsPart = false
  }

  mutating func append(_ menu: Menu) { append(menu.elements, of: menu) }

  private mutating func append(_ elements: [MenuElement], of menu: Menu) {
    for element in elements {
      if element.isSomething { closeParts() }
      switch element {
      case .item(let item) where !item.isHidden:
        append(.menuItem(item, isSelected: menu.selection.map { $0 == item.id }))
      case .item: break
      case .submenu(var submenu):
        // One selection holds for the whole subtree (MENU-4).
        if submenu.menu.selection == nil { submenu.menu.selection = menu.selection }
        append(.submenu(submenu))
      case .section(let title, let elements):
        endsPart = title == nil
        if let title { append(.element(.heading(Heading(title)))) }
        append(elements, of: menu)
      case .separator: endsPart = true
      case .deferred(let items):
        append(.element(.text(TextBlock(items.failure ?? .message(.menuLoading), id: items.id))))
        if let item = items.tryingAgain { append(.menuItem(item, isSelected: nil)) }
      }
    }
  }
}

extension MenuElement {
  /// A Boolean value that indicates whether the element is itself a line or begins with one. A titled section is separated by
  /// its title.
  fileprivate var isSomething: Bool {
    switch self {
    case .item(let item): !item.isHidden
    case .submenu, .deferred: true
    case .section, .separator: false
    }
  }
}
