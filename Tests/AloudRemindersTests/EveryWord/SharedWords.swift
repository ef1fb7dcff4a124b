/// The words that a language's messages have in common with the English ones, because it has taken them over, because both
/// have them from elsewhere, or because they are names, of files, programs and formats among them.
struct SharedWords {
  /// Those of every language.
  private static let ofAll = """
    aloud apt barge chmod espeak gif help install ipadic jpeg liblouis libmecab \
    photo png rate share speech start usr voices
    """

  private static let byLanguage = [
    "ar": "braille ctrl debian shift tables dispatcher bmp data table utf",
    "cs": """
    email \
    login restart \
    commit \
    max maximum min minimum \
    bmp braille ctrl data disk dispatcher enter mail mecab minus okay park plus program qura shift stop table \
    tables text ubuntu umm utf values wording
    """,
    "de": """
    portion \
    email film person \
    user alarm laptop login reboot updates \
    commit commits \
    celsius thermostat \
    max maximum min minimum \
    button sorry \
    version enter \
    braille debian kanji mecab minus plus tables ubuntu \
    dispatcher code exit home \
    also app banner bmp bus computer data desktop extra index values link locale mail megabyte minguo minute name \
    navigation okay palette park popover qura region route shop tab table tabs terminal text timer umm \
    utf was wording \
    pause rest signal status
    """,
    "es": """
    doctor \
    final \
    email mail \
    login reboot updates \
    commit commits \
    ctrl debian kanji mecab tables ubuntu \
    dispatcher home \
    app banner bmp braille bytes central civil color control data divide editable error euros extra has values megabyte megabytes \
    minguo qura reduce table terminal umm utf wording
    """,
    "fa":
      "braille ctrl debian mecab shift tables ubuntu dispatcher bmp data values table utf wording",
    "fr": """
    portion portions \
    email photos station \
    login machine reboot \
    commit commits \
    thermostat \
    max maximum min minimum note points \
    btn \
    version \
    change questions console conversations ctrl debian kanji mecab pages place plus six tables ubuntu \
    dispatcher home \
    messages \
    action actions app audio bmp braille bus civil code correct data date dates destination document \
    euros ferries ferry image index locale long mail main menu minguo minute minutes navigation notes \
    options page palette point possible question qura radio saturation secret stock stop suggestion \
    suggestions table terminal tram trams umm utf values volume wording \
    assistant message notification pause signal
    """,
    "he":
      "braille ctrl debian mecab shift tables ubuntu dispatcher bmp data values table utf wording",
    "hi":
      "enter braille ctrl debian mecab shift tables ubuntu dispatcher bmp data values table utf wording",
    "id": """
    email mail \
    alarm laptop login reboot restart username \
    commit \
    min minimum \
    audio banner bmp braille bus ctrl data debian delete desktop dispatcher edit enter folder gregorian home item \
    kanji label link log mecab menu minguo minus okay plus program qura radio rename set shift status submenu tab \
    table tables terminal token ubuntu umm utf valid values volume wording
    """,
    "it": """
    email film \
    account login reboot \
    commit \
    all console ctrl debian kanji mecab tables ubuntu \
    dispatcher home \
    app banner bmp braille computer data desktop divide extra file input values link mail megabyte menu minguo \
    okay output qura radio reader screen stop table timer tram umm utf volume wording
    """,
    "ja": "braille ctrl data shift utf wording",
    "ko": "braille ctrl mecab shift bmp data values table utf wording",
    "nl": """
    doctor \
    email film \
    alarm lamp laptop login machine radiator reboot updates \
    commit commits \
    warm warmer \
    half max maximum min minimum \
    button sorry \
    app banner begin bmp braille bus bytes centimeter code computer console contrast correct data debian delete \
    detail dispatcher document enter extra fruit home ies index item items kanji label letter letters link mail \
    mecab megabyte megabytes menu minguo object open over park pier plus pop protocol qura rest route routes shift \
    spectrum station status stop submenu tab table tables terminal timer tram trams ubuntu umm utf values volume \
    was week wording
    """,
    "pl": """
    email mail \
    alarm laptop login restart \
    commit \
    full minimum \
    alert bmp braille ctrl data dispatcher echo enter folder kanji link mecab menu minguo minus park plus program qura region \
    same shift stop table tables terminal ubuntu umm utf values wording
    """,
    "pt": """
    final \
    bike bikes email \
    login reboot updates \
    commit commits \
    btn \
    enter console ctrl debian kanji mecab shift tables ubuntu \
    dispatcher home \
    app banner bmp braille bytes central civil data divide euros extra item values link mail megabyte remove delete \
    megabytes menu minguo okay pop qura submenu table terminal umm use utf volume wording
    """,
    "pt-PT": """
    final \
    email \
    login reboot updates \
    commit commits \
    btn \
    enter ctrl debian kanji mecab shift tables ubuntu \
    dispatcher home \
    app banner bmp braille bytes central civil data divide euros extra ferries ferry item mail values megabyte remove delete \
    megabytes menu minguo okay pop qura stock submenu table terminal umm use utf volume wording
    """,
    "ru":
      "email mail enter braille ctrl debian mecab shift tables ubuntu dispatcher bmp data values table utf wording",
    "sv": """
    destination \
    mail person station \
    alarm login reboot under updates \
    max maximum min minimum \
    all app bmp braille centimeter civil ctrl data debian dispatcher enter extra full index kanji mecab megabyte \
    minus okay park plus popover program qura signal status table tables terminal text timer ubuntu umm utf values \
    version wording
    """,
    "tr": """
    email mail \
    alarm commit \
    min minimum \
    enter ctrl debian kanji mecab shift tables ubuntu \
    dispatcher banner bmp braille data disk form values minguo palette park program table terminal \
    utf wording
    """,
    "uk": "email mail enter braille ctrl debian mecab shift tables ubuntu dispatcher bmp data values table utf wording",
    "vi": """
    email mail \
    reboot \
    commit \
    enter ctrl debian kanji mecab shift tables ubuntu \
    dispatcher braille bmp data megabyte okay qura radio tab table terminal umm utf values wording
    """,
    "zh":
      " braille ctrl debian mecab shift tables ubuntu dispatcher bmp data values table utf wording",
    "zh-Hant":
      "enter braille ctrl debian mecab shift tables ubuntu dispatcher bmp data values table utf wording",
  ]

  /// Those of the locale `tag`.
  static func of(_ tag: String) -> Set<String> {
    Set((ofAll + " " + (byLanguage[tag] ?? "")).split(separator: " ").map(String.init))
  }
}
