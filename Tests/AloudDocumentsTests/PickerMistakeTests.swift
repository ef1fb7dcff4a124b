import Aloud
import Testing

@testable import AloudDocuments

/// What is wrong with a picker is found before it runs, where it is.
@Suite struct PickerMistakeTests {
  @Test(arguments: [
    ("options: []", "7:36 document.emptyList"),
    ("options: [{option: a}, {option: a}]", "7:60 document.rule.optionTwice"),
    ("options: [{option: a}, {option: a, value: b}]", "7:60 document.rule.titleTwice"),
    ("options: [{option: b}]", "7:24 document.rule.popup"),
    ("from: nothing", "7:33 document.unknown.command.noneAllowed"),
    ("style: wheel, options: [{option: a}]", "7:34 document.unknownChoice"),
    ("subtitle: None", "7:5 document.rule.picker"),
    ("columns: [{title: C, value: word, options: [{option: a}]}]", "7:24 document.rule.picker"),
  ])
  func ofAPicker(_ keys: String, _ expected: String) {
    let found = mistakes(pageText("- {picker: P, value: word, \(keys)}", "values: {word: a}"))
    #expect(found.contains(expected), "\(found)")
    #expect(!found.isEmpty)
  }

  @Test(arguments: [
    (
      "{title: A, value: one, options: [{option: a}]}, {title: A, value: two, options: [{option: a}]}",
      "7:77 document.rule.titleTwice"
    ),
    (
      "{title: A, value: one, options: [{option: a}]}, {title: B, value: one, options: [{option: a}]}",
      "7:87 document.rule.columnValueTwice"
    ),
    ("{title: A, value: one, options: [{option: a}, {option: a, value: b}]}", "7:75 document.rule.titleTwice"),
    ("{title: A, value: one, options: [{option: b}]}", "7:46 document.rule.popup"),
    ("{title: A, value: one}", "7:28 document.rule.picker"),
    ("{value: one, options: [{option: a}]}", "7:28 document.missingKey"),
  ])
  func ofColumns(_ columns: String, _ expected: String) {
    #expect(mistakes(pageText("- {picker: P, columns: [\(columns)]}", "values: {one: a, two: a}")) == [expected])
  }

  @Test func aPickerNeedsAValueOrColumns() {
    #expect(mistakes(pageText("- {picker: P, options: [{option: a}]}")) == ["6:5 document.missingKey"])
  }

  @Test(arguments: [
    ("minimum: 2026-02-31", "7:40 document.expected.date"), ("maximum: soon", "7:40 document.expected.date"),
    ("mode: time, minimum: '25:00'", "7:52 document.expected.time"),
    ("mode: time, minimum: today", "7:52 document.expected.time"),
    ("mode: dateTime, minimum: 2026-11-27", "7:56 document.expected.dateTime"),
    ("mode: dateTime, minimum: now", "7:56 document.expected.dateTime"),
    ("minimum: 2026-12-01, maximum: 2026-11-30", "7:40 document.rule.limits"),
    ("minute interval: 7", "7:48 document.unknownChoice"), ("minute interval: 0", "7:48 document.unknownChoice"),
    ("rounding: up", "7:41 document.unknownChoice"), ("mode: month", "7:37 document.unknownChoice"),
    ("style: wheels", "7:38 document.unknownChoice"), ("disabled days: [2026-13-01]", "7:47 document.expected.date"),
    ("disabled weekdays: [funday]", "7:51 document.unknownChoice"),
    ("disabled weekdays: [8]", "7:51 document.unknownChoice"), ("minimum: [a]", "7:40 document.expected.words"),
    ("options: []", "7:31 document.unknownKey"),
  ])
  func ofADatePicker(_ keys: String, _ expected: String) {
    #expect(mistakes(pageText("- {date: Due, value: due, \(keys)}", "values: {due: ''}")) == [expected])
  }

  @Test(arguments: [
    ("minimum: '24:00'", "7:34 document.expected.countdown"),
    ("maximum: 1440", "7:34 document.expected.countdown"),
    ("minimum: 90, maximum: '1:29'", "7:34 document.rule.limits"),
    ("minimum: today", "7:34 document.expected.countdown"), ("mode: time", "7:25 document.unknownKey"),
    ("minute interval: 25", "7:42 document.unknownChoice"),
  ])
  func ofATimer(_ keys: String, _ expected: String) {
    #expect(mistakes(pageText("- {timer: T, value: t, \(keys)}", "values: {t: ''}")) == [expected])
  }

  @Test func theIntervalsThatAreAllowedAreNamed() throws {
    let text = pageText("- {timer: T, value: t, minute interval: 7}", "values: {t: ''}")
    let mistake = try #require(found(Array(text.utf8)).first)
    let divisors = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60].map { LocalizedText.verbatim(String($0)) }
    #expect(mistake.message.arguments["allowed"] == .list(divisors, .or))
  }

  @Test func whatAValueBeginsAsIsToldWhereItIsWritten() {
    let date = "- {date: D, value: d}\n- {timer: T, value: t}"
    #expect(
      mistakes(pageText(date, "values:\n  d: 2026-02-31\n  t: '24:00'"))
        == ["3:6 document.expected.date", "4:6 document.expected.countdown"])
  }

  @Test func aValueIsOneKindOfMomentAndIsSetToNothingElse() {
    let two = "- {date: D, value: d}\n- {timer: T, value: d}"
    #expect(mistakes(pageText(two, "values: {d: ''}")) == ["8:24 document.rule.formTwice"])
    let set = "- {date: D, value: d}\n- {button: B, action: {set: {d: tomorrow}}}"
    #expect(mistakes(pageText(set, "values: {d: ''}")) == ["8:35 document.expected.date"])
    let fine = "- {date: D, value: d}\n- {button: B, action: [{set: {d: 2026-11-27}}, {set: {d: ''}}]}"
    #expect(mistakes(pageText(fine, "values: {d: ''}")) == [])
  }

  @Test func aValueCalledDateIsNoDatePicker() {
    #expect(mistakes(pageText("- {text: A}", "values: {date: x, value: date}")) == [])
  }

  @Test func aSecretIsNeitherPickedNorADate() {
    let secret = "- {field: Pin, value: pin, secure: yes}\n"
    for element in ["- {date: D, value: pin}", "- {picker: P, value: pin, options: [{option: a}]}"] {
      #expect(
        mistakes(pageText(secret + element, "values: {pin: ''}")).map { $0.split(separator: " ").last } == [
          "document.secretInText"
        ])
    }
  }
}
