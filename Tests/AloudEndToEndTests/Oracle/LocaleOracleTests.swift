import AloudTesting
import Expectations
import Foundation
import TestSupport
import Testing

/// The table against ICU's own reading of CLDR, for every locale and every field of the report.
@Suite(
  .enabled(if: Nightly.isOn, "it is run by .ci/nightly"),
  .enabled("skipped where PyPI's icukit-pyicu is not installed: there is nothing to compare with") {
    try await Oracle.isThere
  })
struct LocaleOracleTests {
  /// Together they have all that differs by month, day period, two digits, or a leap day.
  private static let moments = ["2026-11-20T15:30:00", "2024-02-29T00:05:00", "2025-08-03T12:00:59"]

  /// Of the other calendars, what ICU has by the same data; their times it takes from elsewhere.
  private static let calendarFields = ["dateFull", "dateLong", "dateMedium", "dateShort"].map { "formats.\($0)" }

  @Test(
    "PLACE-1: dates in other calendars are as ICU has them, in all locales",
    arguments: ["hebrew", "islamic-umalqura", "islamic-civil", "persian", "japanese", "roc", "buddhist"])
  func calendars(_ calendar: String) async throws {
    let tags = try Oracle.tags()
    let arguments = tags + ["--now", Self.moments[0], "--calendar", calendar, "--format", "json"]
    let ours = try Oracle.fields(try await Program.run(["locales"] + arguments).output)
    let theirs = try await Oracle.reports(tags, Self.moments[0], calendar)
    expect(theirs.count >= 500)
    var differing: Set<String> = []
    for (tag, fields) in theirs {
      for key in Self.calendarFields where fields[key] == nil || fields[key] != ours[tag]?[key] {
        differing.insert("\(tag)-u-ca-\(calendar) \(key)")
      }
    }
    let exceptions = try Oracle.exceptions().filter { $0.contains("-u-ca-\(calendar) ") }
    expect(differing, is: exceptions)
  }

  @Test("PLACE-1: all fields of all locales are as ICU has them, but for those that are explained", arguments: moments)
  func agreement(_ moment: String) async throws {
    let tags = try Oracle.tags()
    let ours = try Oracle.fields(
      try await Program.run(["locales"] + tags + ["--now", moment, "--format", "json"]).output)
    let theirs = try await Oracle.reports(tags, moment, "default")
    expect(ours.keys.sorted(), is: tags)
    expect(theirs.count >= 500)
    let exceptions = try Oracle.exceptions().filter { !$0.contains("-u-ca-") }
    var compared = 0
    var differing: Set<String> = []
    for (tag, fields) in theirs {
      for key in Set(fields.keys).union(ours[tag, default: [:]].keys) {
        compared += 1
        if fields[key] != ours[tag]?[key] { differing.insert("\(tag) \(key)") }
      }
    }
    expect(compared > 30_000)
    expect(differing.subtracting(exceptions), is: [], "differences that nobody has explained")
    expect(exceptions.subtracting(differing), is: [], "explained, and not there any more")
    expect(Double(differing.count) < Double(compared) * 0.005)
  }
}

/// What the table is compared with.
private enum Oracle {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let script = folder.appending(path: "icu_report.py").path()

  static var isThere: Bool {
    get async throws { try await CommandRun("python3", ["-c", "import icu"]).result().exit == .code(0) }
  }

  /// The fields of ICU's reports.
  static func reports(
    _ tags: [String], _ moment: String, _ calendar: String
  ) async throws -> [String: [String: String]] {
    try fields(try await CommandRun("python3", [script, moment, calendar] + tags).result().output)
  }

  /// The tags of all tables.
  static func tags() throws -> [String] {
    let table = folder.appending(path: "../../../locales/table").standardized
    return try FileManager.default.contentsOfDirectory(atPath: table.path()).map { String($0.dropLast(".txt".count)) }
      .sorted()
  }

  /// The differences that are explained, as "LOCALE FIELD".
  static func exceptions() throws -> Set<String> {
    let text = try String(contentsOf: folder.appending(path: "exceptions.txt"), encoding: .utf8)
    return Set(
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
        line.firstRange(of: ": ").map { String(line[..<$0.lowerBound]) }
      })
  }

  /// The fields of each report of a line, by locale: "formats.dateFull" and its value as JSON.
  static func fields(_ output: [UInt8]) throws -> [String: [String: String]] {
    var reports: [String: [String: String]] = [:]
    for line in output.split(separator: UInt8(ascii: "\n")) {
      guard let report = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] else { continue }
      var fields: [String: String] = [:]
      try flatten(report, "", &fields)
      reports[report["locale"] as? String ?? ""] = fields
    }
    return reports
  }

  private static func flatten(_ value: Any, _ path: String, _ fields: inout [String: String]) throws {
    guard let object = value as? [String: Any] else {
      let data = try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
      fields[path] = String(decoding: data, as: UTF8.self)
      return
    }
    for (key, value) in object { try flatten(value, path.isEmpty ? key : "\(path).\(key)", &fields) }
  }
}
