import Aloud
import Testing

struct LocaleTagTests {
  @Test(
    "PLACE-2: a tag or POSIX name and its parents, the nearest first",
    arguments: [
      ("ar_EG.UTF-8", ["ar-EG", "ar"]),
      ("ar-eg", ["ar-EG", "ar"]),
      ("de_DE@euro", ["de-DE", "de"]),
      ("ZH_hant_tw", ["zh-Hant-TW", "zh-Hant", "zh"]),
      ("en", ["en"]),
      ("es-419", ["es-419", "es"]),
      ("sr_RS.UTF-8@latin", ["sr-RS", "sr"]),
      ("C", ["en"]),
      ("C.UTF-8", ["en"]),
      ("POSIX", ["en"]),
      ("", ["en"]),
      (".UTF-8", ["en"]),
      ("nonsense", ["nonsense"]),
    ])
  func chain(_ name: String, _ chain: [String]) {
    #expect(LocaleTag(name).chain == chain)
    #expect(LocaleTag(name).string == chain[0])
  }
}
