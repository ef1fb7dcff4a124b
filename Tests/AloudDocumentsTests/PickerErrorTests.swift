import Aloud
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

  private func expect(_ element: String, _ values: String, _ key: String) throws {
    let (errors, mark) = try found(pageText(element, values))
    #expect(errors == ["\(mark) document.\(key)"])
  }

  @Test(arguments: [
    ("- {picker: P, value: word, options: §[]}", "emptyList"),
    ("- {picker: P, value: word, options: [{option: a}, {option: §a}]}", "rule.optionTwice"),
    ("- {picker: P, value: word, options: [{option: a}, {option: §a, value: b}]}", "rule.titleTwice"),
    ("- {picker: P, value: §word, options: [{option: b}]}", "rule.popup"),
    ("- {picker: P, value: word, from: §nothing}", "unknown.command.noneAllowed"),
    ("- {picker: P, value: word, style: §wheel, options: [{option: a}]}", "unknownChoice"),
    ("- §{picker: P, value: word}", "rule.picker"), ("- §{picker: P, options: [{option: a}]}", "missingKey"),
    ("- {picker: P, value: §word, columns: [{title: C, value: word, options: [{option: a}]}]}", "rule.picker"),
    ("- {picker: P, columns: §[]}", "emptyList"),
  ])
  func ofAPicker(_ element: String, _ key: String) throws {
    try expect(element, "values: {word: a}", key)
  }

  @Test(arguments: [
    (
      "{title: A, value: one, options: [{option: a}]}, {title: §A, value: two, options: [{option: a}]}",
      "rule.titleTwice"
    ),
    (
      "{title: A, value: one, options: [{option: a}]}, {title: B, value: §one, options: [{option: a}]}",
      "rule.columnValueTwice"
    ),
    ("{title: A, value: one, options: [{option: a}, {option: §a, value: b}]}", "rule.titleTwice"),
    ("{title: A, value: §one, options: [{option: b}]}", "rule.popup"), ("§{title: A, value: one}", "rule.picker"),
    ("§{value: one, options: [{option: a}]}", "missingKey"),
  ])
  func ofColumns(_ columns: String, _ key: String) throws {
    try expect("- {picker: P, columns: [\(columns)]}", "values: {one: a, two: a}", key)
  }

  @Test(arguments: [
    ("minimum: §2026-02-31", "expected.date"), ("maximum: §soon", "expected.date"),
    ("mode: time, minimum: §'25:00'", "expected.time"), ("mode: time, minimum: §today", "expected.time"),
    ("mode: dateTime, minimum: §2026-11-27", "expected.dateTime"),
    ("mode: dateTime, minimum: §now", "expected.dateTime"),
    ("minimum: §2026-12-01, maximum: 2026-11-30", "rule.limits"), ("minute interval: §7", "unknownChoice"),
    ("minute interval: §0", "unknownChoice"), ("rounding: §up", "unknownChoice"), ("mode: §month", "unknownChoice"),
    ("style: §wheels", "unknownChoice"), ("disabled days: [§2026-13-01]", "expected.date"),
    ("disabled weekdays: [§funday]", "unknownChoice"), ("disabled weekdays: [§8]", "unknownChoice"),
    ("minimum: §[a]", "expected.words"), ("§options: []", "unknownKey"),
  ])
  func ofADatePicker(_ keys: String, _ key: String) throws {
    let (errors, mark) = try found(pageText("- {date: Due, value: due, \(keys)}", "values: {due: ''}"))
    #expect(errors.map { $0.replacing(".nearest", with: "") } == ["\(mark) document.\(key)"])
  }

  @Test(arguments: [
    ("minimum: §'24:00'", "expected.countdown"), ("maximum: §1440", "expected.countdown"),
    ("minimum: §90, maximum: '1:29'", "rule.limits"), ("minimum: §today", "expected.countdown"),
    ("§mode: time", "unknownKey"), ("minute interval: §25", "unknownChoice"),
  ])
  func ofATimer(_ keys: String, _ key: String) throws {
    try expect("- {timer: T, value: t, \(keys)}", "values: {t: ''}", key)
  }

  @Test func theIntervalsThatAreAllowedAreNamed() throws {
    let text = pageText("- {timer: T, value: t, minute interval: 7}", "values: {t: ''}")
    let error = try #require(AloudDocumentsTests.found(Array(text.utf8)).first)
    let divisors = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60].map { LocalizedText.verbatim(String($0)) }
    #expect(error.message.arguments["allowed"] == .list(divisors, .or))
  }

  @Test(arguments: [
    ("values:\n  d: §2026-02-31\n  t: '0:10'", "expected.date"),
    ("values:\n  d: ''\n  t: §'24:00'", "expected.countdown"),
  ])
  func whatAValueBeginsAsIsToldWhereItIsWritten(_ values: String, _ key: String) throws {
    try expect("- {date: D, value: d}\n- {timer: T, value: t}", values, key)
  }

  @Test func aValueIsOneKindOfMomentAndIsSetToNothingElse() throws {
    try expect("- {date: D, value: d}\n- {timer: T, value: §d}", "values: {d: ''}", "rule.formTwice")
    try expect(
      "- {date: D, value: d}\n- {button: B, action: {set: {d: §tomorrow}}}", "values: {d: ''}", "expected.date")
    let fine = "- {date: D, value: d}\n- {button: B, action: [{set: {d: 2026-11-27}}, {set: {d: ''}}]}"
    #expect(errors(pageText(fine, "values: {d: ''}")) == [])
  }

  @Test func aValueCalledDateIsNoDatePicker() {
    #expect(errors(pageText("- {text: A}", "values: {date: x, value: date}")) == [])
  }

  @Test(arguments: ["- {date: D, value: §pin}", "- {picker: P, value: §pin, options: [{option: a}]}"])
  func aSecretIsNeitherPickedNorADate(_ element: String) throws {
    try expect("- {field: Pin, value: pin, secure: yes}\n" + element, "values: {pin: ''}", "secretInText")
  }

  @Test func theRowIsKnownInDeferredItemsButNotInTheirCommand() throws {
    try expect(
      "- {menu: M, items: [{deferred: {run: [ls, §'{row}']}, action: {say: '{row}'}}]}", "values: {}", "noRow")
  }

  @Test func whatIsNoColorIsToldWhereItIsWritten() throws {
    try expect("- {color: Paint, value: paint}", "values: {paint: §teal}", "expected.color")
    try expect("- {color: Paint, value: p}\n- {date: D, value: §p}", "values: {p: ''}", "rule.formTwice")
  }
}
