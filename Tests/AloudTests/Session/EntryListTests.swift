import Expectations
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
    expect((0..<list.count).map(list.number), is: [nil, 1, 2, 3, 4, nil, nil, 5, nil, 6, nil, 7, 8, nil])
    expect(list.numberedCount, is: 8)
    expect(list.count, is: 14)
  }

  @Test("a number leads to the line that has it, and no other does") func lines() {
    let list = list()
    for number in 1...8 { expect(list.line(numbered: number).flatMap(list.number), is: number) }
    for number in [0, 9, -1, Int.max, Int.min] { expectNil(list.line(numbered: number)) }
  }

  @Test("an id leads to its line") func ids() {
    let list = list()
    expect(list.line(of: "five", hint: nil), is: 7)
    expect(list.line(of: ID("a", "2"), hint: nil), is: 4)
    expect(list.line(of: ID("b", "1"), hint: 12), is: 12)
    expect(list.line(of: ID("b", "1"), hint: 500), is: 12)
    expect(list.line(of: "five", hint: 1), is: 7)
    expectNil(list.line(of: "nothing", hint: nil))
  }

  @Test("each line is what stands there") func content() {
    let list = list()
    expect(list[0].title, is: "Top")
    expect(list[4].title, is: "a 2")
    expect(list[5], is: .boundary)
    expect(list[8].title, is: "Titled")
    expect(list[10].announcement.sentences, is: [.message("group.left", ["group": .text("Titled")])])
    expect(list[12].title, is: "b 1")
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
    expect(entries.groups.map(\.count), is: [3, 3, 2, 1])
    expect(entries.numberedCount, is: 9)
  }

  @Test("an empty list has no lines and no numbers") func empty() {
    let list = EntryList([])
    expect(list.count, is: 0)
    expectNil(list.line(numbered: 1))
    expectNil(list.line(of: "x", hint: nil))
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
    expect((0..<list.count).map(list.number), is: [1, nil, 2, nil, 3])
    expect(list[2], is: .menuItem(MenuItem("B", id: "b"), isSelected: true))
    expect(list[4], is: .menuItem(MenuItem("C", id: "c"), isSelected: false))
  }

  @Test("MENU-1: separators at the ends of a menu, and several beside each other, are one boundary at most")
  func separators() {
    let item = { (name: String) in MenuElement.item(MenuItem(.verbatim(name), id: ID(name))) }
    let list = EntryList(
      Menu([
        .separator, item("A"), .separator, .separator, .section(title: nil, [.separator, item("B")]), .separator,
        .section(title: nil, []), .separator,
      ]))
    expect((0..<list.count).map(list.number), is: [1, nil, 2])
    expect(list[1], is: .boundary)
  }
}
