/// The words that a language's messages have in common with the English ones, because it has taken them over, because both
/// have them from elsewhere, or because they are names, of files, programs and formats among them.
struct SharedWords {
  /// Those of every language.
  private static let ofAll = "aloud barge espeak gif help home jpeg photo png rate record start test transcript voices"

  private static let byLanguage = [
    "ar": "bmp data table utf",
    "de": """
    form \
    app banner bergen berlin bern bmp bus computer data desktop extra index values link links locale mail megabyte minguo minute name \
    navigation okay palette park pin popover qura region route shop tab table tabs terminal text timer tunis umm \
    utf was wording
    """,
    "es": """
    plural roles \
    app banner bergen bmp braille bytes central civil color control data divide error euros extra has values megabyte megabytes \
    minguo pin qura table terminal umm utf wording
    """,
    "fa": "bmp data values table utf wording",
    "fr": """
    confirmation description direction messages phrase sections \
    action actions app audio bergen berlin bmp braille bus civil code correct data date dates destination document \
    euros ferries ferry image index locale long mail main menu menus minguo minute minutes navigation notes \
    options page palette pin point position possible question qura radio saturation secret stock stop suggestion \
    suggestions table terminal tram trams tunis umm utf values volume wording
    """,
    "he": "bmp data values table utf wording",
    "hi": "bmp data values table utf wording",
    "it": """
    app banner bergen bmp braille computer data desktop divide download extra file input values link mail megabyte menu minguo \
    newsletter okay output pin qura radio reader screen stop table timer tram umm utf volume wording
    """,
    "ja": "wording",
    "ko": "bmp data values table utf wording",
    "pt": """
    plural \
    app banner bergen bmp braille bytes central civil data divide download euros extra item values link links mail megabyte \
    megabytes menu menus minguo okay pin pop qura submenu table terminal umm use utf volume wording
    """,
    "pt-PT": """
    plural \
    app banner bergen bmp braille bytes central civil data divide euros extra ferries ferry item mail values megabyte \
    megabytes menu menus minguo okay pin pop qura stock submenu table terminal umm use utf volume wording
    """,
    "ru": "bmp data values table utf wording",
    "tr":
      "banner bergen berlin bern bmp braille data disk form values minguo palette park pin program table terminal utf wording",
    "zh": "bmp data values table utf wording",
    "zh-Hant": "bmp data values table utf wording",
  ]

  /// Those of the locale `tag`.
  static func of(_ tag: String) -> Set<String> {
    Set((ofAll + " " + (byLanguage[tag] ?? "")).split(separator: " ").map(String.init))
  }
}
