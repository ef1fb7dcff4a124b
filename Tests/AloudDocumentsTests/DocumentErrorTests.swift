import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// What is wrong is found where it is, all of it, with what is allowed.
@Suite struct DocumentErrorTests {
  @Test func ofManyErrorsFiveHundredAreToldAndTheRestCounted() throws {
    let names = (0..<600).map { "  v\($0): x\n" }.joined()
    let fields = (0..<600).map { "    - {field: F\($0), value: w\($0)}\n" }.joined()
    let text = "app: Test\nvalues:\n\(names)tabs:\n- title: One\n  elements:\n\(fields)"
    let error = try #require(throws: DocumentErrors.self) {
      try Document(bytes: Array(text.utf8), path: "app.yaml")
    }
    expect(error.errors.count, is: 500)
    expect(error.leftOut, is: 100)
    expect(error.remainder, is: "And 100 more.")
    // Of the names, too, some are listed and the others counted; the nearest is looked for among all.
    let last = try #require(error.errors.last)
    expect(last.message.contains("Did you mean “v499”?"))
    expect(last.message.split(separator: ", ").count, is: 50)
    expect(last.remedy, is: "And 550 more.")
  }

  @Test func anUnknownKeyNamesTheNearestAndAllOthers() throws {
    let error = try #require(found(Array(pageText("- {text: Hi, liv: on}").utf8)).first)
    expect(error.file, is: "app.yaml")
    expect(
      error.message,
      is: """
        “liv” is not known here. Did you mean “live”? Allowed: text, id, image, live, menu, preview, suggested, or hidden \
        when.
        """)
  }

  @Test func aSlipOfTheFingersIsFound() {
    expect(Nearest.name(to: "hedaing", among: ["text", "heading"]), is: "heading")
    expect(Nearest.name(to: "BUTTON", among: ["button"]), is: "button")
    expectNil(Nearest.name(to: "xyz", among: ["text", "row"]))
  }

  @Test func theIntervalsThatAreAllowedAreNamed() throws {
    let text = pageText("- {timer: T, value: t, minute interval: 7}", "values: {t: ''}")
    let error = try #require(found(Array(text.utf8)).first)
    let divisors = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60].map { "\($0)" }
    expect(error.message.hasSuffix(" Allowed: \(divisors.listed("or"))."))
  }
}
