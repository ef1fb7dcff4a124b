import Aloud
import Expectations
import TestSupport
import Testing

@testable import AloudDocuments

extension DocumentApp {
  /// What is printed at the start, and in answer to lines. Programs that are run don't end.
  func printed(_ lines: String..., locale: String = "en", files: LocaleFiles = .bundled) throws -> [String] {
    var player = try SessionPlayer(of: self, locale: locale, files: files) { $0.hints = true }
    return player.lines + lines.flatMap { player.say($0) }
  }
}

@Suite("What values and rows are called in sentences, DOC-7")
struct SentenceTests {
  private static let yaml = """
    values: {station: "", extras: "", day: 2026-12-01, cups: "2", sound: mp3}
    commands: {files: {run: [files], format: json}}
    """
  private static let elements = """
    - {radio: Station, value: station, options: [{option: Jazz radio, value: jazz.m3u}, {option: News, value: n.m3u}]}
    - {checkboxes: Extras, value: extras, options: [{option: Lid, value: l}, {option: Handle, value: h}, {option: Cup, value: c}]}
    - {date: Day, value: day}
    - {stepper: Cups, value: cups, minimum: 0, maximum: 9}
    - {button: Tell, action: {say: "{cups} cups for {station} with {extras}, on {day}."}}
    - {button: Alone, action: {say: "{station}"}}
    - {button: Play, action: {run: [play, "{station}", "{extras}"]}}
    """

  @Test("an option has its title, several are a list, and a date is a date")
  func options() throws {
    let app = try page(Self.elements, Self.yaml)
    let said = try app.printed("jazz radio", "lid", "cup", "tell", "alone")
    expect(said.contains("2 cups for Jazz radio with Lid and Cup, on Tuesday, December 1, 2026."))
    expect(said.last, is: "Jazz radio")
  }

  @Test("a program gets what the options stand for")
  func program() throws {
    let app = try page(Self.elements, Self.yaml)
    let state = app.after(
      .changed("home.station", to: .choice("home.station.jazz-m3u")),
      .changed("home.extras.l", to: .isOn(true)), .changed("home.extras.c", to: .isOn(true))
    ).state
    guard case .run(_, let invocation)? = app.after(.pressed("home.play"), from: state).effects.first else {
      throw Missing()
    }
    expect(invocation.arguments, is: ["play", "jazz.m3u", "l", "c"])
  }

  @Test("an option's title is said in the language of the session")
  func translated() throws {
    let yaml =
      "app: A\nlanguage: en\ntexts: t\n" + Self.yaml + "\ntabs:\n- id: home\n  title: Home\n  elements:\n"
      + Self.elements.split(separator: "\n").map { "  \($0)\n" }.joined()
    let german = """
      msgid "Jazz radio"
      msgstr "Jazzfunk"

      msgid "{cups} cups for {station} with {extras}, on {day}."
      msgstr "{cups} Tassen zu {station} mit {extras}, am {day}."

      """
    let document = try Document(bytes: Array(yaml.utf8), path: "a.yaml") { _ in ["de.po": Array(german.utf8)] }
    let files = LocaleFiles.bundled.with(texts: document.texts)
    let said = try document.app.printed("jazzfunk", "lid", "cup", "tell", locale: "de", files: files)
    expect(said.last, is: "2 Tassen zu Jazzfunk mit Lid und Cup, am Dienstag, 1. Dezember 2026.")
  }

  @Test("a title that names its own value ends there")
  func circle() throws {
    let app = try page(
      "- {radio: Sound, value: sound, options: [{option: \"As {sound}\", value: mp3}]}\n- {text: \"It is {sound}.\"}",
      Self.yaml)
    try expect(app.printed().contains("It is As mp3."))
  }

  @Test("a list in a row is a list, and a row's field is what it is in a condition")
  func rows() throws {
    let app = try page(
      """
      - list: Files
        from: files
        row:
          subtitle: "with {row.tags}"
          dimmed: It is too large.
          dimmed when:
            any: [{value: row.size, at least: 100}, {value: row.locked, is: on}, {value: row.owner, is: empty},
              {value: row.fixed, equals: "true"}]
      """, Self.yaml)
    let rows = """
      [{"title": "a", "size": 5, "locked": false, "owner": "ann", "tags": ["red", "blue", "old"]},
       {"title": "b", "size": 100, "locked": false, "owner": "ann"}, {"title": "c", "size": 1, "locked": true, "owner": "ann"},
       {"title": "d", "size": 1, "locked": false, "owner": null},
       {"title": "e", "size": 1, "owner": "ann", "fixed": true}, {"title": "f", "size": 1, "owner": "ann", "fixed": false}]
      """
    let state = app.loaded(rows, by: "files")
    guard case .group(let group) = app.elements(state).first, case .rows(let shown)? = group.elements.first else {
      throw Missing()
    }
    expect((0..<6).map { shown[$0].availability == .enabled }, is: [true, false, false, false, false, true])
    expect(
      shown[0].subtitle,
      is: .message(
        .plain(value: .joined([.verbatim("with "), .message(.plain(value: .list(["red", "blue", "old"], .and)))]))))
  }
}
