/// Everyday phrases of other languages, each with what it means on Sunday, 2026-11-22, at ten. A "?" stands before what has to be among the
/// readings: which is meant is asked.
extension EverydayPhrases {
  static let russian = SpokenPhrases(
    "ru",
    """
    date | зав | 2026-11-23
    date | завтра | 2026-11-23
    date | сег | 2026-11-22
    date | сегодня | 2026-11-22
    date | седня | 2026-11-22
    date | сёдня | 2026-11-22
    date | послезавтра | 2026-11-24
    date | послезав | 2026-11-24
    date | пн | ? 2026-11-23
    date | вт | ? 2026-11-24
    date | ср | ? 2026-11-25
    date | чт | ? 2026-11-26
    date | пт | ? 2026-11-27
    date | сб | ? 2026-11-28
    date | вс | ? 2026-11-22
    date | через неделю | 2026-11-29
    date | через три дня после 5 декабря | 2026-12-08
    date | последняя пятница месяца | 2026-11-27
    date | в конце месяца | 2026-11-30
    date | в понедельник через неделю | 2026-11-30
    datetime | 15-го вечером | 2026-12-15T20:00:00
    datetime | 15 числа вечером | 2026-12-15T20:00:00
    datetime | через два дня в 15 часов | 2026-11-24T15:00:00
    datetime | послезавтра в полдень | 2026-11-24T12:00:00
    datetime | завтра после обеда | 2026-11-23T15:00:00
    number | один на тысячу | 0.001
    number | один из тысячи | 0.001
    number | три четверти | 0.75
    number | полтора | 1.5
    number | две пятых | 0.4
    boolean | ага | true
    boolean | угу | true
    boolean | неа | false
    boolean | не | false
    boolean | нет спасибо | false
    boolean | ни за что | false
    boolean | конечно нет | false
    boolean | ни в коем случае | false
    boolean | лучше не надо | false
    boolean | не надо | false
    boolean | разумеется | true
    boolean | давай | true
    boolean | да конечно | true
    date | первый понедельник января | 2027-01-04
    date | за неделю до Рождества | 2026-12-31
    date | в среду на следующей неделе | 2026-11-25
    datetime | сегодня вечером в восемь | 2026-11-22T20:00:00
    datetime | завтра утром в полседьмого | 2026-11-23T06:30:00
    datetime | 24-го вечером | 2026-11-24T20:00:00
    number | два с половиной миллиона | 2500000
    number | минус три целых пять десятых | -3.5
    number | минус три запятая пять | -3.5
    ordinal | сто двадцать первый | 121
    boolean | забудь | false
    boolean | никогда | false
    boolean | не хочу | false
    boolean | не сейчас | false
    boolean | ни в коем разе | false
    date | средвт | -
    """)

  static let bulgarian = SpokenPhrases(
    "bg",
    """
    date | утре | 2026-11-23
    date | вдругиден | 2026-11-24
    date | днес | 2026-11-22
    boolean | да | true
    boolean | не | false
    """)

  static let turkish = SpokenPhrases(
    "tr",
    """
    date | yrn | 2026-11-23
    date | yarın | 2026-11-23
    date | bgn | 2026-11-22
    date | bugün | 2026-11-22
    date | öbür gün | 2026-11-24
    date | pzt | ? 2026-11-23
    date | bir hafta sonra | 2026-11-29
    date | yılbaşından iki gün sonra | 2027-01-03
    date | 5 Aralık'tan üç gün sonra | 2026-12-08
    date | ayın son cuması | 2026-11-27
    date | ay sonu | 2026-11-30
    date | ayın sonunda | 2026-11-30
    datetime | ayın 15'inde akşam | 2026-12-15T20:00:00
    datetime | iki gün sonra saat 15'te | 2026-11-24T15:00:00
    datetime | yarın öğleden sonra | 2026-11-23T15:00:00
    datetime | öbür gün öğlen | 2026-11-24T12:00:00
    number | binde bir | 0.001
    number | dörtte üç | 0.75
    number | iki buçuk | 2.5
    number | beşte iki | 0.4
    number | yarım | 0.5
    number | bir buçuk | 1.5
    ordinal | yirmi birinci | 21
    ordinal | yüz üçüncü | 103
    ordinal | 5. | 5
    ordinal | sondan ikinci | end-1
    ordinal | onuncu | 10
    ordinal | kırk ikinci | 42
    boolean | evt | true
    boolean | he | true
    boolean | hee | true
    boolean | hyr | false
    boolean | yok | false
    boolean | hayır teşekkürler | false
    boolean | asla | false
    boolean | kesinlikle hayır | false
    boolean | olmaz | false
    boolean | tabii ki | true
    boolean | istemiyorum | false
    boolean | olur | true
    date | ocağın ilk pazartesisi | 2027-01-04
    date | üç gün önce | 2026-11-19
    date | on gün sonra | 2026-12-02
    datetime | bu akşam sekizde | 2026-11-22T20:00:00
    datetime | yarın sabah altı buçukta | 2026-11-23T06:30:00
    datetime | ayın 24'ü akşamı | 2026-11-24T20:00:00
    number | iki buçuk milyon | 2500000
    number | eksi üç virgül beş | -3.5
    number | üçte bir | 0.3333333333333333
    number | onda bir | 0.1
    number | sekizde beş | 0.625
    number | çeyrek | 0.25
    number | bir tam bir bölü iki | 1.5
    ordinal | yüz yirmi birinci | 121
    ordinal | sonuncu | end+0
    ordinal | üçüncü sırada | 3
    ordinal | 21'inci | 21
    boolean | boş ver | false
    boolean | şimdi değil | false
    boolean | gerek yok | false
    boolean | kesinlikle | true
    """)

  static let hindi = SpokenPhrases(
    "hi",
    """
    date | kal | ? 2026-11-23
    date | parso | ? 2026-11-24
    date | parson | ? 2026-11-24
    date | aaj | 2026-11-22
    date | aj | 2026-11-22
    date | somvar | ? 2026-11-23
    date | कल | ? 2026-11-23
    date | परसों | ? 2026-11-24
    date | अगले हफ़्ते | 2026-11-29
    date | एक हफ़्ते बाद | 2026-11-29
    date | क्रिसमस के दो दिन बाद | 2026-12-27
    date | 5 दिसंबर के तीन दिन बाद | 2026-12-08
    date | महीने का आखिरी शुक्रवार | 2026-11-27
    date | महीने के अंत में | 2026-11-30
    datetime | दो दिन बाद दोपहर 3 बजे | 2026-11-24T15:00:00
    datetime | परसों दोपहर 12 बजे | 2026-11-24T12:00:00
    number | एक हजार में एक | 0.001
    number | हज़ार में से एक | 0.001
    number | पौने तीन | 2.75
    number | सवा दो | 2.25
    number | साढ़े तीन | 3.5
    number | ढाई | 2.5
    number | डेढ़ | 1.5
    number | तीन चौथाई | 0.75
    number | एक तिहाई | 0.3333333333333333
    number | आधा | 0.5
    ordinal | इक्कीसवां | 21
    ordinal | पहला | 1
    ordinal | छठा | 6
    ordinal | एक सौ तीसरा | 103
    boolean | haan | true
    boolean | ha | true
    boolean | han | true
    boolean | nahi | false
    boolean | nhi | false
    boolean | na | false
    boolean | theek hai | true
    boolean | जी हाँ | true
    boolean | नहीं धन्यवाद | false
    boolean | बिल्कुल नहीं | false
    boolean | कभी नहीं | false
    boolean | रहने दो | false
    boolean | ठीक है | true
    date | जनवरी का पहला सोमवार | 2027-01-04
    date | क्रिसमस से एक हफ़्ते पहले | 2026-12-18
    datetime | आज शाम आठ बजे | 2026-11-22T20:00:00
    datetime | कल सुबह साढ़े छह बजे | 2026-11-23T06:30:00
    datetime | 24 तारीख शाम को | 2026-11-24T19:00:00
    number | पच्चीस लाख | 2500000
    number | ढाई लाख | 250000
    number | माइनस साढ़े तीन | -3.5
    number | दो तिहाई | 0.6666666666666666
    number | पाँच में से तीन | 0.6
    number | सवा सौ | 125
    ordinal | एक सौ इक्कीसवां | 121
    ordinal | अंतिम | end+0
    ordinal | दसवीं | 10
    boolean | छोड़ो | false
    boolean | अभी नहीं | false
    boolean | ज़रूर | true
    """)

  static let arabic = SpokenPhrases(
    "ar",
    """
    date | بكرة | 2026-11-23
    date | بكره | 2026-11-23
    date | بعد بكرة | 2026-11-24
    date | بكرا | 2026-11-23
    date | النهاردة | 2026-11-22
    date | اليوم | 2026-11-22
    date | بعد غد | 2026-11-24
    date | بعد أسبوع | 2026-11-29
    date | بعد عيد الميلاد بيومين | 2026-12-27
    date | بعد يومين من عيد الميلاد | 2026-12-27
    date | بعد ثلاثة أيام من 5 ديسمبر | 2026-12-08
    date | آخر جمعة من الشهر | 2026-11-27
    date | نهاية الشهر | 2026-11-30
    date | الاثنين القادم | ? 2026-11-23
    date | bukra | 2026-11-23
    datetime | يوم 15 مساء | 2026-12-15T20:00:00
    datetime | يوم 15 في المساء | 2026-12-15T20:00:00
    datetime | بعد يومين الساعة 3 مساء | 2026-11-24T15:00:00
    datetime | بعد غد ظهرا | 2026-11-24T12:00:00
    number | واحد من ألف | 0.001
    number | ثلاثة أرباع | 0.75
    number | اثنان ونصف | 2.5
    boolean | أيوه | true
    boolean | ايوا | true
    boolean | اه | true
    boolean | لأ | false
    boolean | لا شكرا | false
    boolean | مستحيل | false
    boolean | أبدا | false
    boolean | بالتأكيد لا | false
    boolean | لا أريد | false
    boolean | تمام | true
    boolean | طبعا | true
    date | أول اثنين من يناير | 2027-01-04
    date | قبل أسبوع من عيد الميلاد | 2026-12-18
    date | بعد عشرة أيام | 2026-12-02
    date | قبل ثلاثة أيام | 2026-11-19
    date | السبت المقبل | ? 2026-11-28
    date | أول أمس | 2026-11-20
    datetime | الليلة الساعة الثامنة | 2026-11-22T20:00:00
    datetime | غدا صباحا الساعة السادسة والنصف | 2026-11-23T06:30:00
    datetime | يوم الجمعة الساعة الخامسة مساء | 2026-11-27T17:00:00
    datetime | 24 نوفمبر مساء | 2026-11-24T20:00:00
    datetime | غدا عند الظهر | 2026-11-23T12:00:00
    datetime | بعد ساعتين | 2026-11-22T12:00:00
    number | مليونان ونصف | 2500000
    number | ناقص ثلاثة فاصلة خمسة | -3.5
    ordinal | الحادي والعشرون | 21
    boolean | ليس الآن | false
    boolean | انس الأمر | false
    boolean | على الإطلاق | false
    boolean | بالطبع | true
    """)

  static let hebrew = SpokenPhrases(
    "he",
    """
    date | מחר | 2026-11-23
    date | מחרתיים | 2026-11-24
    date | היום | 2026-11-22
    date | עוד שבוע | 2026-11-29
    date | בעוד שבוע | 2026-11-29
    date | יומיים אחרי חג המולד | 2026-12-27
    date | יום אחרי ה-3 | 2026-12-04
    date | שלושה ימים אחרי 5 בדצמבר | 2026-12-08
    date | יום שישי האחרון בחודש | 2026-11-27
    date | סוף החודש | 2026-11-30
    date | יום ב | ? 2026-11-23
    datetime | ב-15 לחודש בערב | 2026-12-15T20:00:00
    datetime | בעוד יומיים בשעה 15:00 | 2026-11-24T15:00:00
    datetime | מחרתיים בצהריים | 2026-11-24T12:00:00
    number | אחד לאלף | 0.001
    number | שלושה רבעים | 0.75
    number | שניים וחצי | 2.5
    boolean | כן | true
    boolean | לא תודה | false
    boolean | ממש לא | false
    boolean | בשום אופן לא | false
    boolean | עזוב | false
    boolean | סבבה | true
    boolean | בטח | true
    boolean | ברור | true
    boolean | אין מצב | false
    date | יום שני הראשון של ינואר | 2027-01-04
    date | שבוע לפני חג המולד | 2026-12-18
    datetime | הערב בשמונה | 2026-11-22T20:00:00
    datetime | מחר בבוקר בשש וחצי | 2026-11-23T06:30:00
    number | שניים וחצי מיליון | 2500000
    ordinal | העשרים ואחת | 21
    boolean | לא עכשיו | false
    boolean | אף פעם | false
    """)

  static let persian = SpokenPhrases(
    "fa",
    """
    date | فردا | 2026-11-23
    date | پس فردا | 2026-11-24
    date | پسفردا | 2026-11-24
    date | امروز | 2026-11-22
    date | یک هفته دیگر | 2026-11-29
    date | هفته آینده | 2026-11-29
    date | دو روز بعد از کریسمس | 2026-12-27
    date | دوشنبه آینده | ? 2026-11-23
    date | farda | 2026-11-23
    date | emruz | 2026-11-22
    datetime | پس فردا ظهر | 2026-11-24T12:00:00
    datetime | دو روز دیگر ساعت 15 | 2026-11-24T15:00:00
    number | یک در هزار | 0.001
    number | سه چهارم | 0.75
    number | دو و نیم | 2.5
    boolean | آره | true
    boolean | اره | true
    boolean | نه مرسی | false
    boolean | نه ممنون | false
    boolean | اصلا | false
    boolean | هرگز | false
    boolean | حتما | true
    boolean | البته | true
    boolean | نخیر | false
    boolean | baleh | true
    boolean | na | false
    date | اولین دوشنبه ژانویه | 2027-01-04
    datetime | امشب ساعت هشت | 2026-11-22T20:00:00
    datetime | فردا صبح ساعت شش و نیم | 2026-11-23T06:30:00
    number | دو و نیم میلیون | 2500000
    number | منفی سه ممیز پنج | -3.5
    ordinal | بیست و یکم | 21
    boolean | الان نه | false
    boolean | ولش کن | false
    """)

  static let japanese = SpokenPhrases(
    "ja",
    """
    date | あす | 2026-11-23
    date | アシタ | 2026-11-23
    date | アス | 2026-11-23
    date | あした | 2026-11-23
    date | アサッテ | 2026-11-24
    date | あさって | 2026-11-24
    date | キョウ | 2026-11-22
    date | 一週間後 | 2026-11-29
    date | クリスマスの二日後 | 2026-12-27
    date | 3日の翌日 | 2026-12-04
    date | 12月5日の三日後 | 2026-12-08
    date | 今月最後の金曜日 | 2026-11-27
    date | 月末 | 2026-11-30
    date | 今月末 | 2026-11-30
    date | 来週の月曜 | 2026-11-23
    datetime | 15日の夜 | 2026-12-15T20:00:00
    datetime | 二日後の15時 | 2026-11-24T15:00:00
    datetime | あさっての正午 | 2026-11-24T12:00:00
    number | 千分の一 | 0.001
    number | 四分の三 | 0.75
    number | 二と二分の一 | 2.5
    boolean | うん | true
    boolean | ううん | false
    boolean | いや | false
    boolean | いいえ結構です | false
    boolean | 結構です | -
    boolean | やめて | false
    boolean | やめておく | false
    boolean | だめ | false
    boolean | もちろん | true
    boolean | 遠慮します | false
    boolean | りょ | true
    boolean | おけ | true
    boolean | おk | true
    date | 1月の最初の月曜日 | 2027-01-04
    date | 来週の水曜日 | 2026-11-25
    date | クリスマスの一週間前 | 2026-12-18
    datetime | 今夜八時 | 2026-11-22T20:00:00
    datetime | 明日の朝六時半 | 2026-11-23T06:30:00
    datetime | 24日の夜 | 2026-11-24T20:00:00
    number | 二百五十万 | 2500000
    number | マイナス三点五 | -3.5
    ordinal | 二十一番目 | 21
    boolean | また今度 | false
    boolean | 絶対に嫌 | false
    """)

  static let korean = SpokenPhrases(
    "ko",
    """
    date | 내일 | 2026-11-23
    date | 낼 | 2026-11-23
    date | 모레 | 2026-11-24
    date | 낼모레 | 2026-11-24
    date | 오늘 | 2026-11-22
    date | 마지막 주 금요일 | 2026-11-27
    date | 일주일 후 | 2026-11-29
    date | 크리스마스 이틀 후 | 2026-12-27
    date | 3일 다음 날 | 2026-12-04
    date | 12월 5일 사흘 후 | 2026-12-08
    date | 이번 달 마지막 금요일 | 2026-11-27
    date | 월말 | 2026-11-30
    date | 이달 말 | 2026-11-30
    date | 다음 주 월요일 | 2026-11-23
    datetime | 이틀 후 오후 3시 | 2026-11-24T15:00:00
    datetime | 모레 정오 | 2026-11-24T12:00:00
    number | 천분의 일 | 0.001
    number | 사분의 삼 | 0.75
    number | 이와 이분의 일 | 2.5
    date | ㄴㅇ | 2026-11-23
    date | ㅇㄴ | 2026-11-22
    boolean | ㅇㅇ | true
    boolean | ㄴㄴ | false
    boolean | ㅇㅋ | true
    boolean | ㄱㄱ | true
    boolean | ㄴ | false
    boolean | ㅇ | true
    boolean | ㄴㄴㄴ | false
    boolean | 아뇨 | false
    boolean | 아니 괜찮아요 | false
    boolean | 절대 안 돼 | false
    boolean | 싫어 | false
    boolean | 당연하지 | true
    boolean | 물론 | true
    boolean | 그래 | true
    date | 1월 첫째 월요일 | 2027-01-04
    date | 다음 주 수요일 | 2026-11-25
    date | 크리스마스 일주일 전 | 2026-12-18
    date | 글피 | 2026-11-25
    date | 열흘 뒤 | 2026-12-02
    datetime | 오늘 밤 여덟 시 | 2026-11-22T20:00:00
    datetime | 내일 아침 여섯 시 반 | 2026-11-23T06:30:00
    datetime | 24일 저녁 | 2026-11-24T19:00:00
    datetime | 사흘 뒤 오후 세 시 | 2026-11-25T15:00:00
    number | 이백오십만 | 2500000
    number | 마이너스 삼 점 오 | -3.5
    ordinal | 스물한 번째 | 21
    boolean | 지금은 아니야 | false
    boolean | 됐어 | false
    boolean | 됐어요 | false
    """)

  static let chinese = SpokenPhrases(
    "zh",
    """
    date | 明儿 | 2026-11-23
    date | 明天 | 2026-11-23
    date | 后天 | 2026-11-24
    date | 今儿 | 2026-11-22
    date | 一周后 | 2026-11-29
    date | 圣诞节后两天 | 2026-12-27
    date | 3号的第二天 | 2026-12-04
    date | 12月5日之后三天 | 2026-12-08
    date | 12月5号后三天 | 2026-12-08
    date | 本月最后一个星期五 | 2026-11-27
    date | 月底 | 2026-11-30
    date | 下周一 | 2026-11-23
    datetime | 15号晚上 | 2026-12-15T20:00:00
    datetime | 两天后下午三点 | 2026-11-24T15:00:00
    datetime | 后天中午 | 2026-11-24T12:00:00
    number | 千分之一 | 0.001
    number | 四分之三 | 0.75
    number | 二又二分之一 | 2.5
    boolean | 嗯 | true
    boolean | 不用了 | false
    boolean | 不用谢谢 | false
    boolean | 不要 | false
    boolean | 不行 | false
    boolean | 绝对不 | false
    boolean | 当然 | true
    boolean | 好的 | true
    boolean | ok | true
    boolean | 算了 | false
    date | 一月的第一个星期一 | 2027-01-04
    date | 下周三 | 2026-11-25
    date | 圣诞节前一周 | 2026-12-18
    datetime | 今晚八点 | 2026-11-22T20:00:00
    datetime | 明早六点半 | 2026-11-23T06:30:00
    datetime | 24号晚上 | 2026-11-24T20:00:00
    number | 二百五十万 | 2500000
    number | 负三点五 | -3.5
    ordinal | 第二十一 | 21
    boolean | 以后再说 | false
    boolean | 现在不 | false
    """)

  static let thai = SpokenPhrases(
    "th",
    """
    date | พรุ่งนี้ | 2026-11-23
    date | มะรืนนี้ | 2026-11-24
    date | มะรืน | 2026-11-24
    date | วันนี้ | 2026-11-22
    date | เมื่อวาน | 2026-11-21
    date | วันจันทร์หน้า | ? 2026-11-23
    date | วันศุกร์ | 2026-11-27
    date | อีกสามวัน | 2026-11-25
    date | สามวันก่อน | 2026-11-19
    date | อาทิตย์หน้า | 2026-11-29
    date | สัปดาห์หน้า | 2026-11-29
    date | 5 ธันวาคม | 2026-12-05
    date | วันที่ 5 ธันวาคม | 2026-12-05
    date | วันที่ 15 | 2026-12-15
    date | สองวันหลังวันคริสต์มาส | 2026-12-27
    datetime | พรุ่งนี้ตอนห้าโมงเย็น | 2026-11-23T17:00:00
    datetime | พรุ่งนี้บ่ายสามโมง | 2026-11-23T15:00:00
    time | สามทุ่ม | 21:00:00
    time | ตีสอง | 02:00:00
    time | เที่ยง | 12:00:00
    time | เที่ยงคืน | 00:00:00
    time | บ่ายสองโมงครึ่ง | 14:30:00
    time | แปดโมงเช้า | 08:00:00
    time | 15.30 น. | 15:30:00
    time | สิบห้านาฬิกาสามสิบนาที | 15:30:00
    number | ยี่สิบเอ็ด | 21
    number | สามร้อยห้าสิบ | 350
    number | หนึ่งหมื่นสองพัน | 12000
    number | ห้าแสน | 500000
    number | สองล้าน | 2000000
    number | ครึ่ง | 0.5
    number | หนึ่งในสาม | 0.3333333333333333
    number | เศษสามส่วนสี่ | 0.75
    number | ลบห้า | -5
    number | สามจุดห้า | 3.5
    ordinal | ที่สาม | 3
    ordinal | อันดับสอง | 2
    boolean | ใช่ | true
    boolean | ไม่ | false
    boolean | ไม่ใช่ | false
    boolean | ได้ | true
    boolean | ไม่ได้ | false
    boolean | โอเค | true
    boolean | ไม่เอา | false
    boolean | ค่ะ | true
    boolean | ครับ | true
    boolean | ไม่เป็นไร | false
    boolean | ตกลง | true
    """)
}
