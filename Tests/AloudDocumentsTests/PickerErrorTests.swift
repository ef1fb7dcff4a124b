import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// What is wrong with a picker is found before it runs, where it is: at the mark.
@Suite struct PickerErrorTests {
  /// The errors in a document without its mark, and where that stood.
  private func found(_ marked: String) throws -> (errors: [String], mark: String) {
    let mark = try #require(marked.firstIndex(of: "§"))
    let before = marked[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    let column = (before.last?.unicodeScalars.count ?? 0) + 1
    return (errors(marked.replacing("§", with: "")), "\(before.count):\(column)")
  }

  private func expectError(_ element: String, _ values: String, _ key: String) throws {
    let (errors, mark) = try found(pageText(element, values))
    expect(errors, is: ["\(mark) \(key)"])
  }

  @Test(arguments: [
    ("- {picker: P, value: word, options: §[]}", "“” needs at least one part"),
    ("- {picker: P, value: word, options: [{option: a}, {option: §a}]}", "There are two options for “”"),
    ("- {picker: P, value: word, options: [{option: a}, {option: §a, value: b}]}", "Two of these are called “”"),
    ("- {picker: P, value: §word, options: [{option: b}]}", "The value “” begins as “”, which is none of the options"),
    ("- {picker: P, value: word, from: §nothing}", "There is no command “”"),
    ("- {picker: P, value: word, style: §wheel, options: [{option: a}]}", "“” can't be “”"),
    ("- §{picker: P, value: word}", "A list of values needs one of “” and “”"),
    ("- §{picker: P, options: [{option: a}]}", "“” is missing here"),
    (
      "- {picker: P, value: §word, columns: [{title: C, value: word, options: [{option: a}]}]}",
      "A list of values needs one of “” and “”"
    ),
    ("- {picker: P, columns: §[]}", "“” needs at least one part"),
  ])
  func ofAPicker(_ element: String, _ key: String) throws {
    try expectError(element, "values: {word: a}", key)
  }

  @Test(arguments: [
    (
      "{title: A, value: one, options: [{option: a}]}, {title: §A, value: two, options: [{option: a}]}",
      "Two of these are called “”"
    ),
    (
      "{title: A, value: one, options: [{option: a}]}, {title: B, value: §one, options: [{option: a}]}",
      "Two columns change “”"
    ),
    ("{title: A, value: one, options: [{option: a}, {option: §a, value: b}]}", "Two of these are called “”"),
    ("{title: A, value: §one, options: [{option: b}]}", "The value “” begins as “”, which is none of the options"),
    ("§{title: A, value: one}", "A list of values needs one of “” and “”"),
    ("§{value: one, options: [{option: a}]}", "“” is missing here"),
  ])
  func ofColumns(_ columns: String, _ key: String) throws {
    try expectError("- {picker: P, columns: [\(columns)]}", "values: {one: a, two: a}", key)
  }

  @Test(arguments: [
    ("minimum: §2026-02-31", "“” is no date"), ("maximum: §soon", "“” is no date"),
    ("mode: time, minimum: §'25:00'", "“” is no time of day"), ("mode: time, minimum: §today", "“” is no time of day"),
    ("mode: dateTime, minimum: §2026-11-27", "“” is no date with a time"),
    ("mode: dateTime, minimum: §now", "“” is no date with a time"),
    ("minimum: §2026-12-01, maximum: 2026-11-30", "“”,, is after “”,"), ("minute interval: §7", "“” can't be “”"),
    ("minute interval: §0", "“” can't be “”"), ("rounding: §up", "“” can't be “”"), ("mode: §month", "“” can't be “”"),
    ("style: §wheels", "“” can't be “”"), ("disabled days: [§2026-13-01]", "“” is no date"),
    ("disabled weekdays: [§funday]", "“” can't be “”"), ("disabled weekdays: [§8]", "“” can't be “”"),
    ("minimum: §[a]", "“” needs words here"), ("§options: []", "“” is not known here"),
  ])
  func ofADatePicker(_ keys: String, _ key: String) throws {
    let (errors, mark) = try found(pageText("- {date: Due, value: due, \(keys)}", "values: {due: ''}"))
    expect(errors, is: ["\(mark) \(key)"])
  }

  @Test(arguments: [
    ("minimum: §'24:00'", "“” is no time for a timer"), ("maximum: §1440", "“” is no time for a timer"),
    ("minimum: §90, maximum: '1:29'", "“”,, is after “”,"), ("minimum: §today", "“” is no time for a timer"),
    ("§mode: time", "“” is not known here"), ("minute interval: §25", "“” can't be “”"),
  ])
  func ofATimer(_ keys: String, _ key: String) throws {
    try expectError("- {timer: T, value: t, \(keys)}", "values: {t: ''}", key)
  }

  @Test func theIntervalsThatAreAllowedAreNamed() throws {
    let text = pageText("- {timer: T, value: t, minute interval: 7}", "values: {t: ''}")
    let error = try #require(AloudDocumentsTests.found(Array(text.utf8)).first)
    let divisors = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60].map { "\($0)" }
    expect(error.message.hasSuffix(" Allowed: \(divisors.listed("or"))."))
  }

  @Test(arguments: [
    ("values:\n  d: §2026-02-31\n  t: '0:10'", "“” is no date"),
    ("values:\n  d: ''\n  t: §'24:00'", "“” is no time for a timer"),
  ])
  func whatAValueBeginsAsIsToldWhereItIsWritten(_ values: String, _ key: String) throws {
    try expectError("- {date: D, value: d}\n- {timer: T, value: t}", values, key)
  }

  @Test func aValueIsOneKindOfMomentAndIsSetToNothingElse() throws {
    try expectError(
      "- {date: D, value: d}\n- {timer: T, value: §d}", "values: {d: ''}", "Another picker makes something else of “”")
    try expectError(
      "- {date: D, value: d}\n- {button: B, action: {set: {d: §tomorrow}}}", "values: {d: ''}", "“” is no date")
    let fine = "- {date: D, value: d}\n- {button: B, action: [{set: {d: 2026-11-27}}, {set: {d: ''}}]}"
    expect(errors(pageText(fine, "values: {d: ''}")), is: [])
  }

  @Test func aValueCalledDateIsNoDatePicker() {
    expect(errors(pageText("- {text: A}", "values: {date: x, value: date}")), is: [])
  }

  @Test(arguments: ["- {date: D, value: §pin}", "- {picker: P, value: §pin, options: [{option: a}]}"])
  func aSecretIsNeitherPickedNorADate(_ element: String) throws {
    try expectError("- {field: Pin, value: pin, secure: yes}\n" + element, "values: {pin: ''}", "“” is secret")
  }

  @Test func theRowIsKnownInDeferredItemsButNotInTheirCommand() throws {
    try expectError(
      "- {menu: M, items: [{deferred: {run: [ls, §'{row}']}, action: {say: '{row}'}}]}", "values: {}",
      "There is no row here that “” could mean")
  }

  @Test func whatIsNoColorIsToldWhereItIsWritten() throws {
    try expectError("- {color: Paint, value: paint}", "values: {paint: §teal}", "“” is no color")
    try expectError(
      "- {color: Paint, value: p}\n- {date: D, value: §p}", "values: {p: ''}",
      "Another picker makes something else of “”")
  }
}
