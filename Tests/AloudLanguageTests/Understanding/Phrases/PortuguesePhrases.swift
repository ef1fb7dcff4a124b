extension SpokenPhrases {
  /// What people say in Portuguese.
  static let portuguese = SpokenPhrases(
    "pt",
    """
    date | hj | 2026-11-20
    date | amnh | 2026-11-21
    date | na próxima segunda | 2026-11-23
    date | terça-feira passada | 2026-11-10
    date | quinta da semana passada | 2026-11-12
    date | cinco de março de dois mil e vinte e oito | 2028-03-05
    date | dia 21 | 2026-11-21
    date | a primeira segunda-feira de março | 2027-03-01
    date | a última sexta-feira do mês | 2026-11-27
    date | daqui a duas semanas | 2026-12-04
    date | daqui a quinze dias | 2026-12-05
    date | há três dias atrás | 2026-11-17
    date | duas semanas depois de amanhã | 2026-12-05
    date | segunda-feira daqui a uma semana | 2026-11-30
    date | meio ano atrás | 2026-05-20
    date | há um ano e meio | 2025-05-20
    date | daqui a um ano e meio | 2028-05-20
    date | em um ano e dois meses | 2028-01-20
    date | 24-12-2026 | 2026-12-24
    date | quinta-feira, 24 de dezembro | 2026-12-24
    date | quatro de julho de dois mil e um | 2001-07-04
    date | o último dia do mês | 2026-11-30
    date | dia primeiro do mês que vem | 2026-12-01
    date | em três dias úteis | 2026-11-25
    date | antes de ontem | 2026-11-18
    date | dois dias depois de 5 de março | 2027-03-07
    date | de segunda a sexta | -
    date | sexta sábado | -
    date | sexta | 2026-11-20
    date | sexta da próxima semana | 2026-11-27
    date | 3 dez 27 | 2027-12-03
    date | o último dia de fevereiro | 2027-02-28
    date | o último dia do ano | 2026-12-31
    date | em seis semanas | 2027-01-01
    date | próximo mês | 2026-12-20
    date | há dois anos e meio | 2024-05-20
    date | dois dias depois de segunda-feira | 2026-11-25
    date | três dias antes de 10 de março | 2027-03-07
    date | uma semana depois de segunda | 2026-11-30
    date | janeiro | -
    time | um quarto para as nove | 08:45:00
    time | seis e vinte | 06:20:00
    time | dezenove e trinta e cinco | 19:35:00
    time | às oito em ponto | 08:00:00
    time | três da madrugada | 03:00:00
    time | 14:05 | 14:05:00
    time | meio-dia | 12:00:00
    time | meia-noite | 00:00:00
    time | dez para as cinco da tarde | 16:50:00
    time | oito e quinze | 08:15:00
    time | daqui a uma hora e meia | 17:00:00
    time | cinco e quinze | 05:15:00
    time | uma da manhã | 01:00:00
    time | às 17:05 | 17:05:00
    time | quarenta | -
    datetime | hoje à noite às 8 | 2026-11-20T20:00:00
    datetime | às sete e trinta de amanhã | 2026-11-21T07:30:00
    datetime | amanhã ao meio-dia | 2026-11-21T12:00:00
    datetime | às 15h de segunda-feira | 2026-11-23T15:00:00
    datetime | ontem às quinze para as seis da tarde | 2026-11-19T17:45:00
    datetime | depois de amanhã às 16h | 2026-11-22T16:00:00
    datetime | em 3 horas e 20 minutos | 2026-11-20T18:50:00
    datetime | meia hora atrás | 2026-11-20T15:00:00
    datetime | daqui a um quarto de hora | 2026-11-20T15:45:00
    datetime | amanhã à tarde | 2026-11-21T15:00:00
    datetime | quarta-feira às nove e meia da manhã | 2026-11-25T09:30:00
    datetime | a última sexta-feira do mês às 17h | 2026-11-27T17:00:00
    datetime | há cinco minutos | 2026-11-20T15:25:00
    datetime | 20 de dezembro de 2026 às 20h | 2026-12-20T20:00:00
    datetime | no fim de segunda-feira | 2026-11-23T23:59:59
    duration | uma hora e meia | 5400
    duration | meia hora | 1800
    duration | duas horas e quinze minutos | 8100
    duration | dois dias úteis | 172800
    duration | um século e meio | 4730400000
    duration | um minuto e trinta segundos | 90
    duration | o dia inteiro | 86400
    duration | meio minuto | 30
    number | cento e vinte e três mil quatrocentos e cinquenta e seis | 123456
    number | três ponto um quatro | 3.14
    number | três quartos | 0.75
    number | uma dúzia | 12
    number | um milhão e meio | 1500000
    number | quatro quintos | 0.8
    number | 1.234.567,89 | 1234567.89
    number | mil e um | 1001
    number | dez elevado a seis | 1000000
    number | quarenta e dois vírgula zero cinco | 42.05
    number | menos um meio | -0.5
    number | três centésimos | 0.03
    number | dez mil e um | 10001
    ordinal | centésimo vigésimo primeiro | 121
    ordinal | 3ª | 3
    ordinal | penúltimo | end-1
    ordinal | o próximo | current+1
    ordinal | número cinco | 5
    ordinal | olá | -
    ordinal | décimo primeiro | 11
    boolean | com certeza | true
    boolean | beleza | true
    boolean | de maneira nenhuma | false
    boolean | talvez | -
    boolean | claro que não | false
    boolean | ninguém | -
    date | o dia depois de segunda | 2026-11-24
    date | três dias depois do Natal | 2026-12-28
    date | véspera de Natal | 2026-12-24
    date | 17 do 11 | 2027-11-17
    datetime | três dias depois de segunda às oito da noite | 2026-11-26T20:00:00
    boolean | não, agora não | false
    boolean | sim, claro | true
    boolean | sim e não | -
    time | meio-dia e 30 | 12:30:00
    time | 12 da noite | 00:00:00
    """)
}
