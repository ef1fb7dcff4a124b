import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

/// Sliders with words for their values, fractions, and limits that follow values.
struct SliderTests {
  private static let elements = """
    - {slider: Length, value: length, minimum: 60, maximum: 600, step: 60, words: duration}
    - {slider: Position, value: position, minimum: 0, maximum: "{length}", words: duration}
    - {slider: Speed, value: speed, minimum: 0.5, maximum: 2, step: 0.25}
    - {slider: Strength, value: strength, minimum: 0, maximum: 2, names: [weak, medium, strong]}
    - {stepper: Dose, value: dose, minimum: -1.5, maximum: "{strength}", step: 0.5}
    - {text: "At {position} of {length}, {speed} times as fast."}
    - {text: "{position}"}
    """
  private static let values = """
    values: {length: "300", position: "91", speed: "1", strength: "1", dose: "0.5"}
    """

  /// What is announced to the last of `lines`.
  private func said(_ lines: String..., values: String = values) throws -> [String] {
    var player = try SessionPlayer(page(Self.elements, values))
    return player.say(lines)
  }

  @Test("durations, fractions and names are told, and kept as numbers") func words() throws {
    try expect(said("position").first, is: "Position, 1 minute, 31 seconds of 5 minutes, slider.")
    try expect(said("speed", "1.25"), is: ["Speed, 1.25."])
    try expect(said("strength").first, is: "Strength, medium, from weak to strong, slider.")
    try expect(said("dose").first, is: "Dose, 0.5, from -1.5 to 1, stepper.")
    expect(
      try said("speed", "1.25", "first", "next").last,
      is: "Position, 1 minute, 31 seconds of 5 minutes, slider, 2 of 5.")
  }

  @Test("limits follow a value; what they leave outside is brought in, and that is said") func following() throws {
    try expect(said("length", "1 minute"), is: ["Length, 1 minute.", "Position, 1 minute: its limits have changed."])
    try expect(said("strength", "weak"), is: ["Strength, weak.", "Dose, 0: its limits have changed."])
    try expect(said("strength", "weak", "undo", "dose").first, is: "Dose, 0.5, from -1.5 to 1, stepper.")
  }

  @Test("a limit that is no number is as if nothing was to be chosen beyond the other", arguments: ["", "x", "1e9"])
  func noLimit(length: String) throws {
    let values = Self.values.replacing("length: \"300\"", with: "length: \"\(length)\"")
    expect(AloudDocumentsTests.errors(pageText(Self.elements, values)).isEmpty, is: (length == ""))
  }

  @Test(
    "what a slider can't be has its place",
    arguments: [
      ("maximum: x", "“” is no number"), ("maximum: []", "“” needs words here"),
      ("maximum: \"{no}\"", "There is no value that holds text “”"),
      ("maximum: \"{flag}\"", "“” is on or off, and a value that holds text is needed here"),
      ("maximum: 1, step: 0", "“” is no number"), ("maximum: 1, step: -1", "“” is no number"),
      ("maximum: 1e3", "“” is no number"), ("maximum: 9999999999", "“” is no number"),
      ("maximum: \"{a} b\"", "“” is no number"), ("maximum: -1", "“”,, is after “”,"),
      ("maximum: 1, names: [low]", "There are names for values"),
      ("maximum: 0.5, step: 0.25, names: [low, high]", "There are names for values"),
      ("maximum: 1, names: [low, high], words: duration", "“” and “” say the same in two ways"),
      ("maximum: 1, words: minutes", "“” can't be “”"),
    ])
  func errors(keys: String, key: String) {
    let found = AloudDocumentsTests.errors(
      pageText("- {slider: A, value: a, minimum: 0, \(keys)}", "values: {a: \"0\", flag: off}"))
    expect(found.map { String($0.drop { $0 != " " }.dropFirst()).prefix(key.count) }, is: [key[...]], "\(found)")
  }

  @Test("SAFE-3: no limit follows a secret") func secret() {
    let found = AloudDocumentsTests.errors(
      pageText(
        "- {field: Pin, value: pin, secure: yes}\n- {slider: A, value: a, minimum: 0, maximum: \"{pin}\"}",
        "values: {a: \"0\", pin: \"\"}"))
    expect(found.map { String($0.drop { $0 != " " }.dropFirst()) }, is: ["“” is secret"])
  }
}

/// Ratings in documents.
struct RatingTests {
  /// What is announced to the last of `lines`.
  private func said(_ lines: String...) throws -> [String] {
    let app = try page(
      """
      - {rating: Food, value: food, action: {say: "Thank you for {food}."}}
      - {rating: View, value: view, stars: 10, subtitle: from the balcony, dimmed: not yet}
      """, "values: {food: '3', view: ''}")
    var player = try SessionPlayer(app)
    return player.say(lines)
  }

  @Test("a rating has 5 stars unless told, and its value is their number") func stars() throws {
    try expect(said("food").first, is: "Food, 3 of 5 stars, rating.")
    try expect(said("food", "4 stars"), is: ["Food, 4 of 5 stars.", "Thank you for 4."])
    try expect(said("food", "clear", "food").first, is: "Food, no stars, rating.")
    try expect(said("first", "next"), is: ["View, no stars, from the balcony, rating, dimmed: not yet, 2 of 2."])
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
    expect(found.map { String($0.drop { $0 != " " }.dropFirst()) }, is: [key])
  }
}
