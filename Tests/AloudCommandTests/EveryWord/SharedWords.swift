/// The words that a language's messages have in common with the English ones, because it has taken them over, because both
/// have them from elsewhere, or because they are names, of files, programs and formats among them.
struct SharedWords {
  /// Those of every language.
  private static let ofAll =
    "aloud any barge empty espeak gif help jpeg key loop photo png rate requirement speech start value voices"

  private static let byLanguage = [
    "ar": "dispatcher nul stderr record test transcript bmp data table utf",
    "de": """
    dispatcher nul stderr code exit home record test transcript \
    form \
    app banner bergen berlin bern bmp bus computer data desktop extra index values link links locale mail megabyte minguo minute name \
    navigation okay palette park pin popover qura region route shop tab table tabs terminal text timer tunis umm \
    utf was wording
    """,
    "es": """
    dispatcher nul stderr use home record test transcript \
    plural roles \
    app banner bergen bmp braille bytes central civil color control data divide error euros extra has values megabyte megabytes \
    minguo pin qura table terminal umm utf wording
    """,
    "fa": "dispatcher nul stderr record test transcript bmp data values table utf wording",
    "fr": """
    dispatcher nul stderr conversation home record test transcript \
    confirmation description direction messages phrase sections \
    action actions app audio bergen berlin bmp braille bus civil code correct data date dates destination document \
    euros ferries ferry image index locale long mail main menu menus minguo minute minutes navigation notes \
    options page palette pin point position possible question qura radio saturation secret stock stop suggestion \
    suggestions table terminal tram trams tunis umm utf values volume wording
    """,
    "he": "dispatcher nul stderr record test transcript bmp data values table utf wording",
    "hi": "dispatcher nul stderr record test transcript bmp data values table utf wording",
    "it": """
    dispatcher nul stderr home record test transcript \
    app banner bergen bmp braille computer data desktop divide download extra file input values link mail megabyte menu minguo \
    newsletter okay output pin qura radio reader screen stop table timer tram umm utf volume wording
    """,
    "ja": "utf wording",
    "ko": "nul bmp data values table utf wording",
    "pt": """
    dispatcher nul stderr home record test transcript \
    plural \
    app banner bergen bmp braille bytes central civil data divide download euros extra item values link links mail megabyte \
    megabytes menu menus minguo okay pin pop qura submenu table terminal umm use utf volume wording
    """,
    "pt-PT": """
    dispatcher nul stderr home record test transcript \
    plural \
    app banner bergen bmp braille bytes central civil data divide euros extra ferries ferry item mail values megabyte \
    megabytes menu menus minguo okay pin pop qura stock submenu table terminal umm use utf volume wording
    """,
    "ru": "dispatcher nul stderr record test transcript bmp data values table utf wording",
    "tr": """
    dispatcher nul stderr banner bergen berlin bern bmp braille data disk form values minguo palette park pin program record table terminal test \
    transcript utf wording
    """,
    "zh": "dispatcher record test transcript bmp data values table utf wording",
    "zh-Hant": "dispatcher record test transcript bmp data values table utf wording",
  ]

  /// Those of the locale `tag`.
  static func of(_ tag: String) -> Set<String> {
    Set((ofAll + " " + (byLanguage[tag] ?? "")).split(separator: " ").map(String.init))
  }
}
