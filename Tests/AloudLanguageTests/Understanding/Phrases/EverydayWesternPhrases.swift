/// Everyday phrases of Western Europe, each with what it means on Sunday, 2026-11-22, at ten. A "?" stands before what has to be among the
/// readings: which is meant is asked.
extension EverydayPhrases {
  static let english = SpokenPhrases(
    "en",
    """
    date | 2moro | 2026-11-23
    date | 2mrw | 2026-11-23
    date | tmrw | 2026-11-23
    date | tmr | 2026-11-23
    date | tmw | 2026-11-23
    date | 2morrow | 2026-11-23
    date | tomo | 2026-11-23
    date | 2day | 2026-11-22
    date | 2nite | 2026-11-22
    date | nxt fri | ? 2026-11-27
    date | nxt wk | 2026-11-29
    date | Monday week | 2026-11-30
    date | a week on Monday | 2026-11-30
    date | Friday week | 2026-12-04
    date | tomorrow week | 2026-11-30
    date | the day after the 3rd | 2026-12-04
    date | two days after Christmas | 2026-12-27
    date | the day before Christmas Eve | 2026-12-23
    date | three days after the 5th of December | 2026-12-08
    date | the last Friday of the month | 2026-11-27
    date | end of the month | 2026-11-30
    date | the first of next month | 2026-12-01
    date | this coming Wednesday | 2026-11-25
    date | the weekend | -
    datetime | tmrw at 5 | ? 2026-11-23T17:00:00
    datetime | 2moro at noon | 2026-11-23T12:00:00
    datetime | on the 15th in the evening | 2026-12-15T20:00:00
    datetime | in three days at noon | 2026-11-25T12:00:00
    datetime | Monday week at 9 am | 2026-11-30T09:00:00
    number | one in a thousand | 0.001
    number | three and three quarters | 3.75
    number | two fifths | 0.4
    boolean | yh | true
    boolean | ye | true
    boolean | yup | true
    boolean | nty | false
    boolean | no ty | false
    boolean | ofc | true
    boolean | np | -
    boolean | idk | -
    boolean | not today | false
    boolean | don't | false
    boolean | rather not | false
    boolean | I'd rather not | false
    boolean | go ahead | true
    date | day after tomorrow | 2026-11-24
    date | the 3rd of next month | 2026-12-03
    date | a week before Christmas | 2026-12-18
    date | the week after next | 2026-12-06
    date | the first Monday in January | 2027-01-04
    datetime | tonight at eight | 2026-11-22T20:00:00
    datetime | first thing tomorrow | -
    datetime | tomorrow lunchtime | 2026-11-23T12:00:00
    datetime | Christmas Eve at 6 pm | 2026-12-24T18:00:00
    number | a dozen and a half | 18
    number | minus three point five | -3.5
    number | two and a half million | 2500000
    ordinal | the one hundred and twenty-first | 121
    boolean | not really | false
    boolean | sure thing | true
    boolean | by all means | true
    boolean | forget it | false
    boolean | certainly not | false
    boolean | yes but later | -
    date | monfri | -
    """)

  static let german = SpokenPhrases(
    "de",
    """
    date | üm | 2026-11-24
    date | üb | -
    date | moin | -
    date | mo | ? 2026-11-23
    date | di | ? 2026-11-24
    date | mi | ? 2026-11-25
    date | do | ? 2026-11-26
    date | fr | ? 2026-11-27
    date | sa | ? 2026-11-28
    date | so | ? 2026-11-22
    date | heut | 2026-11-22
    date | heude | 2026-11-22
    date | mrgn | 2026-11-23
    date | morg | 2026-11-23
    date | übermorg | 2026-11-24
    date | Montag in einer Woche | 2026-11-30
    date | zwei Tage nach Weihnachten | 2026-12-27
    date | am Tag nach dem 3. | 2026-12-04
    date | drei Tage nach dem 5. Dezember | 2026-12-08
    date | am letzten Freitag im Monat | 2026-11-27
    date | Ende des Monats | 2026-11-30
    date | heute in einer Woche | 2026-11-29
    date | morgen in 14 Tagen | 2026-12-07
    date | kommenden Mittwoch | 2026-11-25
    datetime | am 15. am Abend | 2026-12-15T20:00:00
    datetime | am 15. abends | 2026-12-15T20:00:00
    datetime | in zwei Tagen um 15 Uhr | 2026-11-24T15:00:00
    datetime | am 3. morgens um 7 | 2026-12-03T07:00:00
    datetime | übermorgen gegen Mittag | 2026-11-24T12:00:00
    number | ein Viertel | 0.25
    number | anderthalb | 1.5
    number | drei Fünftel | 0.6
    number | eins von tausend | 0.001
    boolean | jo | true
    boolean | jup | true
    boolean | jepp | true
    boolean | nö | false
    boolean | nee | false
    boolean | ne | false
    boolean | nein danke | false
    boolean | auf keinen Fall | false
    boolean | bloß nicht | false
    boolean | lieber nicht | false
    boolean | kommt nicht in Frage | false
    boolean | na klar | true
    boolean | passt | true
    date | der erste Montag im Januar | 2027-01-04
    date | eine Woche vor Weihnachten | 2026-12-18
    date | übernächsten Dienstag | ? 2026-12-01
    date | nächste Woche Mittwoch | 2026-11-25
    datetime | heute Abend um acht | 2026-11-22T20:00:00
    datetime | morgen früh um halb sieben | 2026-11-23T06:30:00
    datetime | Heiligabend um 18 Uhr | 2026-12-24T18:00:00
    time | Viertel nach drei | ? 15:15:00
    number | zweieinhalb Millionen | 2500000
    number | minus drei Komma fünf | -3.5
    ordinal | der hunderteinundzwanzigste | 121
    boolean | nicht wirklich | false
    boolean | auf jeden Fall | true
    boolean | vergiss es | false
    boolean | niemals | false
    """)

  static let french = SpokenPhrases(
    "fr",
    """
    date | dem | 2026-11-23
    date | dem1 | 2026-11-23
    date | 2m1 | 2026-11-23
    date | 2main | 2026-11-23
    date | auj | 2026-11-22
    date | ajd | 2026-11-22
    date | aujd | 2026-11-22
    date | après-dem | 2026-11-24
    date | apdem | 2026-11-24
    date | lun | ? 2026-11-23
    date | lundi en huit | 2026-11-30
    date | deux jours après Noël | 2026-12-27
    date | le lendemain du 3 | 2026-12-04
    date | le jour après le 3 | 2026-12-04
    date | trois jours après le 5 décembre | 2026-12-08
    date | le dernier vendredi du mois | 2026-11-27
    date | fin du mois | 2026-11-30
    date | à la fin du mois | 2026-11-30
    date | dans une quinzaine | 2026-12-06
    date | d'ici trois jours | 2026-11-25
    datetime | le 15 dans la soirée | 2026-12-15T20:00:00
    datetime | le 15 au soir | 2026-12-15T20:00:00
    datetime | le 15 en fin d'après-midi | -
    datetime | dans deux jours à 15 heures | 2026-11-24T15:00:00
    datetime | demain en début d'après-midi | -
    datetime | après-demain dans la matinée | 2026-11-24T09:00:00
    time | 19h56m30s | 19:56:30
    time | 19h56 | 19:56:00
    time | 7h du soir | 19:00:00
    time | midi et demi | 12:30:00
    number | un sur mille | 0.001
    number | trois quarts | 0.75
    number | deux et demi | 2.5
    boolean | ui | true
    boolean | oé | true
    boolean | ouais | true
    boolean | wé | true
    boolean | nn | false
    boolean | nan | false
    boolean | non merci | false
    boolean | surtout pas | false
    boolean | pas question | false
    boolean | hors de question | false
    boolean | il n'en est pas question | false
    boolean | jamais de la vie | false
    boolean | plutôt pas | false
    boolean | pas du tout | false
    boolean | sans façon | false
    boolean | non surtout pas | false
    boolean | pas maintenant | false
    boolean | dac | true
    boolean | dacc | true
    boolean | c'est ça | true
    boolean | volontiers | true
    boolean | bien entendu | true
    date | le premier lundi de janvier | 2027-01-04
    date | une semaine avant Noël | 2026-12-18
    date | mercredi de la semaine prochaine | 2026-11-25
    date | la veille de Noël | 2026-12-24
    date | dans huit jours | 2026-11-30
    date | sous quinzaine | 2026-12-06
    datetime | ce soir à huit heures | 2026-11-22T20:00:00
    datetime | demain matin à six heures et demie | 2026-11-23T06:30:00
    datetime | vendredi en soirée | 2026-11-27T20:00:00
    datetime | le 24 au soir | 2026-11-24T20:00:00
    time | trois heures et quart de l'après-midi | 15:15:00
    number | deux millions et demi | 2500000
    number | moins trois virgule cinq | -3.5
    ordinal | le cent vingt et unième | 121
    boolean | pas vraiment | false
    boolean | oublie | false
    boolean | laisse tomber | false
    boolean | jamais | false
    boolean | bien sûr que non | false
    boolean | non pas du tout | false
    boolean | non ça ira | false
    boolean | ça ira merci | -
    boolean | ce n'est pas la peine | false
    boolean | certainement pas | false
    boolean | pas pour moi | false
    boolean | je préfère pas | false
    boolean | je ne veux pas | false
    boolean | sûrement pas | false
    boolean | aucune chance | false
    """)

  static let spanish = SpokenPhrases(
    "es",
    """
    date | mñn | 2026-11-23
    date | mñna | 2026-11-23
    date | mna | 2026-11-23
    date | hoy | 2026-11-22
    date | oy | 2026-11-22
    date | pasado | 2026-11-24
    date | psdo mñn | -
    date | pasado mñn | 2026-11-24
    date | dentro de una semana | 2026-11-29
    date | dos días después de Navidad | 2026-12-27
    date | el día después del 3 | 2026-12-04
    date | tres días después del 5 de diciembre | 2026-12-08
    date | el último viernes del mes | 2026-11-27
    date | a fin de mes | 2026-11-30
    date | el lunes que viene | ? 2026-11-23
    datetime | el 15 por la tarde | 2026-12-15T15:00:00
    datetime | dentro de dos días a las 15 horas | 2026-11-24T15:00:00
    datetime | dentro de dos días a las 3 de la tarde | 2026-11-24T15:00:00
    datetime | pasado mañana al mediodía | 2026-11-24T12:00:00
    number | uno de cada mil | 0.001
    number | tres cuartos | 0.75
    number | dos y medio | 2.5
    boolean | sip | true
    boolean | sii | true
    boolean | nop | false
    boolean | no gracias | false
    boolean | ni hablar | false
    boolean | de ninguna manera | false
    boolean | para nada | false
    boolean | mejor no | false
    boolean | claro que no | false
    boolean | por supuesto | true
    boolean | dale | true
    boolean | vale | true
    boolean | ni de broma | false
    date | el primer lunes de enero | 2027-01-04
    date | una semana antes de Navidad | 2026-12-18
    date | el miércoles de la semana que viene | 2026-11-25
    date | de aquí a ocho días | 2026-11-30
    datetime | esta noche a las ocho | 2026-11-22T20:00:00
    datetime | mañana por la mañana a las seis y media | 2026-11-23T06:30:00
    datetime | el 24 por la noche | 2026-11-24T21:00:00
    datetime | el 3 de diciembre a mediodía | 2026-12-03T12:00:00
    number | dos millones y medio | 2500000
    number | menos tres coma cinco | -3.5
    ordinal | el vigésimo primero | 21
    boolean | en serio que no | -
    boolean | olvídalo | false
    boolean | jamás | false
    boolean | no quiero | false
    boolean | ahora no | false
    """)

  static let portuguese = SpokenPhrases(
    "pt",
    """
    date | amn | 2026-11-23
    date | amnh | 2026-11-23
    date | hj | 2026-11-22
    date | oj | -
    date | dps de amanha | 2026-11-24
    date | dps de amn | 2026-11-24
    date | depois de amanhã | 2026-11-24
    date | seg | ? 2026-11-23
    date | sex | ? 2026-11-27
    date | daqui a uma semana | 2026-11-29
    date | dois dias depois do Natal | 2026-12-27
    date | o dia depois do dia 3 | 2026-12-04
    date | três dias depois de 5 de dezembro | 2026-12-08
    date | a última sexta-feira do mês | 2026-11-27
    date | no fim do mês | 2026-11-30
    date | segunda que vem | ? 2026-11-23
    datetime | daqui a dois dias às 15 horas | 2026-11-24T15:00:00
    datetime | daqui a dois dias às 3 da tarde | 2026-11-24T15:00:00
    datetime | dia 15 à noite | 2026-12-15T20:00:00
    datetime | no dia 15 à tarde | 2026-12-15T15:00:00
    datetime | depois de amanhã ao meio-dia | 2026-11-24T12:00:00
    number | um em mil | 0.001
    number | três quartos | 0.75
    number | dois e meio | 2.5
    boolean | vb | -
    boolean | blz | true
    boolean | s | true
    boolean | ss | true
    boolean | sss | true
    boolean | n | false
    boolean | nn | false
    boolean | naum | false
    boolean | não obrigado | false
    boolean | nem pensar | false
    boolean | de jeito nenhum | false
    boolean | claro que não | false
    boolean | com certeza | true
    boolean | agora não | false
    boolean | melhor não | false
    date | a primeira segunda-feira de janeiro | 2027-01-04
    date | uma semana antes do Natal | 2026-12-18
    datetime | hoje à noite às oito | 2026-11-22T20:00:00
    datetime | amanhã de manhã às seis e meia | 2026-11-23T06:30:00
    datetime | dia 24 à noite | 2026-11-24T20:00:00
    datetime | daqui a três dias ao meio-dia | 2026-11-25T12:00:00
    number | dois milhões e meio | 2500000
    number | menos três vírgula cinco | -3.5
    ordinal | o vigésimo primeiro | 21
    boolean | esquece | false
    boolean | nunca | false
    boolean | não quero | false
    boolean | deixa | -
    """)

  static let italian = SpokenPhrases(
    "it",
    """
    date | dom | ? 2026-11-29
    date | doma | 2026-11-23
    date | dmn | 2026-11-23
    date | dopodom | 2026-11-24
    date | oggi | 2026-11-22
    date | lun | ? 2026-11-23
    date | tra una settimana | 2026-11-29
    date | due giorni dopo Natale | 2026-12-27
    date | il giorno dopo il 3 | 2026-12-04
    date | tre giorni dopo il 5 dicembre | 2026-12-08
    date | l'ultimo venerdì del mese | 2026-11-27
    date | a fine mese | 2026-11-30
    date | lunedì prossimo | ? 2026-11-23
    datetime | il 15 in serata | 2026-12-15T20:00:00
    datetime | il 15 sera | 2026-12-15T20:00:00
    datetime | il 15 nel pomeriggio | 2026-12-15T15:00:00
    datetime | tra due giorni alle 15 | 2026-11-24T15:00:00
    datetime | tra due giorni alle 3 del pomeriggio | 2026-11-24T15:00:00
    datetime | dopodomani a mezzogiorno | 2026-11-24T12:00:00
    datetime | domani in mattinata | 2026-11-23T09:00:00
    number | uno su mille | 0.001
    number | tre quarti | 0.75
    number | due e mezzo | 2.5
    boolean | sì certo | true
    boolean | sisi | true
    boolean | nono | false
    boolean | no grazie | false
    boolean | per niente | false
    boolean | assolutamente no | false
    boolean | neanche per sogno | false
    boolean | meglio di no | false
    boolean | certo che no | false
    boolean | non se ne parla | false
    boolean | volentieri | true
    boolean | va bene | true
    date | il primo lunedì di gennaio | 2027-01-04
    date | una settimana prima di Natale | 2026-12-18
    date | mercoledì della settimana prossima | 2026-11-25
    date | tra otto giorni | 2026-11-30
    datetime | stasera alle otto | 2026-11-22T20:00:00
    datetime | domani mattina alle sei e mezza | 2026-11-23T06:30:00
    datetime | il 24 di sera | 2026-11-24T20:00:00
    datetime | tra tre giorni a mezzogiorno | 2026-11-25T12:00:00
    number | due milioni e mezzo | 2500000
    number | meno tre virgola cinque | -3.5
    ordinal | il ventunesimo | 21
    boolean | lascia stare | false
    boolean | mai | false
    boolean | non voglio | false
    boolean | figurati | -
    date | moin | -
    """)

  static let dutch = SpokenPhrases(
    "nl",
    """
    date | mrg | 2026-11-23
    date | mrgn | 2026-11-23
    date | vndg | 2026-11-22
    date | vandaag | 2026-11-22
    date | overmrgn | 2026-11-24
    date | ma | ? 2026-11-23
    date | over een week | 2026-11-29
    date | maandag over een week | 2026-11-30
    date | twee dagen na Kerstmis | 2026-12-27
    date | de dag na de 3e | 2026-12-04
    date | drie dagen na 5 december | 2026-12-08
    date | de laatste vrijdag van de maand | 2026-11-27
    date | eind van de maand | 2026-11-30
    date | aanstaande woensdag | 2026-11-25
    datetime | de 15e 's avonds | 2026-12-15T20:00:00
    datetime | op de 15e in de avond | 2026-12-15T20:00:00
    datetime | over twee dagen om 15 uur | 2026-11-24T15:00:00
    datetime | morgen in de namiddag | 2026-11-23T15:00:00
    number | één op duizend | 0.001
    number | drie kwart | 0.75
    number | anderhalf | 1.5
    boolean | jaa | true
    boolean | jup | true
    boolean | tuurlijk | true
    boolean | nee bedankt | false
    boolean | nee dank je | false
    boolean | geen sprake van | false
    boolean | zeker niet | false
    boolean | liever niet | false
    boolean | nou nee | false
    boolean | natuurlijk niet | false
    date | de eerste maandag van januari | 2027-01-04
    date | een week voor Kerstmis | 2026-12-18
    date | woensdag volgende week | 2026-11-25
    datetime | vanavond om acht uur | 2026-11-22T20:00:00
    datetime | morgenochtend om half zeven | 2026-11-23T06:30:00
    datetime | de 24e 's avonds | 2026-11-24T20:00:00
    datetime | over drie dagen om twaalf uur 's middags | 2026-11-25T12:00:00
    datetime | morgen in de loop van de middag | -
    datetime | vrijdag in de voormiddag | 2026-11-27T09:00:00
    number | twee en een half miljoen | 2500000
    number | min drie komma vijf | -3.5
    ordinal | de eenentwintigste | 21
    boolean | laat maar | false
    boolean | nooit | false
    boolean | dat hoeft niet | false
    boolean | in geen geval | false
    """)

  static let swedish = SpokenPhrases(
    "sv",
    """
    date | imorn | 2026-11-23
    date | imorgon | 2026-11-23
    date | i övermorgon | 2026-11-24
    date | övermorgon | 2026-11-24
    date | idag | 2026-11-22
    date | må | ? 2026-11-23
    date | om en vecka | 2026-11-29
    date | måndag om en vecka | 2026-11-30
    date | två dagar efter juldagen | 2026-12-27
    date | dagen efter den 3:e | 2026-12-04
    date | tre dagar efter 5 december | 2026-12-08
    date | sista fredagen i månaden | 2026-11-27
    date | slutet av månaden | 2026-11-30
    datetime | den 15 på kvällen | 2026-12-15T20:00:00
    datetime | den 15:e på eftermiddagen | 2026-12-15T15:00:00
    datetime | om två dagar klockan 15 | 2026-11-24T15:00:00
    datetime | i övermorgon vid lunch | 2026-11-24T12:00:00
    number | en av tusen | 0.001
    number | tre fjärdedelar | 0.75
    number | två och en halv | 2.5
    number | en åttondel | 0.125
    ordinal | tjugoförsta | 21
    ordinal | hundra tredje | 103
    boolean | jo | true
    boolean | japp | true
    boolean | nä | false
    boolean | nej tack | false
    boolean | absolut inte | false
    boolean | inte alls | false
    boolean | aldrig i livet | false
    boolean | helst inte | false
    boolean | visst | true
    boolean | gärna | true
    date | första måndagen i januari | 2027-01-04
    datetime | i kväll klockan åtta | 2026-11-22T20:00:00
    datetime | i morgon bitti halv sju | 2026-11-23T06:30:00
    datetime | den 24 på kvällen | 2026-11-24T20:00:00
    number | två och en halv miljoner | 2500000
    number | minus tre komma fem | -3.5
    number | tre femtedelar | 0.6
    number | en tredjedel | 0.3333333333333333
    number | två tredjedelar | 0.6666666666666666
    number | en tiondel | 0.1
    number | en och en halv | 1.5
    ordinal | hundratjugoförsta | 121
    ordinal | näst sista | end-1
    ordinal | femtioandra | 52
    boolean | strunt i det | false
    boolean | aldrig | false
    boolean | inte nu | false
    """)
}
