extension SpokenPhrases {
  /// What people say in Swedish.
  static let swedish = SpokenPhrases(
    "sv",
    """
    date | nu på söndag | 2026-11-22
    date | nästa måndag | 2026-11-23
    date | i tisdags | 2026-11-17
    date | torsdagen förra veckan | 2026-11-12
    date | 5 mars 2028 | 2028-03-05
    date | den 21 | 2026-11-21
    date | första måndagen i mars | 2027-03-01
    date | den första måndagen i mars | 2027-03-01
    date | sista fredagen i månaden | 2026-11-27
    date | andra tisdagen i nästa månad | 2026-12-08
    date | för tre dagar sedan | 2026-11-17
    date | om tio dagar | 2026-11-30
    date | måndag om en vecka | 2026-11-30
    date | måndag om två veckor | 2026-12-07
    date | för ett halvår sedan | 2026-05-20
    date | för ett halvt år sedan | 2026-05-20
    date | för ett och ett halvt år sedan | 2025-05-20
    date | om ett och ett halvt år | 2028-05-20
    date | 24/12 2026 | 2026-12-24
    date | 24 december 2026 | 2026-12-24
    date | 24 dec 2026 | 2026-12-24
    date | fjärde juli tvåtusenett | 2001-07-04
    date | sista dagen i månaden | 2026-11-30
    date | första dagen i nästa månad | 2026-12-01
    date | den första nästa månad | 2026-12-01
    date | om tre arbetsdagar | 2026-11-25
    date | två dagar före igår | 2026-11-17
    date | två dagar efter den 5 mars | 2027-03-07
    date | 45 mars | -
    date | varje måndag | -
    date | trettioförsta december | 2026-12-31
    date | 3 dec 27 | 2027-12-03
    date | tredje fredagen i december | 2026-12-18
    date | sista dagen i februari | 2027-02-28
    date | årets sista dag | 2026-12-31
    date | sista dagen på året | 2026-12-31
    date | förra året | 2025-11-20
    date | för två och ett halvt år sedan | 2024-05-20
    date | två dagar efter måndag | 2026-11-25
    date | tre dagar före den 10 mars | 2027-03-07
    date | en vecka efter måndag | 2026-11-30
    date | om några dagar | 2026-11-23
    date | jul | -
    time | kvart i åtta på kvällen | 19:45:00
    time | fem över halv sju | 06:35:00
    time | klockan åtta | 08:00:00
    time | tre på natten | 03:00:00
    time | 14:05 | 14:05:00
    time | mitt på dagen | 12:00:00
    time | tio över tolv | 12:10:00
    time | halv ett | 12:30:00
    time | fem minuter över tio | 10:05:00
    time | om tre timmar och tjugo minuter | 18:50:00
    time | hej | -
    time | fem över tolv | 12:05:00
    time | sexton och fyrtiofem | 16:45:00
    time | om tjugo minuter | 15:50:00
    datetime | imorgon bitti klockan halv åtta | 2026-11-21T07:30:00
    datetime | på måndag klockan 15 | 2026-11-23T15:00:00
    datetime | 10:15 den 5 mars | 2027-03-05T10:15:00
    datetime | i övermorgon klockan 16 | 2026-11-22T16:00:00
    datetime | för en timme sedan | 2026-11-20T14:30:00
    datetime | för en halvtimme sedan | 2026-11-20T15:00:00
    datetime | för två och en halv timme sedan | 2026-11-20T13:00:00
    datetime | om tre kvart | 2026-11-20T16:15:00
    datetime | om en kvart | 2026-11-20T15:45:00
    datetime | den 15:e klockan åtta på kvällen | 2026-12-15T20:00:00
    datetime | nu | 2026-11-20T15:30:00
    datetime | imorgon eftermiddag klockan fem | 2026-11-21T17:00:00
    datetime | sista fredagen i månaden klockan 17 | 2026-11-27T17:00:00
    datetime | för två dagar sedan klockan 8 | 2026-11-18T08:00:00
    datetime | för en och en halv timme sedan | 2026-11-20T14:00:00
    datetime | om 2 dagar, 3 timmar och 5 minuter | 2026-11-22T18:35:00
    datetime | klockan åtta på kvällen den 20 december | 2026-12-20T20:00:00
    duration | två och en halv dag | 216000
    duration | en halvtimme | 1800
    duration | två timmar och femton minuter | 8100
    duration | två arbetsdagar | 172800
    duration | en minut och trettio sekunder | 90
    duration | ett dygn | 86400
    duration | nittio minuter | 5400
    duration | ett år och en dag | 31622400
    number | etthundratjugotretusen fyrahundrafemtiosex | 123456
    number | minus sjutton | -17
    number | två och två tredjedelar | 2.6666666666666665
    number | ett halvt dussin | 6
    number | 1,5 miljoner | 1500000
    number | fyra femtedelar | 0.8
    number | 1 234 567,89 | 1234567.89
    number | ett par | 2
    number | tio upphöjt till sex | 1000000
    number | hej | -
    number | ettusentvåhundratrettiofyra | 1234
    number | tre hundradelar | 0.03
    number | tiotusenett | 10001
    ordinal | 21:a | 21
    ordinal | tusende | 1000
    ordinal | den sista | end+0
    ordinal | nummer fem | 5
    ordinal | elfte | 11
    boolean | japp | true
    boolean | självklart | true
    boolean | inte alls | false
    boolean | nä | false
    boolean | kanske | -
    boolean | absolut | true
    date | dagen före måndag | 2026-11-22
    date | tre dagar efter måndag | 2026-11-26
    date | juldagen | 2026-12-25
    date | dagen före julafton | 2026-12-23
    time | elva på dagen | 11:00:00
    time | två på dagen | 14:00:00
    datetime | på kvällen imorgon | 2026-11-21T20:00:00
    datetime | på måndag på eftermiddagen | 2026-11-23T15:00:00
    datetime | i slutet av dagen | 2026-11-20T23:59:59
    number | hundra trettiofemtedelar | 2.857142857142857
    number | tjugo tjugofemtedelar | 0.8
    number | fem åttondelar | 0.625
    boolean | nej, inte nu | false
    boolean | ja, det stämmer | true
    boolean | ja och nej | -
    time | 12.30 på natten | 00:30:00
    """)
}
