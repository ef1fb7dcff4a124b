import Expectations
import TestSupport
import Testing

@testable import Aloud
@testable import AloudReminders

@Suite("Every word of the built-in app")
struct EveryWordTests {
  private static let languages = LoadedLocale.bundledTags.filter { $0 != "en" }

  /// Those that are walked through.
  private static let tried = Nightly.languages(languages)

  /// The pseudo-locales. What one of them tells, the other tells too, so one is enough on each commit.
  private static let pseudoLocales = Nightly.isOn ? ["en-XA", "ar-XB"] : ["ar-XB"]

  /// The walks in pseudo-locales, which are gone once, at night in every way: what they hear is facts, which every language tells in its words.
  private static let walks = Dictionary(uniqueKeysWithValues: pseudoLocales.map { ($0, walk($0)) })

  private static func walk(_ tag: String) -> Task<HeardOnWalk, any Error> {
    Task { try AppWalk.heard(tag, Nightly.isOn ? .everyWay : .once) }
  }

  /// What is heard on the whole walk.
  private static var heard: [HeardAnnouncement] {
    get async throws { try await #require(walks["ar-XB"]).value.announcements }
  }

  @Test("issue 3: no English is heard where a language tells what there is to be heard", arguments: tried)
  func tellsAllInItsWords(tag: String) async throws {
    let locale = try LoadedLocale(tag, files: MarkedEnglish.files(tag))
    let check = try HeardWords(tag, languages: AppWalk.languages(tag) + AppWalk.languages("ar-XB"), heardIn: "ar-XB")
    let leaks = check.leaks(in: try await Self.heard, toldIn: locale)
    expect(leaks, is: [:])
  }

  @Test(
    "issue 3: no English is heard where one walks in the words of a language",
    .enabled(if: Nightly.isOn, "it is run by .ci/nightly"), arguments: languages)
  func noEnglish(tag: String) throws {
    expect(try AppWalk.heard(tag, .once, files: try MarkedEnglish.files(tag)).leaks, is: [:])
  }

  @Test("a message has no English word that the language has not taken over", arguments: languages)
  func noForeignWords(tag: String) throws {
    let shared = try MarkedEnglish.sharedWords(tag)
    expect(shared.subtracting(SharedWords.of(tag)).sorted(), is: [])
    expect(SharedWords.of(tag).subtracting(shared).sorted(), is: [])
  }

  @Test("TEST-3: no word is heard that is not in the wording", arguments: pseudoLocales)
  func pseudo(tag: String) async throws {
    expect(try await #require(Self.walks[tag]).value.leaks, is: [:])
  }
}
