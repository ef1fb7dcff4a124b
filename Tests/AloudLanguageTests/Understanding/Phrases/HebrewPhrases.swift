extension SpokenPhrases {
  /// What people say in Hebrew.
  static let hebrew = SpokenPhrases(
    "he",
    """
    date | מחרתיים | 2026-11-22
    date | שלושה ימים אחרי יום שני | 2026-11-26
    date | יומיים לפני יום שני | 2026-11-21
    date | יום אחרי יום שני | 2026-11-24
    date | 20 בחודש הבא | 2026-12-20
    date | יום שישי האחרון בחודש | 2026-11-27
    date | ה-15 במרץ | 2027-03-15
    time | רבע לארבע | 03:45:00
    time | שתים עשרה בלילה | 00:00:00
    time | שתים עשרה בצהריים | 12:00:00
    datetime | היום בשמונה בבוקר | 2026-11-20T08:00:00
    datetime | ביום שני בתשע בלילה | 2026-11-23T21:00:00
    datetime | לפני שעה וחצי | 2026-11-20T14:00:00
    number | שלוש חמישיות | 0.6
    number | שני שלישים | 0.6666666666666666
    ordinal | העשרים ואחת | 21
    ordinal | הלפני אחרון | end-1
    boolean | לא, תודה | false
    boolean | כן, בבקשה | true
    boolean | כן ולא | -
    """)
}
