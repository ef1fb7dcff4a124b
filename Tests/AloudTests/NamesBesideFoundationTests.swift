import Aloud
import AloudLanguage
import Expectations
import Foundation
import Testing

/// An app's file imports Foundation too: none of our names needs a module before it there.
struct NamesBesideFoundationTests {
  /// Whether Foundation has a public type of a name: a struct, an enumeration, a class or a protocol, by the symbol that
  /// tells of it.
  private static func isFoundations(_ name: String) -> Bool {
    ["Foundation", "FoundationEssentials", "FoundationInternationalization"].contains { module in
      ["VMn", "OMn", "CMn", "Mp"].contains { kind in
        dlsym(nil, "$s\(module.utf8.count)\(module)\(name.utf8.count)\(name)\(kind)") != nil
      }
    }
  }

  /// The names of all types of ours that others see.
  private static func publicTypes() throws -> Set<String> {
    let folder = Repository.root.appending(path: "Sources")
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path())).compactMap { $0 as? String }
    return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let declarations = text.matches(
        of: /(?m)^public (?:final |indirect )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/)
      names.formUnion(declarations.map { String($0.1) })
    }
  }

  @Test("no public type has a name that Foundation has too") func names() throws {
    for name in ["Locale", "Progress", "SortOrder", "OutputStream", "LocalizedError"] {
      expect(Self.isFoundations(name))
    }
    let names = try Self.publicTypes()
    expect(names.isSuperset(of: ["LoadedLocale", "ProgressIndicator", "CalendarSystem", "Session"]))
    for name in names { expect(!Self.isFoundations(name), "\(name)") }
  }

  @Test("a locale, its values and a control are named beside Foundation's without their module")
  func unqualified() throws {
    let locale: LoadedLocale = try LoadedLocale("de")
    let moment: DateTime = DateTime(day: Day(20_777))
    expect(
      Date(timeIntervalSince1970: Double(moment.day.number) * 86_400).formatted(.iso8601), is: "2026-11-20T00:00:00Z")
    #expect(locale.dates.dateFormat(DateStyle.full).string(moment) == "Freitag, 20. November 2026")
    #expect(locale.table.numbers.string(1_234.5) == "1.234,5")
    #expect(locale.table.list(["Tee", "Milch"], .and) == "Tee und Milch")
    let readings: [DayReading] = Understander(locale).days("nächsten Freitag", today: moment.day)
    #expect(readings.first?.day.weekday == 5)
    let progress: Element = .progress(ProgressIndicator("Copying", id: "copying", percent: 40))
    expect(progress.id, is: "copying")
  }
}
