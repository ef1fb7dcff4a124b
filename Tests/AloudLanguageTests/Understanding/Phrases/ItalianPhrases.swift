extension SpokenPhrases {
  /// What people say in Italian.
  static let italian = SpokenPhrases(
    "it",
    """
    date | dmn | 2026-11-21
    date | il prossimo lunedì | 2026-11-23
    date | mercoledì della prossima settimana | 2026-11-25
    date | mercoledì di questa settimana | 2026-11-18
    date | il primo marzo | 2027-03-01
    date | il 21 | 2026-11-21
    date | il primo lunedì di marzo | 2027-03-01
    date | l'ultimo venerdì del mese | 2026-11-27
    date | tra due settimane | 2026-12-04
    date | tre giorni fa | 2026-11-17
    date | due settimane dopo domani | 2026-12-05
    date | lunedì tra una settimana | 2026-11-30
    date | mezzo anno fa | 2026-05-20
    date | un anno e mezzo fa | 2025-05-20
    date | tra un anno e mezzo | 2028-05-20
    date | tra un anno e due mesi | 2028-01-20
    date | 24-12-2026 | 2026-12-24
    date | giovedì 24 dicembre | 2026-12-24
    date | quattro luglio duemilauno | 2001-07-04
    date | l'ultimo giorno del mese | 2026-11-30
    date | il primo giorno del mese prossimo | 2026-12-01
    date | il primo del mese prossimo | 2026-12-01
    date | tra tre giorni lavorativi | 2026-11-25
    date | due giorni prima di ieri | 2026-11-17
    date | due giorni dopo il 5 marzo | 2027-03-07
    date | il 45 marzo | -
    date | ogni lunedì | -
    date | venerdì della prossima settimana | 2026-11-27
    date | 3 dic 27 | 2027-12-03
    date | l'ultimo giorno di febbraio | 2027-02-28
    date | l'ultimo giorno dell'anno | 2026-12-31
    date | tra sei settimane | 2027-01-01
    date | il mese prossimo | 2026-12-20
    date | due anni e mezzo fa | 2024-05-20
    date | due giorni dopo lunedì | 2026-11-25
    date | tre giorni prima del 10 marzo | 2027-03-07
    date | una settimana dopo lunedì | 2026-11-30
    date | gennaio | -
    time | le nove meno un quarto | 08:45:00
    time | le sei e venti | 06:20:00
    time | le diciannove e trentacinque | 19:35:00
    time | all'una | 01:00:00
    time | le tre del pomeriggio | 15:00:00
    time | 14:05 | 14:05:00
    time | mezzogiorno | 12:00:00
    time | mezzanotte | 00:00:00
    time | dieci alle cinque | 04:50:00
    time | le otto e un quarto | 08:15:00
    time | tra tre ore e venti minuti | 18:50:00
    time | ciao | -
    time | le cinque e un quarto | 05:15:00
    time | l'una di notte | 01:00:00
    time | le 17:05 | 17:05:00
    time | quaranta | -
    datetime | alle sette e trenta di domani mattina | 2026-11-21T07:30:00
    datetime | lunedì alle 15 | 2026-11-23T15:00:00
    datetime | alle 15 di lunedì | 2026-11-23T15:00:00
    datetime | alle 10:15 del 5 marzo | 2027-03-05T10:15:00
    datetime | venerdì scorso alle 9 | 2026-11-13T09:00:00
    datetime | alla fine della giornata | 2026-11-20T23:59:59
    datetime | mezz'ora fa | 2026-11-20T15:00:00
    datetime | tra un quarto d'ora | 2026-11-20T15:45:00
    datetime | domenica sera | 2026-11-22T20:00:00
    datetime | 24/12/2026 18:05 | 2026-12-24T18:05:00
    datetime | mercoledì mattina alle nove e mezza | 2026-11-25T09:30:00
    datetime | l'ultimo venerdì del mese alle 17 | 2026-11-27T17:00:00
    datetime | cinque minuti fa | 2026-11-20T15:25:00
    datetime | ieri sera | 2026-11-19T20:00:00
    datetime | il 3 alle 3 | 2026-12-03T03:00:00
    duration | mezz'anno | 15768000
    duration | un quarto d'ora | 900
    duration | due ore e quindici minuti | 8100
    duration | due giorni lavorativi | 172800
    duration | un secolo e mezzo | 4730400000
    duration | un minuto e trenta secondi | 90
    duration | ciao | -
    duration | quattro anni e mezzo | 141912000
    duration | quindici giorni | 1296000
    number | centoventitremilaquattrocentocinquantasei | 123456
    number | meno diciassette | -17
    number | due e due terzi | 2.6666666666666665
    number | mezza dozzina | 6
    number | 1,5 milioni | 1500000
    number | quattro quinti | 0.8
    number | 1.234.567,89 | 1234567.89
    number | millenovecento | 1900
    number | un paio | 2
    number | milleduecentotrentaquattro | 1234
    number | undici dodicesimi | 0.9166666666666666
    number | centomila | 100000
    number | nove su dieci | 0.9
    ordinal | centoventunesimo | 121
    ordinal | 3ª | 3
    ordinal | penultimo | end-1
    ordinal | il prossimo | current+1
    ordinal | numero cinque | 5
    ordinal | ciao | -
    ordinal | milionesimo | 1000000
    boolean | certamente | true
    boolean | assolutamente no | false
    boolean | non credo | false
    boolean | ovvio | true
    boolean | sì e no | -
    date | il giorno dopo lunedì | 2026-11-24
    date | la vigilia di Natale | 2026-12-24
    date | tre giorni dopo Natale | 2026-12-28
    date | Ferragosto | 2027-08-15
    time | alle due nel primo pomeriggio | 14:00:00
    time | le nove in serata | 21:00:00
    datetime | tre giorni dopo lunedì alle nove di sera | 2026-11-26T21:00:00
    datetime | il prima possibile | 2026-11-20T15:30:00
    number | entrambi | 2
    boolean | no, mi dispiace | false
    boolean | non se ne parla | false
    boolean | sì, per favore | true
    time | mezzanotte e 30 | 00:30:00
    time | 12 di notte | 00:00:00
    date | sabato che viene | 2026-11-21
    """)
}
