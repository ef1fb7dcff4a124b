import AloudTesting
import Expectations
import Foundation
import Testing

/// `aloud schema` in another's validator, as an editor with a YAML server uses it.
@Suite(
  .enabled("skipped where PyPI's jsonschema and pyyaml are not installed: there is nothing to check with") {
    try await CommandRun("python3", ["-c", "import jsonschema, yaml"]).result().exit == .code(0)
  })
struct SchemaOracleTests {
  /// Prints, for each document in `documents`, what is wrong with it by `schema.json`; YAML is read as its version 1.2 has it.
  private static let script = #"""
    import json, os, re, sys, jsonschema, yaml
    class Loader(yaml.SafeLoader):
        yaml_implicit_resolvers = {}
    for tag, pattern, first in [
        ("null", r"^(~|null|Null|NULL|)$", ["~", "n", "N", ""]),
        ("bool", r"^(true|True|TRUE|false|False|FALSE)$", list("tTfF")),
        ("int", r"^[-+]?[0-9]+$", list("-+0123456789")),
        ("float", r"^[-+]?(\.[0-9]+|[0-9]+\.[0-9]*)([eE][-+]?[0-9]+)?$", list("-+.0123456789")),
    ]:
        Loader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), first)
    schema = json.load(open("schema.json", encoding="utf-8"))
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema)
    for name in sorted(os.listdir("documents")):
        tree = yaml.load(open("documents/" + name, encoding="utf-8"), Loader)
        wrong = [error.json_path + " " + error.message for error in validator.iter_errors(tree)]
        print(name, *wrong[:3])
    """#

  /// What the validator says of documents, by their names: the first of what is wrong, and where.
  private func validated(_ documents: [String: String]) async throws -> [String] {
    try await TemporaryFolder.with { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/documents", withIntermediateDirectories: true)
      for (name, text) in documents { try Files.write(text, to: "\(folder)/documents/\(name)") }
      let schema = try await Program.run(["schema"])
      try Files.write(schema.outputText, to: "\(folder)/schema.json")
      let checked = try await CommandRun("python3", ["-c", Self.script], directory: folder).result()
      expect(checked.errorText, is: "")
      return checked.lines
    }
  }

  @Test("DOC-1: the gallery and every document of tests and articles, is right by the schema")
  func right() async throws {
    var documents = ["gallery.yaml": try await Program.run(["gallery", "--document"]).outputText]
    let folder = "\(Article.root)/Tests/AloudEndToEndTests/Documents"
    for name in try Files.names(in: folder) where name.hasSuffix(".yaml") {
      documents[name] = try Files.text("\(folder)/\(name)")
    }
    for name in ["Tutorial", "Documents", "Logs", "Linting"] {
      for block in try Article("Sources/AloudDocuments/AloudDocuments.docc/\(name).md").blocks
      where block.kind == "yaml" {
        guard block.lines.first?.hasPrefix("# ") == true else { continue }
        documents["\(name)-\(block.lines[0].dropFirst(2))"] = block.lines.joined(separator: "\n")
      }
    }
    expect(documents.count > 35)
    try await expect(validated(documents), is: documents.keys.sorted())
  }

  @Test(
    "DOC-1: what `aloud run` refuses for its form is wrong by the schema, at the same place, and the fault is named")
  func wrong() async throws {
    func page(_ element: String) -> String { "app: A\ntabs:\n- title: T\n  elements:\n  - \(element)\n" }
    let documents = [
      "a.yaml": page("{button: Go, colour: red}"), "b.yaml": page("{log: Talk}"),
      "c.yaml": page("{progress: P, percent: 200}"),
      "d.yaml": page("{button: Go, action: {write: x, log: talk}}"), "e.yaml": "app: A\ntabs: T\n",
      "f.yaml": page("{stepper: S, value: 3, minimum: low}"),
    ]
    for (name, text) in documents {
      let result = try await TemporaryFolder.with { folder in
        try Files.write(text, to: "\(folder)/\(name)")
        return try await Program.run(["run", name], directory: folder)
      }
      expect(result.exit, is: .code(65), "\(name)")
    }
    let told = try await validated(documents)
    let faults = [
      "'colour' was unexpected", "'id' is a required property", "200 is greater than", "'speaker' is", "'T' is not",
      "'low' does",
    ]
    expect(zip(told, faults).allSatisfy { $0.contains($1) }, "\(told)")
    expect(told.count == 6 && told.allSatisfy { $0.contains("$") }, "\(told)")
    expect(
      told.filter { $0.contains("$.tabs[0].elements[0]") || $0.hasPrefix("e.yaml $.tabs") }.count, is: 6, "\(told)")
  }
}
