extension SpokenPhrases {
  /// What people say in Dutch.
  static let dutch = SpokenPhrases(
    "nl",
    """
    date | aanstaande maandag | 2026-11-23
    date | woensdag volgende week | 2026-11-25
    date | vijf maart | 2027-03-05
    date | één maart | 2027-03-01
    date | de eerste maandag van maart | 2027-03-01
    date | de eerste maandag in maart | 2027-03-01
    date | de laatste vrijdag van de maand | 2026-11-27
    date | de tweede dinsdag van volgende maand | 2026-12-08
    date | drie dagen geleden | 2026-11-17
    date | vandaag over een week | 2026-11-27
    date | maandag over een week | 2026-11-30
    date | maandag over twee weken | 2026-12-07
    date | een half jaar geleden | 2026-05-20
    date | anderhalf jaar geleden | 2025-05-20
    date | over anderhalf jaar | 2028-05-20
    date | over een jaar en twee maanden | 2028-01-20
    date | 24.12.2026 | 2026-12-24
    date | donderdag 24 december | 2026-12-24
    date | vier juli tweeduizend een | 2001-07-04
    date | de laatste dag van de maand | 2026-11-30
    date | de eerste dag van volgende maand | 2026-12-01
    date | vijf werkdagen geleden | 2026-11-13
    date | eergisteren | 2026-11-18
    date | twee dagen na 5 maart | 2027-03-07
    date | van maandag tot vrijdag | -
    date | hallo | -
    date | eenendertig december | 2026-12-31
    date | 3 dec 27 | 2027-12-03
    date | zaterdag 5 december | 2026-12-05
    date | de laatste dag van februari | 2027-02-28
    date | de laatste dag van het jaar | 2026-12-31
    date | vorig jaar | 2025-11-20
    date | tweeënhalf jaar geleden | 2024-05-20
    date | twee dagen na maandag | 2026-11-25
    date | drie dagen voor 10 maart | 2027-03-07
    date | een week na maandag | 2026-11-30
    date | over een paar dagen | 2026-11-23
    date | Kerstmis | 2026-12-25
    time | kwart voor negen | 08:45:00
    time | vijf voor half zeven | 06:25:00
    time | negentien uur vijfendertig | 19:35:00
    time | acht uur in de ochtend | 08:00:00
    time | elf uur 's avonds | 23:00:00
    time | twaalf uur 's middags | 12:00:00
    time | tien voor vijf in de middag | 16:50:00
    time | half één | 12:30:00
    time | 's avonds om half negen | 20:30:00
    time | over een half uur | 16:00:00
    time | 25:61 | -
    time | vijf over twaalf | 12:05:00
    time | zestien uur vijfenveertig | 16:45:00
    time | over twintig minuten | 15:50:00
    datetime | morgenochtend om half acht | 2026-11-21T07:30:00
    datetime | volgende maandag om half vier 's middags | 2026-11-23T15:30:00
    datetime | om 15 uur op maandag | 2026-11-23T15:00:00
    datetime | gisteren om kwart voor zes 's avonds | 2026-11-19T17:45:00
    datetime | overmorgen om 16 uur | 2026-11-22T16:00:00
    datetime | over 3 uur en 20 minuten | 2026-11-20T18:50:00
    datetime | tweeënhalf uur geleden | 2026-11-20T13:00:00
    datetime | over drie kwartier | 2026-11-20T16:15:00
    datetime | over een kwartier | 2026-11-20T15:45:00
    datetime | over twee dagen en drie uur | 2026-11-22T18:30:00
    datetime | morgenmiddag | 2026-11-21T15:00:00
    datetime | morgenmiddag om vijf uur | 2026-11-21T17:00:00
    datetime | de laatste vrijdag van de maand om 17 uur | 2026-11-27T17:00:00
    datetime | twee dagen geleden om 8 uur | 2026-11-18T08:00:00
    datetime | over 2 dagen, 3 uur en 5 minuten | 2026-11-22T18:35:00
    datetime | om acht uur 's avonds op 20 december | 2026-12-20T20:00:00
    duration | anderhalf uur | 5400
    duration | een half uur | 1800
    duration | twee uur en vijftien minuten | 8100
    duration | twee werkdagen | 172800
    duration | een minuut en dertig seconden | 90
    duration | hallo | -
    duration | negentig minuten | 5400
    duration | een jaar en een dag | 31622400
    number | nul komma vijf | 0.5
    number | min vier komma twee | -4.2
    number | twee en twee derde | 2.6666666666666665
    number | een dozijn | 12
    number | anderhalf miljoen | 1500000
    number | negentienhonderd | 1900
    number | zeven achtste | 0.875
    number | drie op vier | 0.75
    number | tien tot de macht zes | 1000000
    number | tien vijf | -
    number | duizend tweehonderdvierendertig | 1234
    number | elf twaalfde | 0.9166666666666666
    number | honderdduizend | 100000
    number | negen op de tien | 0.9
    ordinal | 21ste | 21
    ordinal | voorlaatste | end-1
    ordinal | de vorige | current-1
    ordinal | miljoenste | 1000000
    boolean | ja graag | true
    boolean | natuurlijk | true
    boolean | absoluut niet | false
    boolean | nooit | false
    boolean | misschien | -
    boolean | ja en nee | -
    date | de dag na maandag | 2026-11-24
    date | de dag voor maandag | 2026-11-22
    date | drie dagen na kerst | 2026-12-28
    date | tweede kerstdag | 2026-12-26
    date | Pasen | -
    time | zeven uur in de vooravond | 19:00:00
    time | negen uur in de voormiddag | 09:00:00
    datetime | maandagmorgen om 9 uur | 2026-11-23T09:00:00
    datetime | met kerst om half acht 's avonds | 2026-12-25T19:30:00
    datetime | de 15e in de avond | 2026-12-15T20:00:00
    ordinal | derde van onderen | end-2
    boolean | nee, vandaag niet | false
    boolean | nee hoor, bedankt | false
    boolean | ja, graag | true
    time | 12 snachts | 00:00:00
    """)
}
