import Testing

@testable import Aloud

struct EntryListTests {
  private func list() -> EntryList {
    let rows = { (name: String, count: Int) in
      Element.rows(Rows(id: ID(name), count: count) { Row(.verbatim("\(name) \($0)"), id: ID(name, String($0))) })
    }
    return EntryList([
      .heading(Heading("Top")), .button(Button("One", id: "one")), rows("a", 3), rows("none", 0),
      .group(Group(elements: [.text(TextBlock("Text")), .button(Button("Five", id: "five"))])),
      .group(Group("Titled", elements: [.toggle(Toggle("Six", id: "six", isOn: true))])), rows("b", 2),
      .progress(ProgressIndicator("P", id: "p", percent: 200)),
    ])
  }

  @Test("what can be chosen has a number, and numbers count through rows and groups") func numbers() {
    let list = list()
    #expect((0..<list.count).map(list.number) == [nil, 1, 2, 3, 4, nil, nil, 5, nil, 6, nil, 7, 8, nil])
    #expect(list.numberedCount == 8)
    #expect(list.count == 14)
  }

  @Test("a number leads to the line that has it, and no other does") func lines() {
    let list = list()
    for number in 1...8 { #expect(list.line(numbered: number).flatMap(list.number) == number) }
    for number in [0, 9, -1, Int.max, Int.min] { #expect(list.line(numbered: number) == nil) }
  }

  @Test("an id leads to its line") func ids() {
    let list = list()
    #expect(list.line(of: "five", hint: nil) == 7)
    #expect(list.line(of: ID("a", "2"), hint: nil) == 4)
    #expect(list.line(of: ID("b", "1"), hint: 12) == 12)
    #expect(list.line(of: ID("b", "1"), hint: 500) == 12)
    #expect(list.line(of: "five", hint: 1) == 7)
    #expect(list.line(of: "nothing", hint: nil) == nil)
  }

  @Test("each line is what stands there") func content() {
    let list = list()
    #expect(list[0].title == "Top")
    #expect(list[4].title == "a 2")
    #expect(list[5] == .boundary)
    #expect(list[8].title == "Titled")
    #expect(list[10].announcement.sentences == [.message("group.left", ["group": .text("Titled")])])
    #expect(list[12].title == "b 1")
  }

  @Test("SAY-3: a list counts its own rows, not those in its open disclosures") func disclosures() {
    func rows(_ names: String...) -> [Element] { names.map { .row(Row(.verbatim($0), id: ID($0))) } }
    let inner = Disclosure("Inner", id: "inner", isExpanded: true, elements: rows("d", "e"))
    let outer = Disclosure("Outer", id: "outer", isExpanded: true, elements: rows("b", "c") + [.disclosure(inner)])
    var list = Group("List", elements: rows("a") + [.disclosure(outer), .group(Group(elements: rows("f")))])
    list.role = .list
    var after = Group("After", elements: rows("g"))
    after.role = .list
    let entries = EntryList([.group(list), .group(after)])
    // The list: a, Outer and f; Outer: b, c and Inner; Inner: d and e; the list after it: g.
    #expect(entries.groups.map(\.count) == [3, 3, 2, 1])
    #expect(entries.numberedCount == 9)
  }

  @Test("an empty list has no lines and no numbers") func empty() {
    let list = EntryList([])
    #expect(list.count == 0)
    #expect(list.line(numbered: 1) == nil)
    #expect(list.line(of: "x", hint: nil) == nil)
  }

  @Test("a menu's lines: hidden items are left out, sections and separators are boundaries, told once") func menu() {
    var hidden = MenuItem("Hidden", id: "h")
    hidden.isHidden = true
    let list = EntryList(
      Menu(
        [
          .item(MenuItem("A", id: "a")), .separator, .item(hidden),
          .section(title: "S", [.item(MenuItem("B", id: "b"))]),
          .section(title: nil, [.item(MenuItem("C", id: "c"))]),
        ], selection: "b"))
    #expect((0..<list.count).map(list.number) == [1, nil, 2, nil, 3])
    #expect(list[2] == .menuItem(MenuItem("B", id: "b"), isSelected: true))
    #expect(list[4] == .menuItem(MenuItem("C", id: "c"), isSelected: false))
  }

  @Test("MENU-1: separators at the ends of a menu, and several beside each other, are one boundary at most")
  func separators() {
    let item = { (name: String) in MenuElement.item(MenuItem(.verbatim(name), id: ID(name))) }
    let list = EntryList(
      Menu([
        .separator, item("A"), .separator, .separator, .section(title: nil, [.separator, item("B")]), .separator,
        .section(title: nil, []), .separator,
      ]))
    #expect((0..<list.count).map(list.number) == [1, nil, 2])
    #expect(list[1] == .boundary)
  }
}
