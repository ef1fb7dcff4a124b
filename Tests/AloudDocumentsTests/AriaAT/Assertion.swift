import Foundation

/// Something that ARIA-AT says a screen reader must, should or may convey (`assertions.jsonl`).
struct Assertion: Decodable {
  var pattern, test, assertion, priority, kind: String
  var exampleValues: [String]

  /// Whether it asks for something not to be told.
  var isNegative: Bool { assertion.contains("not conveyed") }

  /// Whether it is about the least or the greatest value.
  var isOfLimit: Bool { assertion.hasPrefix("Minimum value") || assertion.hasPrefix("Maximum value") }

  /// Whether it is about a state or a value.
  var isOfState: Bool { ["state", "value", "change"].contains(kind) }

  private enum CodingKeys: String, CodingKey {
    case pattern, test, assertion, priority, kind
    case exampleValues = "example_values"
  }

  /// What the thing is called that it is about, among the assertions of its test: nil where that has no name.
  func target(among all: [Assertion]) -> String? {
    let names = all.filter { $0.kind == "name" && !$0.assertion.hasPrefix("Text of the tab panel") }
    for noun in Self.nouns where assertion.contains(noun.asked) {
      return names.first { $0.assertion.contains(noun.named) }?.exampleValues.first ?? noun.otherwise
    }
    return names.last { name in !Self.containers.contains { name.assertion.contains($0) } }?.exampleValues.first
      ?? names.last?.exampleValues.first
  }

  /// Words of an assertion, and those of the assertion that names what it is about.
  private static let nouns: [(asked: String, named: String, otherwise: String?)] = [
    ("'navigation'", "of the landmark region", nil), ("breadcrumbs container", "none", nil),
    ("Number of list items", "none", nil), ("Role 'group'", "of the group", "Add Contact"),
    ("Role 'form'", "'Add Contact'", nil), ("Role 'tab list'", "of the tab list", nil),
    ("Role 'tab panel'", "of the tab panel", nil), ("Role 'menu'", "of the menu,", nil),
    ("of the popup ('listbox')", "of the popup", nil), ("of the combobox", "'Favorite Fruit'", "Favorite Fruit"),
    ("the selected option", "'Favorite Fruit'", nil), ("focused option", "of the focused option", "Choose a Fruit"),
    ("options in the popup", "of the focused option", "Favorite Fruit"),
    ("Role 'dialog'", "'Add", nil), ("focused element", "of the focused element", nil),
    ("Role 'button'", "'Verify Address'", nil), ("Number of items in the menu", "none", nil),
    ("Position of the radio button, 3", "'Thin crust'", nil), ("in the menu", "of the focused item", nil),
    ("of the focused item", "of the focused item", nil),
  ]

  /// What is around the thing that is arrived at.
  private static let containers = [
    "of the group", "landmark region", "of the tab list", "of the popup", "of the menu,",
  ]
}

/// What a user says for a test of ARIA-AT: what comes before, and then what is asked for (`commands.jsonl`).
struct TestCommands: Decodable {
  var pattern, test: String
  var setup, task: [String]

  /// The name of its example.
  var example: String { String(pattern.split(separator: "/").last ?? "") }
}
