import AloudLanguage
import Expectations
import Testing

struct LocaleTagTests {
  @Test(
    "a BCP 47 tag or a POSIX name is its language, script and region",
    arguments: [
      ("ar_EG.UTF-8", "ar-EG"), ("ar-eg", "ar-EG"), ("de_DE@euro", "de-DE"), ("ZH_hant_tw", "zh-Hant-TW"), ("en", "en"),
      ("es-419", "es-419"), ("sr@latin", "sr-Latn"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("uz@cyrillic", "uz-Cyrl"),
      ("th-TH-u-ca-gregory", "th-TH"), ("ca_ES@valencia", "ca-ES"), ("de-1996", "de"), ("sl-rozaj-IT", "sl-IT"),
      ("C", "en"), ("C.UTF-8", "en"), ("POSIX", "en"), ("", "en"), (".UTF-8", "en"), ("-", "en"), ("@latin", "en"),
      ("nonsense", "nonsense"),
    ])
  func reading(_ name: String, _ tag: String) { expect(LocaleTag(name).string, is: tag) }
}
