import Aloud
import Expectations
import Foundation
import Testing

@testable import AloudDocuments

/// The schema of the protocol has all that the protocol has.
@Suite struct ProtocolSchemaTests {
  private let schema = ProtocolSchema.text

  @Test func everyReferenceHasADefinition() throws {
    let object = try #require(JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
    let definitions = try #require(object["$defs"] as? [String: Any])
    let names = schema.split(separator: "\"").filter { $0.hasPrefix("#/$defs/") }.map { String($0.dropFirst(8)) }
    expect(Set(names).isSuperset(of: ["aloud", "host", "shape.document", "family.action"]))
    expect(names.filter { definitions[$0] == nil }, is: [])
  }

  @Test func everyMessageAndEventIsThere() {
    for key in HostMessage.keys { expect(schema.contains("\"\(key)\": {"), "\(key)") }
    for name in HostEvent.Name.allCases { expect(schema.contains("\"\(name.rawValue)\""), "\(name)") }
  }
}

/// The schema says what the grammar says.
@Suite struct SchemaTests {
  private let schema = JSONSchema.text

  private func object(_ path: String...) throws -> [String: Any] {
    var object = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
    for key in path { object = object?[key] as? [String: Any] }
    return try #require(object)
  }

  @Test func itIsJSONOfTheDraft() throws {
    try expect(object()["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    try expect(object()["required"] as? [String] == ["app"])
    try expect(object()["additionalProperties"] as? Bool == false)
    expect(schema.hasSuffix("}\n"))
  }

  @Test func everyReferenceHasADefinition() throws {
    let definitions = try object("$defs")
    let names = schema.split(separator: "\"").filter { $0.hasPrefix("#/$defs/") }.map { String($0.dropFirst(8)) }
    expect(names.count > 30)
    expect(names.filter { definitions[$0] == nil }, is: [])
  }

  @Test func choicesAndDescriptionsAreThere() throws {
    let style = try object("$defs", "shape.button", "properties", "style")
    expect(style["enum"] as? [String] == Button.Style.allCases.map(\.rawValue))
    expect(style["description"] as? String == "The emphasis of the button.")
    let run = try object("$defs", "shape.run", "properties", "run")
    expect(run["type"] as? String == "array")
  }

  @Test func everyKeyHasASentenceAndAnExample() throws {
    var count = 0
    for case let definition as [String: Any] in Array(try object("$defs").values) + [try object()] {
      for (name, key) in definition["properties"] as? [String: [String: Any]] ?? [:] {
        expect((key["description"] as? String)?.isEmpty, is: false, "\(name)")
        expect((key["examples"] as? [Any])?.count, is: 1, "\(name)")
        count += 1
      }
    }
    expect(count > 300)
  }

  @Test func anExampleIsOfTheTypeThatIsAllowed() throws {
    try expect(object("$defs", "shape.heading", "properties", "level")["examples"] as? [Int] == [2])
    let environment = try object("$defs", "shape.run", "properties", "environment")
    expect(environment["examples"] as? [[String: String]] == [["NAME": "Ann"]])
  }

  @Test func everyKindOfElementAndActionIsOffered() throws {
    for (family, forms) in [("element", Elements.forms.count), ("action", Actions.forms.count)] {
      // One rule for each kind, and one for what is of none.
      expect((try object("$defs", "family.\(family)", "then")["allOf"] as? [Any])?.count, is: forms + 1)
    }
    expect((try object("$defs", "family.action", "else")["enum"] as? [String])?.contains("back"), is: true)
  }
}
