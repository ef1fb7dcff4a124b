extension SpokenPhrases {
  /// What people say in French.
  static let french = SpokenPhrases(
    "fr",
    """
    date | ajd | 2026-11-20
    date | mardi dernier | 2026-11-10
    date | jeudi de la semaine dernière | 2026-11-12
    date | le cinq mars deux mille vingt-huit | 2028-03-05
    date | le 21 | 2026-11-21
    date | le premier lundi de mars | 2027-03-01
    date | le dernier vendredi du mois | 2026-11-27
    date | le deuxième mardi du mois prochain | 2026-12-08
    date | il y a une semaine | 2026-11-13
    date | aujourd'hui en huit | 2026-11-27
    date | lundi en huit | 2026-11-30
    date | lundi en quinze | 2026-12-07
    date | lundi dans une semaine | 2026-11-30
    date | il y a un an et demi | 2025-05-20
    date | dans un an et demi | 2028-05-20
    date | 24.12.2026 | 2026-12-24
    date | le 24 décembre 2026 | 2026-12-24
    date | le trois mai mille neuf cent quatre-vingt-dix-neuf | 1999-05-03
    date | le dernier jour du mois | 2026-11-30
    date | le premier jour du mois prochain | 2026-12-01
    date | le 1er du mois prochain | 2026-12-01
    date | il y a cinq jours ouvrables | 2026-11-13
    date | avant-hier | 2026-11-18
    date | deux jours après le 5 mars | 2027-03-07
    date | du lundi au vendredi | -
    date | lundi mardi | -
    date | mardi prochain | 2026-11-24
    date | le premier décembre | 2026-12-01
    date | 3/12/27 | 2027-12-03
    date | 3 déc 27 | 2027-12-03
    date | le vingt décembre deux mille vingt-sept | 2027-12-20
    date | le troisième vendredi de décembre | 2026-12-18
    date | le dernier jour de février | 2027-02-28
    date | le dernier jour de l'année | 2026-12-31
    date | il y a deux mois | 2026-09-20
    date | dans six mois | 2027-05-20
    date | il y a deux ans et demi | 2024-05-20
    date | deux jours après lundi | 2026-11-25
    date | trois jours avant le 10 mars | 2027-03-07
    date | une semaine après lundi | 2026-11-30
    date | mardi en quinze | 2026-12-08
    date | dans quelques jours | 2026-11-23
    date | lundi à mercredi | -
    date | un deux trois | -
    time | trois heures et demie | 03:30:00
    time | six heures vingt | 06:20:00
    time | sept heures trente | 07:30:00
    time | 19 h 35 | 19:35:00
    time | trois heures de l'après-midi | 15:00:00
    time | midi | 12:00:00
    time | midi et quart | 12:15:00
    time | minuit | 00:00:00
    time | dix heures pile | 10:00:00
    time | dix heures cinq | 10:05:00
    time | dans une demi-heure | 16:00:00
    time | 25:61 | -
    time | minuit moins le quart | 23:45:00
    time | treize heures | 13:00:00
    time | 17h | 17:00:00
    time | trois heures moins dix | 02:50:00
    time | quarante | -
    datetime | demain matin à sept heures et demie | 2026-11-21T07:30:00
    datetime | lundi prochain à trois heures et demie de l'après-midi | 2026-11-23T15:30:00
    datetime | le 5 mars à 10h15 | 2027-03-05T10:15:00
    datetime | hier soir à onze heures | 2026-11-19T23:00:00
    datetime | fin de journée | 2026-11-20T23:59:59
    datetime | il y a une heure | 2026-11-20T14:30:00
    datetime | dans trois quarts d'heure | 2026-11-20T16:15:00
    datetime | le 15 à huit heures du soir | 2026-12-15T20:00:00
    datetime | maintenant | 2026-11-20T15:30:00
    datetime | lundi en huit à 10h | 2026-11-30T10:00:00
    datetime | aujourd'hui à midi | 2026-11-20T12:00:00
    datetime | le dernier vendredi du mois à 17 heures | 2026-11-27T17:00:00
    datetime | il y a cinq minutes | 2026-11-20T15:25:00
    datetime | dans 2 jours, 3 heures et 5 minutes | 2026-11-22T18:35:00
    datetime | 20 décembre 20:00 | 2026-12-20T20:00:00
    datetime | la fin de lundi | 2026-11-23T23:59:59
    duration | un an et demi | 47304000
    duration | un quart d'heure | 900
    duration | deux heures et quinze minutes | 8100
    duration | dix ans | 315360000
    duration | un siècle et demi | 4730400000
    duration | une minute trente | 90
    duration | quatre ans et demi | 141912000
    duration | trois mois | 7776000
    duration | huit jours | 691200
    number | deux billions trois cents milliards | 2300000000000
    number | trois virgule quatorze | 3.14
    number | trois quarts | 0.75
    number | une douzaine | 12
    number | un million et demi | 1500000
    number | quatre-vingt-dix-sept | 97
    number | soixante et onze | 71
    number | sept huitièmes | 0.875
    number | une centaine | 100
    number | dix puissance six | 1000000
    number | quarante-deux virgule zéro cinq | 42.05
    number | moins un demi | -0.5
    number | trois centièmes | 0.03
    number | douze cents | 1200
    number | quatre-vingt-un | 81
    number | septante et un | 71
    number | un et demi | 1.5
    ordinal | le cent vingt et unième | 121
    ordinal | la troisième | 3
    ordinal | le millième | 1000
    ordinal | le suivant | current+1
    ordinal | numéro cinq | 5
    ordinal | la 112e | 112
    ordinal | millionième | 1000000
    boolean | oui s'il vous plaît | true
    boolean | d'accord | true
    boolean | jamais de la vie | false
    boolean | nan | false
    boolean | volontiers | true
    boolean | oui bien sûr | true
    boolean | jamais | false
    boolean | oui et non | -
    date | le lendemain de lundi | 2026-11-24
    date | la veille de Noël | 2026-12-24
    date | trois jours après lundi | 2026-11-26
    date | trois jours après Noël | 2026-12-28
    date | quatre jours à compter d'hier | 2026-11-23
    date | le 31 de ce mois | -
    date | le 17 du 11 | 2027-11-17
    date | ce 15 mars | 2027-03-15
    time | dix minutes après neuf heures | 09:10:00
    time | neuf heures dans la soirée | 21:00:00
    datetime | dans deux jours à 15 heures | 2026-11-22T15:00:00
    datetime | dans la soirée lundi | 2026-11-23T20:00:00
    datetime | trois heures de l'après-midi à Noël | 2026-12-25T15:00:00
    boolean | sans façon | false
    boolean | non, ça ne m'intéresse pas | false
    boolean | pas aujourd'hui | false
    boolean | laisse tomber | false
    boolean | je n'ai pas envie | false
    boolean | malheureusement non | false
    boolean | non, désolé | false
    boolean | ne fais pas ça | false
    boolean | aucun problème | true
    boolean | oui, vas-y | true
    boolean | ça dépend | -
    time | midi 30 | 12:30:00
    time | minuit 30 | 00:30:00
    time | 2h du mat | 02:00:00
    time | 12h de la nuit | 00:00:00
    date | samedi qui vient | 2026-11-21
    datetime | lundi sept à dix heures quinze | 2026-12-07T10:15:00
    """)
}
