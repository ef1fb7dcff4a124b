import Expectations
import Testing

@testable import Aloud

/// What elements hold of others.
struct ContentsTests {
  private let inside = SampleElements.inside

  @Test("a group stands under its title or its role, else its elements only belong together") func groups() {
    expect(Group(elements: inside).contents, is: .together(inside))
    expect(Group("A", elements: inside).contents, is: .group(title: "A", role: .group, inside))
    expect(Group(role: .navigation) { inside }.contents, is: .group(title: nil, role: .navigation, inside))
  }

  @Test("every role of a group is told by the role of the same name", arguments: Group.Role.allCases)
  func roles(_ role: Group.Role) {
    guard case .group(_, let announced, _) = Group("A", role: role, elements: {}).contents else {
      Issue.record("not a group")
      return
    }
    expect(announced.rawValue, is: role.rawValue)
  }

  @Test("a disclosure shows what it holds while it is expanded, and holds it all the same") func disclosures() {
    let open = Disclosure("A", id: "a", isExpanded: true, elements: inside)
    let shut = Disclosure("A", id: "a", isExpanded: false, elements: inside)
    expect(open.contents, is: .disclosed(title: "A", inside))
    expect(shut.contents, is: .none)
    expect(Disclosure("A", id: "a", isExpanded: true, elements: []).contents, is: .none)
    expect(open.children, is: inside)
    expect(shut.children, is: inside)
  }

  @Test("the others hold no elements") func others() {
    expect(SampleElements.kinds { !$0.children.isEmpty }, is: ["group", "disclosure"])
    expect(SampleElements.kinds { $0.contents != .none }, is: ["group", "rows", "disclosure", "radioGroup"])
  }
}
