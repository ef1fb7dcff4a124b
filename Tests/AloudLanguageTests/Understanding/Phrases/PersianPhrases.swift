extension SpokenPhrases {
  /// What people say in Persian.
  static let persian = SpokenPhrases(
    "fa",
    """
    date | پس فردا | 2026-11-22
    date | سه روز بعد از دوشنبه | 2026-11-26
    date | دو روز قبل از دوشنبه | 2026-11-21
    date | دو روز دیگر | 2026-11-22
    date | آخرین جمعه ماه | 2026-11-20
    date | بیستم ماه آینده | 2026-12-11
    date | پانزدهم مارس | 2027-03-15
    time | یک ربع به چهار | 03:45:00
    time | دوازده شب | 00:00:00
    time | دو بامداد | 02:00:00
    datetime | فردا ساعت هفت صبح | 2026-11-21T07:00:00
    datetime | دو روز دیگر ساعت ۸ صبح | 2026-11-22T08:00:00
    datetime | یک ساعت و نیم پیش | 2026-11-20T14:00:00
    number | سه پنجم | 0.6
    number | دو و نیم | 2.5
    ordinal | بیست و یکم | 21
    ordinal | یکی مانده به آخر | end-1
    boolean | نه، ممنون | false
    boolean | بله، حتما | true
    boolean | بله و نه | -
    time | ۱۲:۳۰ شب | 00:30:00
    time | ۱۱ ظهر | 11:00:00
    """)
}
