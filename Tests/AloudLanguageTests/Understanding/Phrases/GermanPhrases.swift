extension SpokenPhrases {
  /// What people say in German.
  static let german = SpokenPhrases(
    "de",
    """
    date | letzten Dienstag | 2026-11-10
    date | Donnerstag letzter Woche | 2026-11-12
    date | der 5. März 2028 | 2028-03-05
    date | am 21. | 2026-11-21
    date | der erste Montag im März | 2027-03-01
    date | erster Montag im März 2028 | 2028-03-06
    date | der letzte Freitag des Monats | 2026-11-27
    date | in zwei Wochen | 2026-12-04
    date | vor einer Woche | 2026-11-13
    date | morgen in einer Woche | 2026-11-28
    date | Montag in einer Woche | 2026-11-30
    date | Montag in zwei Wochen | 2026-12-07
    date | zwei Wochen nach morgen | 2026-12-05
    date | in anderthalb Jahren | 2028-05-20
    date | vor einem halben Jahr | 2026-05-20
    date | vor eineinhalb Jahren | 2025-05-20
    date | 24.12.2026 | 2026-12-24
    date | 24/12/2026 | 2026-12-24
    date | 24. Dez. 2026 | 2026-12-24
    date | dritter Mai neunzehnhundertneunundneunzig | 1999-05-03
    date | der dritte Zwölfte | 2026-12-03
    date | am dritten zwölften | 2026-12-03
    date | der letzte Tag des Monats | 2026-11-30
    date | der erste Tag des nächsten Monats | 2026-12-01
    date | am Ersten des nächsten Monats | 2026-12-01
    date | in drei Arbeitstagen | 2026-11-25
    date | vorvorgestern | 2026-11-17
    date | zwei Tage nach dem 5. März | 2027-03-07
    date | der 45. März | -
    date | jeden Montag | -
    date | Freitag nächster Woche | 2026-11-27
    date | zum 31. Dezember | 2026-12-31
    date | 03.12.2027 | 2027-12-03
    date | 3. Dez 27 | 2027-12-03
    date | der zwanzigste Dezember zweitausendsiebenundzwanzig | 2027-12-20
    date | der dritte Freitag im Dezember | 2026-12-18
    date | letzter Tag im Februar | 2027-02-28
    date | am letzten Tag des Jahres | 2026-12-31
    date | in sechs Wochen | 2027-01-01
    date | in eineinhalb Monaten | 2027-01-04
    date | vor einem Jahr | 2025-11-20
    date | in einem halben Jahr | 2027-05-20
    date | vor zweieinhalb Jahren | 2024-05-20
    date | zwei Tage nach Montag | 2026-11-25
    date | drei Tage vor dem 10. März | 2027-03-07
    date | heute vor zwei Wochen | 2026-11-06
    date | letztes Jahr | 2025-11-20
    date | Januar | -
    date | zwischen Montag und Freitag | -
    time | Viertel vor neun | 08:45:00
    time | fünf vor halb sieben | 06:25:00
    time | viertel acht | 07:15:00
    time | 19 Uhr 35 | 19:35:00
    time | drei Uhr nachts | 03:00:00
    time | elf Uhr abends | 23:00:00
    time | mittags | 12:00:00
    time | um Mitternacht | 00:00:00
    time | null Uhr acht | 00:08:00
    time | null acht dreißig | 08:30:00
    time | halb eins | 12:30:00
    time | gegen 5 | 05:00:00
    time | morgens um sieben | 07:00:00
    time | fünf Minuten nach zehn | 10:05:00
    time | in anderthalb Stunden | 17:00:00
    time | 24 Uhr | 00:00:00
    time | viertel nach fünf | 05:15:00
    time | fünf vor zwölf | 11:55:00
    time | um eins | 01:00:00
    time | sechzehn Uhr fünfundvierzig | 16:45:00
    time | 7 Uhr früh | 07:00:00
    time | am Nachmittag um drei | 15:00:00
    time | in zwanzig Minuten | 15:50:00
    time | fünf Stunden | -
    time | vierzig | -
    datetime | morgen früh um sieben Uhr dreißig | 2026-11-21T07:30:00
    datetime | nächsten Montag um halb vier nachmittags | 2026-11-23T15:30:00
    datetime | um 15 Uhr am Montag | 2026-11-23T15:00:00
    datetime | am 5.3. um 10:15 Uhr | 2027-03-05T10:15:00
    datetime | letzten Freitag um 9 Uhr | 2026-11-13T09:00:00
    datetime | in 3 Stunden und 20 Minuten | 2026-11-20T18:50:00
    datetime | vor zweieinhalb Stunden | 2026-11-20T13:00:00
    datetime | in zwei Tagen und drei Stunden | 2026-11-22T18:30:00
    datetime | morgen Abend | 2026-11-21T20:00:00
    datetime | heute in einer Woche um 10 | 2026-11-27T10:00:00
    datetime | heute Mittag | 2026-11-20T12:00:00
    datetime | nächsten Donnerstag um Viertel nach zwei nachmittags | 2026-11-26T14:15:00
    datetime | am letzten Freitag des Monats um 17 Uhr | 2026-11-27T17:00:00
    datetime | in drei Tagen um halb sieben abends | 2026-11-23T18:30:00
    datetime | in zehn Minuten | 2026-11-20T15:40:00
    datetime | 20.12.2026 um 20 Uhr | 2026-12-20T20:00:00
    datetime | um 20 Uhr am 20. Dezember | 2026-12-20T20:00:00
    datetime | 3 Stunden | -
    datetime | morgen | -
    duration | eine Stunde dreißig | 5400
    duration | eine halbe Stunde | 1800
    duration | drei viertel Stunden | 2700
    duration | 2h15 | 8100
    duration | zwei Werktage | 172800
    duration | ein Tag und drei Stunden | 97200
    duration | den ganzen Tag | 86400
    duration | viereinhalb Jahre | 141912000
    duration | drei Monate | 7776000
    duration | ein Jahr und ein Tag | 31622400
    duration | heute | -
    number | zwei Billionen dreihundert Milliarden | 2300000000000
    number | drei Komma eins vier eins fünf | 3.1415
    number | drei Viertel | 0.75
    number | zwei und zwei Drittel | 2.6666666666666665
    number | ein halbes Dutzend | 6
    number | eineinhalb | 1.5
    number | 2 Millionen dreihunderttausend | 2300000
    number | ein Hundertstel | 0.01
    number | -5 | -5
    number | zwo | 2
    number | zehn hoch sechs | 1000000
    number | hallo | -
    number | eine Million | 1000000
    number | minus ein halb | -0.5
    number | drei Hundertstel | 0.03
    number | zwölfhundert | 1200
    number | +7 | 7
    number | neun von zehn | 0.9
    number | dreieinhalb Millionen | 3500000
    ordinal | 21. | 21
    ordinal | der tausendste | 1000
    ordinal | drittletzter | end-2
    ordinal | voriger | current-1
    ordinal | hallo | -
    ordinal | der 112. | 112
    ordinal | der millionste | 1000000
    boolean | jawohl | true
    boolean | nö | false
    boolean | eher nicht | false
    boolean | doch | true
    boolean | vielleicht | -
    boolean | überhaupt nicht | false
    boolean | ne | false
    boolean | nie | false
    boolean | niemand | -
    date | der Tag nach Montag | 2026-11-24
    date | zwei Tage vor Montag | 2026-11-21
    date | drei Tage nach Weihnachten | 2026-12-28
    date | Silvester | 2026-12-31
    date | am vergangenen Montag | 2026-11-16
    datetime | drei Tage nach Montag um halb acht abends | 2026-11-26T19:30:00
    datetime | morgen um zwölf Uhr mittags | 2026-11-21T12:00:00
    time | tagsüber um elf | 11:00:00
    boolean | nein, leider nicht | false
    boolean | ja, das ist gut | true
    boolean | nee, keine Lust | false
    boolean | nicht sicher | -
    boolean | ja nein | -
    time | 12:30 nachts | 00:30:00
    datetime | zwanzig Uhr Samstagabend | 2026-11-21T20:00:00
    datetime | am vierzehnten um neun | 2026-12-14T09:00:00
    """)
}
