import AloudTesting
import Testing

extension HardTests {
  @Suite struct TaskCommandTests {
    @Test(
      "DOC-1: a task ends as prompts do, with its answers alone on standard output, and them only where it is done",
      arguments: [
        ("dog\nbuy\n", 0, "{\"luggage\":[\"Dog\"]}\n"), ("dog\ncancel\ndiscard\n", 1, ""), ("dog\n", 3, ""),
        ("sell\n", 4, ""),
      ] as [(String, Int32, String)])
    func ends(_ lines: String, _ code: Int32, _ answers: String) async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(
          """
          app: Ticket
          language: en
          task: ticket
          answers: [luggage]
          values: {luggage: ""}
          sheets:
          - id: ticket
            title: A ticket
            elements:
            - {checkboxes: Luggage, value: luggage, options: [Bicycle, Dog]}
            - {button: Sell, action: {exit: 4}}
            preferred action: {button: Buy, action: dismiss}
          """, to: "\(folder)/app.yaml")
        let result = try await Program.run(["run", "app.yaml"], input: lines, directory: folder)
        #expect(result.exit == .code(code))
        #expect(result.outputText == answers)
        #expect(result.errorText.hasPrefix("A ticket."))
      }
    }

    @Test("TEST-3: what is to be mended in a file that a document includes is told with that file's name and line")
    func lintsParts() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(
          """
          app: App
          include: [part.yaml]
          # lint: disable=image-not-described
          tabs: [{title: List, elements: [{button: Go, action: {push: more}}]}]
          """, to: "\(folder)/app.yaml")
        try Files.write(
          "screens:\n- id: more\n  title: More\n  elements:\n  - {row: Milk, image: {name: cow}}\n",
          to: "\(folder)/part.yaml")
        let result = try await Program.run(["lint", "app.yaml"], directory: folder)
        #expect(result.lines.contains { $0.hasPrefix("part.yaml:5:") && $0.hasSuffix("[image-not-described]") })
      }
    }
  }
}
