import Expectations
import Testing

@testable import AloudLanguage

/// PLACE-2: which table serves a locale.
struct LocaleFallbackTests {
  @Test(
    "another name, the usual script or the usual region is the same locale",
    arguments: [
      ("en", "en"), ("de_DE.UTF-8", "de-DE"), ("ar_EG.UTF-8", "ar-EG"), ("pt", "pt"), ("C", "en"), ("iw", "he"),
      ("iw_IL", "he-IL"), ("in_ID", "id-ID"), ("tl", "fil"), ("sh", "sr-Latn"), ("deu-DE", "de-DE"), ("en-UK", "en-GB"),
      ("zh_TW", "zh-Hant-TW"), ("zh-HK", "zh-Hant-HK"), ("zh_CN", "zh-Hans-CN"), ("zh-SG", "zh-Hans-SG"),
      ("sr@latin", "sr-Latn"), ("sr_RS", "sr-Cyrl-RS"), ("sr-Cyrl", "sr-Cyrl"), ("sr_ME", "sr-Latn-ME"), ("no", "no"),
      ("no_NO", "no"), ("nb_NO.UTF-8", "nb-NO"), ("en-Latn-US", "en-US"), ("hi_IN@latin", "hi-Latn-IN"),
    ])
  func same(_ name: String, _ tag: String) throws {
    let fallback = try LocaleFallback(LocaleTag(name), files: .bundled)
    expect(fallback.tag, is: tag)
    expect(fallback.isSame)
  }

  @Test(
    "a region or a language without a table is served by the nearest, and that can be told",
    arguments: [
      ("fr_US", "fr"), ("zh-Hant-US", "zh-Hant"), ("zh_US", "zh-Hant"), ("tlh_KL.UTF-8", "en"), ("xyzzy", "en"),
      ("la", "en"),
      ("az-Cyrl", "az"), ("\u{202E}", "en"),
    ])
  func other(_ name: String, _ tag: String) throws {
    let fallback = try LocaleFallback(LocaleTag(name), files: .bundled)
    expect(fallback.tag, is: tag)
    expect(!fallback.isSame)
  }

  @Test("without the file of other names, tables are found by their own tags") func withoutFile() throws {
    let files = LocaleFiles { $0 == "fallback.txt" ? nil : LocaleFiles.bundled.bytes($0) }
    try expect(LocaleFallback(LocaleTag("de-AT"), files: files).tag, is: "de-AT")
    try expect(LocaleFallback(LocaleTag("fr-US"), files: files).tag, is: "fr")
    try expect(LocaleFallback(LocaleTag("iw"), files: files).tag, is: "en")
  }
}
