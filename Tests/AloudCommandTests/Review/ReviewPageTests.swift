import Aloud
import AloudApp
import AloudLanguage
import AloudTesting
import ArgumentParser
import Expectations
import Foundation
import TestSupport
import Testing

@testable import AloudCommand

/// The page of `aloud review`, checked by the rules of axe-core that need no browser. In a browser, axe-core itself checks it where
/// there is one (`Shell/Cases/Review.txt`).
@Suite("The page for native readers") struct ReviewPageTests {
  /// What the page plays: at night all that is recorded, else what is about the loop, which is enough to fill it.
  private static let transcripts =
    #filePath.components(separatedBy: "/AloudCommandTests/")[0] + "/AloudEndToEndTests/Transcripts"
    + (Nightly.isOn ? "" : "/LOOP")

  /// A language that is written from left to right, at night only, and one from right to left.
  private static let languages = Nightly.isOn ? ["pl", "ar"] : ["ar"]
  /// The pages, each made once.
  private static let pages = Dictionary(uniqueKeysWithValues: languages.map { ($0, page($0)) })

  private static func page(_ tag: String) -> Task<(messages: [ReviewedMessage], page: PageElements), any Error> {
    Task {
      let words = try Review.parse(["--locale", tag]).locales.words()
      let messages = try await ReviewedMessage.all(words, playing: TranscriptFile.all(at: transcripts))
      let html = ReviewPage(messages, words.locale, sounds: "my sounds").html
      return (messages, try PageElements(html))
    }
  }

  @Test("has every message that is heard once, in its order, each with its words in a box", arguments: languages)
  func complete(tag: String) async throws {
    let (messages, page) = try await #require(Self.pages[tag]).value
    let keys = try LocaleFiles.bundled.messages(tag).keys.filter { !LocaleFiles.keysNotSaid.contains($0) }
    expect(Set(messages.map(\.key)), is: Set(keys))
    expect(messages.count, is: keys.count)
    let boxes = page.named("textarea").filter { $0.attributes["lang"] != nil }
    expect(boxes.map { $0.text.dropFirst() }, is: messages.flatMap(\.forms).map { $0.text[...] })
  }

  @Test(
    "shows many messages of the core, and at night most, as an app says them, with what came before",
    arguments: languages)
  func heard(tag: String) async throws {
    let core = try await #require(Self.pages[tag]).value.messages.filter { $0.part == .core && !$0.isCommand }
    let inApps = core.filter { $0.forms.contains { $0.heard?.before != nil } }
    expect(inApps.count * (Nightly.isOn ? 2 : 8) > core.count, "\(inApps.count) of \(core.count)")
    let position = try #require(core.first { $0.key == "position" }?.forms.first?.heard)
    expect(position.printed.contains(/[0-9] (z|من) [0-9]/))
    let filled = core.flatMap(\.forms).compactMap(\.heard?.printed).filter { $0.contains("{") }
    expect(filled, is: [])
  }

  @Test(
    "has a neighbour for each message: what was heard or typed before it, or a message of the same thing",
    arguments: languages)
  func neighbours(tag: String) async throws {
    let (messages, page) = try await #require(Self.pages[tag]).value
    let before = messages.filter { $0.forms.contains { $0.heard?.before != nil } }
    let beside = page.named("p").filter { $0.text.hasPrefix("Beside: ") && $0.text.count > "Beside: ".count }
    expect(before.count + beside.count, is: messages.count)
  }

  @Test("has a landmark, headings without gaps, and a label for each field", arguments: languages)
  func accessible(tag: String) async throws {
    let page = try await #require(Self.pages[tag]).value.page
    expect(page.named("html").first?.attributes["lang"], is: "en")
    expect(page.named("title").first?.text.isEmpty, is: false)
    expect(page.named("main").count, is: 1)
    let levels = page.named("h1", "h2", "h3", "h4", "h5", "h6").compactMap { $0.name.last?.wholeNumberValue }
    expect(levels.first == 1 && levels.count { $0 == 1 } == 1)
    expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    let ids = page.all.compactMap { $0.attributes["id"] }
    expect(Set(ids).count, is: ids.count)
    let labels = page.named("label")
    expect(labels.allSatisfy { !$0.text.isEmpty })
    let labelled = Set(labels.compactMap { $0.attributes["for"] })
    let fields = page.named("input", "textarea", "select").compactMap { $0.attributes["id"] }
    expect(Set(fields), is: labelled)
    // A label that is another's doesn't tell which field has the focus.
    expect(Set(labels.map(\.text)).count, is: labels.count)
    expect(page.named("button", "a").allSatisfy { !$0.text.isEmpty })
    expect(page.all.allSatisfy { $0.attributes["tabindex"] == nil && $0.attributes["autofocus"] == nil })
  }

  @Test(
    "marks the language and the direction of its words, and names each recording",
    arguments: languages)
  func marked(tag: String) async throws {
    let direction = tag == "ar" ? "rtl" : "ltr"
    let page = try await #require(Self.pages[tag]).value.page
    let marked = page.named("q", "textarea").filter { $0.attributes["lang"] != nil }
    expect(marked.count > 1_000)
    expect(marked.allSatisfy { $0.attributes["lang"] == tag && $0.attributes["dir"] == direction })
    let recordings = page.named("audio")
    expect(recordings.count > 1_000)
    expect(recordings.allSatisfy { $0.attributes["controls"] != nil && $0.attributes["aria-label"]?.isEmpty == false })
    expect(recordings.allSatisfy { $0.attributes["src"]?.hasPrefix("my%20sounds/") == true })
  }

  @Test("a wording that is read and written again is the same", arguments: LoadedLocale.bundledTags)
  func unchanged(tag: String) throws {
    let text = String(decoding: try #require(LocaleFiles.bundled.bytes("wording/\(tag).po")), as: UTF8.self)
    let written = POFile(text).text
    expect(
      written, is: text,
      "\(zip(written.split(separator: "\n"), text.split(separator: "\n")).first { $0 != $1 } ?? ("", ""))")
  }
}
