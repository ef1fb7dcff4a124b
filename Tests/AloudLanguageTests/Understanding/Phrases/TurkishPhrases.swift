extension SpokenPhrases {
  /// What people say in Turkish.
  static let turkish = SpokenPhrases(
    "tr",
    """
    date | yrn | 2026-11-21
    date | bgn | 2026-11-20
    date | gelecek pazartesi | 2026-11-23
    date | gelecek hafta çarşamba | 2026-11-25
    date | bu hafta çarşamba | 2026-11-18
    date | 5 Mart 2028 | 2028-03-05
    date | bir mart | 2027-03-01
    date | ayın 21'i | 2026-11-21
    date | ayın yirmi biri | 2026-11-21
    date | martın ilk pazartesisi | 2027-03-01
    date | mart ayının ilk pazartesi günü | 2027-03-01
    date | ayın son cuması | 2026-11-27
    date | bu ayın son cuması | 2026-11-27
    date | iki hafta içinde | 2026-12-04
    date | on gün sonra | 2026-11-30
    date | pazartesiden bir hafta sonra | 2026-11-30
    date | altı ay önce | 2026-05-20
    date | yarım yıl önce | 2026-05-20
    date | bir buçuk yıl önce | 2025-05-20
    date | bir buçuk yıl sonra | 2028-05-20
    date | 24/12/2026 | 2026-12-24
    date | 24 Aralık 2026 | 2026-12-24
    date | 24 Ara 2026 | 2026-12-24
    date | ayın son günü | 2026-11-30
    date | bu ayın 15'i | 2026-11-15
    date | öbür gün | 2026-11-22
    date | dün | 2026-11-19
    date | 45 Mart | -
    date | her pazartesi | -
    date | gelecek salı | 2026-11-24
    date | 3.12.27 | 2027-12-03
    date | 3 Ara 27 | 2027-12-03
    date | aralığın üçüncü cuması | 2026-12-18
    date | şubatın son günü | 2027-02-28
    date | yılın son günü | 2026-12-31
    date | altı hafta sonra | 2027-01-01
    date | gelecek ay | 2026-12-20
    date | iki buçuk yıl önce | 2024-05-20
    date | pazartesiden iki gün sonra | 2026-11-25
    date | 10 Marttan üç gün önce | 2027-03-07
    date | pazartesi ile cuma arası | -
    time | akşam sekize çeyrek var | 19:45:00
    time | altıyı yirmi geçe | 06:20:00
    time | yediye yirmi beş var | 06:35:00
    time | on dokuz otuz beş | 19:35:00
    time | sabah sekizde | 08:00:00
    time | gece on bir | 23:00:00
    time | saat 14.05'te | 14:05:00
    time | gece yarısı | 00:00:00
    time | sabah onu çeyrek geçe | 10:15:00
    time | yarım saat sonra | 16:00:00
    time | 25:61 | -
    time | on ikiyi beş geçe | 12:05:00
    time | on üç | 13:00:00
    time | yirmi dakika sonra | 15:50:00
    time | sekizi yirmi geçe | 08:20:00
    time | 8'i 20 geçe | 08:20:00
    datetime | bu akşam sekizde | 2026-11-20T20:00:00
    datetime | gelecek pazartesi öğleden sonra üç buçukta | 2026-11-23T15:30:00
    datetime | pazartesi saat 15:00'te | 2026-11-23T15:00:00
    datetime | 5 Mart saat 10:15 | 2027-03-05T10:15:00
    datetime | dün gece on birde | 2026-11-19T23:00:00
    datetime | gün sonu | 2026-11-20T23:59:59
    datetime | yarım saat önce | 2026-11-20T15:00:00
    datetime | iki gün üç saat sonra | 2026-11-22T18:30:00
    datetime | ayın 15'inde akşam sekizde | 2026-12-15T20:00:00
    datetime | yarın akşam | 2026-11-21T20:00:00
    datetime | yarın saat beşte | 2026-11-21T05:00:00
    datetime | ayın son cuması saat 17'de | 2026-11-27T17:00:00
    datetime | bir buçuk saat önce | 2026-11-20T14:00:00
    datetime | 20 Aralık akşam sekizde | 2026-12-20T20:00:00
    duration | bir buçuk saat | 5400
    duration | yarım saat | 1800
    duration | iki saat on beş dakika | 8100
    duration | on beş gün | 1296000
    duration | bütün gün | 86400
    duration | yarım dakika | 30
    number | yüz yirmi üç bin dört yüz elli altı | 123456
    number | eksi on yedi | -17
    number | iki tam üçte iki | 2.6666666666666665
    number | yarım düzine | 6
    number | 1,5 milyon | 1500000
    number | sekizde yedi | 0.875
    number | yüzbir | 101
    number | çeyrek | 0.25
    number | kırk iki virgül sıfır beş | 42.05
    number | eksi bir bölü iki | -0.5
    number | on bin bir | 10001
    ordinal | yirmi birinci | 21
    ordinal | üçüncü | 3
    ordinal | sonuncu | end+0
    ordinal | beş numara | 5
    ordinal | on birinci | 11
    boolean | tabii ki | true
    boolean | tamam | true
    boolean | yok | false
    boolean | kesinlikle hayır | false
    boolean | kesinlikle | true
    date | pazartesiden iki gün önce | 2026-11-21
    date | bundan iki hafta sonra | 2026-12-04
    date | bundan iki pazar sonra | 2026-11-29
    date | seneye | 2027-11-20
    date | Noel'den üç gün sonra | 2026-12-28
    datetime | pazartesiden üç gün sonra akşam yedi buçukta | 2026-11-26T19:30:00
    number | yüzde bir | 0.01
    number | yirmi beşte yirmi | 0.8
    number | bir çift | 2
    ordinal | on dördüncü | 14
    ordinal | sondan birinci | end+0
    boolean | hayır, gerek yok | false
    boolean | evet, tabii ki | true
    boolean | evet ve hayır | -
    time | gece 12:30 | 00:30:00
    """)
}
