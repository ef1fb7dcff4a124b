extension SpokenPhrases {
  /// What people say in English.
  static let english = SpokenPhrases(
    "en",
    """
    date | tmrw | 2026-11-21
    date | tdy | 2026-11-20
    date | yday | 2026-11-19
    date | last Tuesday | 2026-11-10
    date | Wednesday of next week | 2026-11-25
    date | the fifth of March | 2027-03-05
    date | 5 Mar 28 | 2028-03-05
    date | the first Monday of March | 2027-03-01
    date | the last Friday of the month | 2026-11-27
    date | last Monday in May 2027 | 2027-05-31
    date | in two weeks' time | 2026-12-04
    date | a week ago | 2026-11-13
    date | a week from Monday | 2026-11-30
    date | a fortnight from Sunday | 2026-12-06
    date | Monday in a week | 2026-11-30
    date | two weeks from Monday | 2026-12-07
    date | six months ago | 2026-05-20
    date | in a month and a half | 2027-01-04
    date | half a year ago | 2026-05-20
    date | 12/24/2026 | 2026-12-24
    date | 12/24 | 2026-12-24
    date | Dec. 24th | 2026-12-24
    date | 24th Dec '26 | 2026-12-24
    date | May third nineteen ninety nine | 1999-05-03
    date | the last day of the month | 2026-11-30
    date | the first day of next month | 2026-12-01
    date | the 15th of this month | 2026-11-15
    date | the day after tomorrow | 2026-11-22
    date | three days before yesterday | 2026-11-16
    date | three Fridays ago | 2026-10-30
    date | today | 2026-11-20
    date | monday tuesday | -
    date | year -5 | -
    date | next Tuesday | 2026-11-24
    date | Tuesday last | 2026-11-10
    date | the last Monday of the year | -
    date | last day of the year | 2026-12-31
    date | first day of next year | 2027-01-01
    date | the 31st of December | 2026-12-31
    date | February twenty-ninth | 2028-02-29
    date | a fortnight ago | 2026-11-06
    date | four weeks from Wednesday | 2026-12-23
    date | two days before March 10th | 2027-03-08
    date | ten days after the first of December | 2026-12-11
    date | a day before yesterday | 2026-11-18
    date | a couple of days ago | 2026-11-18
    date | a few weeks ago | 2026-10-30
    date | in a couple of weeks | 2026-12-04
    date | in one and a half years | 2028-05-20
    date | 2 and a half years ago | 2024-05-20
    date | 1/2/27 | 2027-01-02
    date | Dec 3rd 27 | 2027-12-03
    date | the fifteenth of last month | 2026-10-15
    date | the fourth Thursday of November | 2026-11-26
    date | a week after next Monday | 2026-11-30
    date | next week | 2026-11-27
    date | weekend | -
    date | 2027 | -
    date | one two three | -
    date | Monday to Wednesday | -
    time | half past three | 03:30:00
    time | twenty past six | 06:20:00
    time | half seven | 07:30:00
    time | eleven o'clock at night | 23:00:00
    time | 1800 hours | 18:00:00
    time | oh eight hundred | 08:00:00
    time | zero eight thirty | 08:30:00
    time | fourteen hundred hours | 14:00:00
    time | 2.05pm | 14:05:00
    time | midnight | 00:00:00
    time | half past noon | 12:30:00
    time | 12 am | 00:00:00
    time | six-ish | 06:00:00
    time | 9 tonight | 21:00:00
    time | quarter of five | 04:45:00
    time | 15 minutes past 10 in the morning | 10:15:00
    time | in 3 hours and 20 minutes | 18:50:00
    time | quarter to twenty-six | -
    time | 5:45 | 05:45:00
    time | half past eleven at night | 23:30:00
    time | ten minutes till noon | 11:50:00
    time | one in the morning | 01:00:00
    time | twelve at night | 00:00:00
    time | twenty-two hundred | 22:00:00
    time | oh six thirty | 06:30:00
    time | eight sharp | 08:00:00
    time | evening at seven | 19:00:00
    time | 7 AM sharp | 07:00:00
    time | quarter to one | 12:45:00
    time | 24:00 | 00:00:00
    time | five hours | -
    datetime | tonight at 8 | 2026-11-20T20:00:00
    datetime | tomorrow at noon | 2026-11-21T12:00:00
    datetime | half past three on Monday afternoon | 2026-11-23T15:30:00
    datetime | March 5th at 10:15 | 2027-03-05T10:15:00
    datetime | yesterday at quarter to six in the evening | 2026-11-19T17:45:00
    datetime | the day after tomorrow at 4 pm | 2026-11-22T16:00:00
    datetime | by the end of tomorrow | 2026-11-21T23:59:59
    datetime | an hour ago | 2026-11-20T14:30:00
    datetime | three quarters of an hour from now | 2026-11-20T16:15:00
    datetime | two days and three hours from now | 2026-11-22T18:30:00
    datetime | a couple of hours ago | 2026-11-20T13:30:00
    datetime | on the 15th at eight in the evening | 2026-12-15T20:00:00
    datetime | tomorrow evening | 2026-11-21T20:00:00
    datetime | tomorrow at 25:61 | -
    datetime | a week from Monday at 10 am | 2026-11-30T10:00:00
    datetime | 2026-12-24 06:05:04 | 2026-12-24T06:05:04
    datetime | 5 o'clock tomorrow afternoon | 2026-11-21T17:00:00
    datetime | 9:30 Wednesday morning | 2026-11-25T09:30:00
    datetime | the last Friday of the month at 5 pm | 2026-11-27T17:00:00
    datetime | at 5 pm on the last Friday of the month | 2026-11-27T17:00:00
    datetime | in three days at half past six in the evening | 2026-11-23T18:30:00
    datetime | ten minutes from now | 2026-11-20T15:40:00
    datetime | yesterday evening | 2026-11-19T20:00:00
    datetime | 20 Dec 2026 at 8pm | 2026-12-20T20:00:00
    datetime | Dec 20 8 pm | 2026-12-20T20:00:00
    datetime | end of Monday | 2026-11-23T23:59:59
    datetime | 3 hours | -
    duration | an hour and a half | 5400
    duration | half a year | 15768000
    duration | three quarters of an hour | 2700
    duration | 2h 15m | 8100
    duration | a day and a half | 129600
    duration | two business days | 172800
    duration | a decade and a half | 473040000
    duration | a minute and thirty seconds | 90
    duration | 0.5 hours | 1800
    duration | P1DT2H | 93600
    duration | hello | -
    duration | an hour | 3600
    duration | half a minute | 30
    duration | three months | 7776000
    duration | 1h 30m 15s | 5415
    duration | a year and a day | 31622400
    duration | a second | 1
    number | two trillion three hundred billion | 2300000000000
    number | zero point five | 0.5
    number | negative four point two | -4.2
    number | five and a half | 5.5
    number | half a dozen | 6
    number | one and a half million | 1500000
    number | 1.5m | 1500000
    number | 12.32*10^14 | 1232000000000000.0
    number | a hundred | 100
    number | nineteen hundred | 1900
    number | one hundredth | 0.01
    number | 1 1/2 | 1.5
    number | 1,234,567.89 | 1234567.89
    number | three out of four | 0.75
    number | ten to the power of six | 1000000
    number | hello | -
    number | a couple | 2
    number | six hundred and sixty six point six | 666.6
    number | forty-two | 42
    number | three million two hundred thousand and six | 3200006
    number | two and a quarter | 2.25
    number | five thousandths | 0.005
    number | a dozen and a half | 18
    number | ten thousand and one | 10001
    number | minus 3.5 | -3.5
    number | 5 1/4 | 5.25
    number | three quarters of a million | 750000
    number | banana | -
    ordinal | 21st | 21
    ordinal | twenty-third | 23
    ordinal | one millionth | 1000000
    ordinal | next | current+1
    ordinal | the one before | current-1
    ordinal | antepenultimate | end-2
    ordinal | hello | -
    ordinal | the 112th | 112
    ordinal | two hundred and second | 202
    ordinal | the one before last | end-1
    boolean | nope | false
    boolean | I don't think so | false
    boolean | of course not | false
    boolean | 👍🏿 | true
    boolean | hello | -
    boolean | yeah sure | true
    boolean | certainly not | false
    boolean | yes yes yes | true
    boolean | you bet | true
    boolean | never | false
    boolean | ❌ | false
    boolean | yesterday | -
    date | Christmas | 2026-12-25
    date | New Year's Eve | 2026-12-31
    date | Easter | -
    date | three days after Christmas | 2026-12-28
    date | the day after Christmas | 2026-12-26
    date | the Friday after Christmas | 2027-01-01
    date | the day after Monday | 2026-11-24
    date | the day before Monday | 2026-11-22
    date | a week on Monday | 2026-11-30
    date | three days before the 25th of December | 2026-12-22
    time | ten minutes after nine o'clock | 09:10:00
    datetime | on the 15th in the evening | 2026-12-15T20:00:00
    datetime | three days after Monday at noon | 2026-11-26T12:00:00
    datetime | in two days at 8 in the morning | 2026-11-22T08:00:00
    boolean | yes, no problem | true
    boolean | yes please do | true
    boolean | sorry, no | false
    boolean | no thanks mate | false
    boolean | no not now | false
    boolean | yes and no | -
    boolean | no, yes | -
    boolean | not sure | -
    time | 12:30am | 00:30:00
    datetime | on the last day of May three in the afternoon | 2027-05-31T15:00:00
    date | two weeks on Tuesday | 2026-12-08
    """)
}
