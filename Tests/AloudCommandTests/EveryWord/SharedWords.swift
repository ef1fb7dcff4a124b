/// The words that a language's messages have in common with the English ones, because it has taken them over, because both
/// have them from elsewhere, or because they are names, of files, programs and formats among them.
struct SharedWords {
  /// Those of every language.
  private static let ofAll = """
    aloud any apt barge chmod empty espeak gif help install ipadic jpeg key liblouis libmecab \
    loop photo png rate requirement share speech start usr value voices
    """

  private static let byLanguage = [
    "ar": "json braille ctrl debian shift tables dispatcher nul stderr record test transcript bmp data table utf",
    "de": """
    json host version \
    argument option braille debian kanji mecab minus plus tables ubuntu \
    dispatcher nul stderr code exit home record test transcript \
    form \
    app banner bergen berlin bern bmp bus computer data desktop extra index values link links locale mail megabyte minguo minute name \
    navigation okay palette park pin popover qura region route shop tab table tabs terminal text timer tunis umm \
    utf was wording \
    pause rest signal status
    """,
    "es": """
    json ctrl debian descriptor variable kanji mecab tables ubuntu \
    dispatcher nul stderr use home record test transcript \
    plural roles \
    app banner bergen bmp braille bytes central civil color control data divide error euros extra has values megabyte megabytes \
    minguo pin qura table terminal umm utf wording
    """,
    "fa":
      "json braille ctrl debian mecab shift tables ubuntu dispatcher nul stderr record test transcript bmp data values table utf wording",
    "fr": """
    json version \
    argument option variable arguments questions console conversations ctrl debian kanji mecab pages place plus six standard tables ubuntu \
    dispatcher nul stderr conversation home record test transcript \
    confirmation description direction messages phrase sections \
    action actions app audio bergen berlin bmp braille bus civil code correct data date dates destination document \
    euros ferries ferry image index locale long mail main menu menus minguo minute minutes navigation notes \
    options page palette pin point position possible question qura radio saturation secret stock stop suggestion \
    suggestions table terminal tram trams tunis umm utf values volume wording \
    assistant message notification pause signal
    """,
    "he":
      "json braille ctrl debian mecab shift tables ubuntu dispatcher nul stderr record test transcript bmp data values table utf wording",
    "hi":
      "json braille ctrl debian mecab shift tables ubuntu dispatcher nul stderr record test transcript bmp data values table utf wording",
    "it": """
    json host \
    console ctrl debian kanji mecab standard tables ubuntu \
    dispatcher nul stderr home record test transcript \
    app banner bergen bmp braille computer data desktop divide download extra file input values link mail megabyte menu minguo \
    newsletter okay output pin qura radio reader screen stop table timer tram umm utf volume wording
    """,
    "ja": "braille ctrl data shift utf wording",
    "ko": "json braille ctrl mecab shift nul bmp data values table utf wording",
    "pt": """
    json host \
    console ctrl debian kanji mecab shift tables ubuntu \
    dispatcher nul stderr home record test transcript \
    plural \
    app banner bergen bmp braille bytes central civil data divide download euros extra item values link links mail megabyte \
    megabytes menu menus minguo okay pin pop qura submenu table terminal umm use utf volume wording
    """,
    "pt-PT": """
    json ctrl debian kanji mecab shift tables ubuntu \
    dispatcher nul stderr home record test transcript \
    plural \
    app banner bergen bmp braille bytes central civil data divide euros extra ferries ferry item mail values megabyte \
    megabytes menu menus minguo okay pin pop qura stock submenu table terminal umm use utf volume wording
    """,
    "ru":
      "json braille ctrl debian mecab shift tables ubuntu dispatcher nul stderr record test transcript bmp data values table utf wording",
    "tr": """
    json ctrl debian kanji mecab shift tables ubuntu \
    dispatcher nul stderr banner bergen berlin bern bmp braille data disk form values minguo palette park pin program record table terminal test \
    transcript utf wording
    """,
    "zh":
      "json braille ctrl debian mecab shift tables ubuntu dispatcher record test transcript bmp data values table utf wording",
    "zh-Hant":
      "json braille ctrl debian mecab shift tables ubuntu dispatcher record test transcript bmp data values table utf wording",
  ]

  /// Those of the locale `tag`.
  static func of(_ tag: String) -> Set<String> {
    Set((ofAll + " " + (byLanguage[tag] ?? "")).split(separator: " ").map(String.init))
  }
}
