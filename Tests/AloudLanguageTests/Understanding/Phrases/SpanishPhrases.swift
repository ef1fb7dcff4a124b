extension SpokenPhrases {
  /// What people say in Spanish.
  static let spanish = SpokenPhrases(
    "es",
    """
    date | mñn | 2026-11-21
    date | el lunes que viene | 2026-11-23
    date | el pasado martes | 2026-11-10
    date | el miércoles de esta semana | 2026-11-18
    date | el primero de marzo | 2027-03-01
    date | el 21 | 2026-11-21
    date | el primer lunes de marzo | 2027-03-01
    date | el primer lunes de marzo de 2028 | 2028-03-06
    date | el último viernes del mes | 2026-11-27
    date | el segundo martes del mes que viene | 2026-12-08
    date | hace tres días | 2026-11-17
    date | dos semanas después de mañana | 2026-12-05
    date | el lunes dentro de una semana | 2026-11-30
    date | hace medio año | 2026-05-20
    date | hace un año y medio | 2025-05-20
    date | dentro de un año y medio | 2028-05-20
    date | en un año y dos meses | 2028-01-20
    date | 24-12-2026 | 2026-12-24
    date | 24 de diciembre del 2026 | 2026-12-24
    date | diciembre 24 | 2026-12-24
    date | el último día del mes | 2026-11-30
    date | el quince de este mes | 2026-11-15
    date | pasado mañana | 2026-11-22
    date | antier | 2026-11-18
    date | dos días después del 5 de marzo | 2027-03-07
    date | hace dos lunes | 2026-11-09
    date | lunes martes | -
    date | todos los lunes | -
    date | cada lunes | -
    date | el viernes de la próxima semana | 2026-11-27
    date | treinta y uno de diciembre | 2026-12-31
    date | 3 dic 27 | 2027-12-03
    date | el tercer viernes de diciembre | 2026-12-18
    date | el último día de febrero | 2027-02-28
    date | el último día del año | 2026-12-31
    date | hace dos meses | 2026-09-20
    date | dentro de medio año | 2027-05-20
    date | hace dos años y medio | 2024-05-20
    date | dos días después del lunes | 2026-11-25
    date | tres días antes del 10 de marzo | 2027-03-07
    date | una semana después del lunes | 2026-11-30
    date | enero | -
    date | entre lunes y viernes | -
    time | cuarto para las nueve | 08:45:00
    time | las seis y veinte | 06:20:00
    time | las diecinueve treinta y cinco | 19:35:00
    time | a la una | 01:00:00
    time | las tres de la madrugada | 03:00:00
    time | las doce del mediodía | 12:00:00
    time | 14:05 horas | 14:05:00
    time | al mediodía | 12:00:00
    time | diez para las cinco | 04:50:00
    time | a eso de las cinco | 05:00:00
    time | cinco minutos después de las diez | 10:05:00
    time | en tres horas y veinte minutos | 18:50:00
    time | 25:61 | -
    time | las cinco y cuarto | 05:15:00
    time | las doce menos cinco | 11:55:00
    time | las trece horas | 13:00:00
    time | las siete en punto | 07:00:00
    time | a las 5 de la tarde | 17:00:00
    time | cuarenta | -
    datetime | mañana por la mañana a las siete y media | 2026-11-21T07:30:00
    datetime | mañana al mediodía | 2026-11-21T12:00:00
    datetime | a las 3 de la tarde del lunes | 2026-11-23T15:00:00
    datetime | ayer a las seis menos cuarto de la tarde | 2026-11-19T17:45:00
    datetime | pasado mañana a las 4 de la tarde | 2026-11-22T16:00:00
    datetime | en 3 horas y 20 minutos | 2026-11-20T18:50:00
    datetime | hace dos horas y media | 2026-11-20T13:00:00
    datetime | en dos días y tres horas | 2026-11-22T18:30:00
    datetime | el 15 a las ocho de la noche | 2026-12-15T20:00:00
    datetime | 24/12/2026 18:05 | 2026-12-24T18:05:00
    datetime | hoy al mediodía | 2026-11-20T12:00:00
    datetime | el último viernes del mes a las 17 horas | 2026-11-27T17:00:00
    datetime | hace cinco minutos | 2026-11-20T15:25:00
    datetime | en 2 días, 3 horas y 5 minutos | 2026-11-22T18:35:00
    datetime | a las 8 de la noche del 20 de diciembre | 2026-12-20T20:00:00
    datetime | mañana | -
    duration | dos días y medio | 216000
    duration | un cuarto de hora | 900
    duration | dos horas y quince minutos | 8100
    duration | diez años | 315360000
    duration | un siglo y medio | 4730400000
    duration | 45 minutos | 2700
    duration | medio minuto | 30
    duration | un año y un día | 31622400
    number | dos billones trescientos mil millones | 2300000000000
    number | cero punto veinticinco | 0.25
    number | menos cuatro coma dos | -4.2
    number | cinco y medio | 5.5
    number | medio millón | 500000
    number | 2 mil | 2000
    number | un centésimo | 0.01
    number | un tercio | 0.3333333333333333
    number | un par | 2
    number | diez elevado a seis | 1000000
    number | diez cinco | -
    number | cuarenta y dos | 42
    number | mil doscientos treinta y cuatro | 1234
    number | once doceavos | 0.9166666666666666
    number | 1,2 mil millones | 1200000000
    number | nueve de cada diez | 0.9
    number | veintiún mil | 21000
    ordinal | 21º | 21
    ordinal | milésimo | 1000
    ordinal | el último | end+0
    ordinal | número cinco | 5
    ordinal | undécimo | 11
    ordinal | millonésimo | 1000000
    boolean | claro que sí | true
    boolean | de acuerdo | true
    boolean | ni hablar | false
    boolean | desde luego | true
    boolean | sip | true
    boolean | sí claro | true
    boolean | jamás | false
    boolean | nadie | -
    date | el día después del lunes | 2026-11-24
    date | el día siguiente al lunes | 2026-11-24
    date | tres días después de Navidad | 2026-12-28
    date | la víspera de Navidad | 2026-12-24
    date | 15 del 3 | 2027-03-15
    date | del lunes en ocho | 2026-11-30
    time | las 11 del día | 11:00:00
    datetime | mañana por la noche a las nueve | 2026-11-21T21:00:00
    datetime | el lunes a las nueve de la noche | 2026-11-23T21:00:00
    datetime | el día 15 a las 8 de la mañana | 2026-12-15T08:00:00
    datetime | a las 8 de la mañana hoy | 2026-11-20T08:00:00
    datetime | a las 8 de la mañana dentro de dos días | 2026-11-22T08:00:00
    datetime | dentro de dos días a las 15 horas | 2026-11-22T15:00:00
    boolean | no, lo siento | false
    boolean | no, de ninguna manera | false
    boolean | hoy no | false
    boolean | sí, claro que sí | true
    boolean | no estoy seguro | -
    time | 12:30 de la noche | 00:30:00
    datetime | el martes a las tres y diez de la tarde | 2026-11-24T15:10:00
    """)
}
