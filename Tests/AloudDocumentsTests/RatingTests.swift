import Aloud
import Testing

@testable import AloudDocuments

/// Ratings in documents.
struct RatingTests {
  /// What is announced to the last of `lines`.
  private func said(_ lines: String...) throws -> [String] {
    let app = try page(
      """
      - {rating: Food, value: food, action: {say: "Thank you for {food}."}}
      - {rating: View, value: view, stars: 10, subtitle: from the balcony, dimmed: not yet}
      """, "values: {food: '3', view: ''}")
    var session = try Session(app, settings: Settings(locale: "en"))
    _ = session.start()
    var said: [String] = []
    for line in lines { said = session.take(Line(line)).announcements.map { session.renderer.printed($0) } }
    return said
  }

  @Test("a rating has 5 stars unless told, and its value is their number") func stars() throws {
    #expect(try said("food").first == "Food, 3 of 5 stars, rating.")
    #expect(try said("food", "4 stars") == ["Food, 4 of 5 stars.", "Thank you for 4."])
    #expect(try said("food", "clear", "food").first == "Food, no stars, rating.")
    #expect(try said("first", "next") == ["View, no stars, from the balcony, rating, dimmed: not yet, 2 of 2."])
  }

  @Test(
    "what a rating can't be has its place",
    arguments: [
      ("value: a, stars: 0", "“” needs a whole number from to"),
      ("value: a, stars: 101", "“” needs a whole number from to"),
      ("value: a, stars: x", "“” needs a whole number from to"), ("stars: 5", "“” is missing here"),
      ("value: b", "“” is no number"), ("value: flag", "“” is on or off, and a value that holds text is needed here"),
    ])
  func errors(keys: String, key: String) {
    let found = AloudDocumentsTests.errors(
      pageText("- {rating: A, \(keys)}", "values: {a: '0', b: many, flag: off}"))
    #expect(found.map { String($0.drop { $0 != " " }.dropFirst()) } == [key])
  }
}
