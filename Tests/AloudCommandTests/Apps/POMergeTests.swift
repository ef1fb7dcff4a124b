import AloudTesting
import Expectations
import Foundation
import Testing

@testable import AloudCommand

@Suite("Updating translations, DOC-7")
struct POMergeTests {
  private static let template = """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\n"

    #: app.yaml:3
    msgid "Read"
    msgstr ""

    #: app.yaml:5 app.yaml:9
    msgid "{books} books on the shelf"
    msgid_plural "{books} books on the shelf"
    msgstr[0] ""
    msgstr[1] ""

    #: app.yaml:6
    msgid "The quick brown fox jumps"
    msgstr ""

    #: app.yaml:7
    msgid "Say \\"please\\"\\tnow"
    msgstr ""

    #: app.yaml:8
    msgid "Revived"
    msgstr ""

    #: app.yaml:10
    msgid "Nothing like it"
    msgstr ""

    #: app.yaml:11
    msgid ""
    "Two\\n"
    "lines"
    msgstr ""

    """

  private static let german = """
    # Translated by Ann.
    msgid ""
    msgstr ""
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

    # A verb.
    #: app.yaml:1
    msgid "Read"
    msgstr "Lesen"

    #, fuzzy
    #| msgid "Two"
    msgid ""
    "Two\\n"
    "lines"
    msgstr "Zwei"

    #: app.yaml:4
    msgid "{books} books on the shelf"
    msgid_plural "{books} books on the shelf"
    msgstr[0] "{books} Buch im Regal"
    msgstr[1] "{books} Bücher im Regal"

    # Formal.
    msgid "The quick brown fox leaps"
    msgstr "Der schnelle braune Fuchs springt"

    msgid "Gone and untranslated"
    msgstr ""

    msgid "Altogether something else"
    msgstr "Etwas ganz anderes"

    #~ msgid "Revived"
    #~ msgstr "Wieder da"

    #~ msgid "Long gone"
    #~ msgstr "Lange fort"

    """

  @Test("what is known stays, what is alike is fuzzy, what is gone is obsolete")
  func merge() {
    let merged = POFile(Self.german).merged(with: POFile(Self.template), formCount: 2)
    let states = merged.entries.map { entry in
      "\(entry.isObsolete ? "obsolete " : entry.isFuzzy ? "fuzzy " : "")\(entry.id.prefix(9)): \(entry.forms[0].prefix(9))"
    }
    expect(
      states,
      is: [
        "Read: Lesen", "{books} b: {books} B", "fuzzy The quick: Der schne", "Say \"plea: ", "Revived: Wieder da",
        "Nothing l: ", "fuzzy Two\nlines: Zwei", "obsolete Altogethe: Etwas gan", "obsolete Long gone: Lange for",
      ])
    expect(merged.entries[2].comments == ["# Formal."] && merged.entries[2].previous == "The quick brown fox leaps")
    expect(POFile(merged.text).merged(with: POFile(Self.template), formCount: 2).text, is: merged.text)
  }

  @Test("a text that counts from now on has the forms of its language, to be reviewed")
  func counted() {
    let before = POFile("msgid \"{n} cups\"\nmsgstr \"{n} kubki\"\n")
    let wanted = POFile("msgid \"{n} cups\"\nmsgid_plural \"{n} cups\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n")
    let merged = before.merged(with: wanted, formCount: 4).entries
    expect(merged.map(\.forms) == [Array(repeating: "{n} kubki", count: 4)] && merged[0].isFuzzy)
  }

  @Test(
    "msgmerge does the same",
    .enabled("skipped where gettext is not installed") {
      (try? await CommandRun("msgmerge", ["--version"]).result().exit == .code(0)) ?? false
    })
  func oracle() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-po-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(Self.german.utf8).write(to: URL(filePath: "\(folder)/de.po"))
    try Data(Self.template.utf8).write(to: URL(filePath: "\(folder)/app.pot"))
    let run = try await CommandRun(
      "msgmerge", ["--quiet", "--previous", "--no-wrap", "de.po", "app.pot"], directory: folder
    ).result()
    let own = POFile(Self.german).merged(with: POFile(Self.template), formCount: 2)
    expect(run.exit, is: .code(0))
    expect(POFile(run.outputText).entries, is: own.entries)
  }
}
