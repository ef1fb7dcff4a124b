import Expectations
import Testing

@testable import AloudLanguage

/// What a voice is told in words (SAY-7).
struct SpokenFormsTests {
  private static func forms(_ lines: String...) throws -> SpokenForms {
    try SpokenForms(
      Array(lines.joined(separator: "\n").utf8), path: "spoken/xx.txt",
      signs: NumberSigns(group: ".", decimal: ",", digits: Array("0123456789")))
  }

  @Test("SAY-7: the first rule that fits is taken; spaces may be of any kind, and a gap need not be there")
  func rules() throws {
    let forms = try Self.forms(
      "words.month = May | Nov.=November", "say.a = {n}~% > {n} percent", "say.b = {n}. {month} > {n:day} {month}",
      "say.c = -{n} > minus {n}", "number.day.3 = third")
    expect(forms.said("50%, 50\u{A0}%, 50٪"), is: "50 percent, 50 percent, 50 percent")
    expect(forms.said("3. May, 3.\u{202F}Nov."), is: "third May, third November")
    expect(forms.said("4. May, 3. Maybe, 3. Nov"), is: "4. May, 3. Maybe, 3. Nov")
    expect(forms.said("-5 and −5, but 3-5 and x-5"), is: "minus 5 and minus 5, but 3-5 and x-5")
    expect(forms.said("No number here."), is: "No number here.")
  }

  @Test("SAY-7: numbers lose what groups them, and keep their decimals; a date in figures is no number")
  func figures() throws {
    let forms = try Self.forms("say.n = {n} > [{n}]")
    expect(forms.said("1.234.567,89"), is: "[1234567,89]")
    expect(forms.said("22.11.2026 and 1.23"), is: "[22].[11].[2026] and [1].[23]")
    expect(forms.said("a1 1a ٣"), is: "a1 [1]a [٣]")
  }

  @Test("SAY-7: a number in words is put together of the words for its parts; decimals are said one by one")
  func words() throws {
    let forms = try Self.forms(
      "say.n = {n} > {n:w}", "number.w.0 = zero", "number.w.1 = one", "number.w.2 = two", "number.w.3 = three",
      "number.w.20 = twenty | twenty {>}", "number.w.100 = {<:w} hundred | {<:w} hundred {>:and}",
      "number.and.1 = and {=:w}", "number.and.20 = and {=:w}|{=:w}", "number.w.point = point")
    expect(forms.said("0 1 23"), is: "zero one twenty three")
    expect(
      forms.said("200 203 320 323"),
      is: "two hundred two hundred and three three hundred and twenty three hundred twenty three")
    expect(forms.said("3,02"), is: "three point zero two")
    expect(forms.said("007") == "007" && forms.said("002") == "zero zero two")
    expect(forms.said("4 104"), is: "4 104")
  }

  @Test("SAY-10: a place of two letters is a number of two figures, which a form may say without its zero")
  func twoFigures() throws {
    let forms = try Self.forms(
      "say.a = {h}:00 > {h:w} sharp", "say.b = {h}:{mm} > {mm:w} past {h}", "number.w.0 = {=}",
      "number.w.10 = {=} | {=}",
      "number.w.leading = \"oh \"")
    expect(forms.said("3:05, 3:00, 3:15, 0:05"), is: "oh 5 past 3, 3 sharp, 15 past 3, oh 5 past 0")
    expect(forms.said("3:5, 3:123"), is: "3:5, 3:123")
  }

  @Test("SAY-10: Chinese and Korean numbers stand within what is written together") func together() throws {
    let forms = try Self.forms("words.of = 개|个", "say.a = {n}{of} > [{n}{of}]")
    expect(forms.said("共2个人, 4개가, x4개"), is: "共[2个]人, [4개]가, x4개")
  }

  @Test(
    "SAY-7: what is no rule is told with its line",
    arguments: [
      "say.a = {n}", "say.a = {n > x", "say.a = x > y", "say.a = {n} > {m}", "say.a = {n} {list} > {list}",
    ])
  func bad(_ line: String) {
    #expect(throws: LocaleFileError.self) { try Self.forms(line) }
  }

  @Test("SAY-7: a key that means nothing is told with its line, and the rest serves") func unknownKey() throws {
    let lines = "say.n = {n} > [{n}]\nother = x"
    try expect(Self.forms(lines).said("1"), is: "[1]")
    #expect(throws: LocaleFileError(file: "spoken/xx.txt", line: 2, kind: .unknownKey("other"))) {
      try SpokenForms.check(Array(lines.utf8), path: "spoken/xx.txt")
    }
  }

  @Test(
    "SAY-7: the languages' own",
    arguments: [
      ("de", "Freitag, 27. November 2026", "Freitag, siebenundzwanzigster November 2026"),
      ("de", "am 3. März", "am dritten März"), ("de", "3. Einkaufen", "3. Einkaufen"),
      ("de", "22. Nov. 2026", "zweiundzwanzigster November 2026"),
      ("pl", "o 07:05, karta 2 z 5, 22 minuty", "o siódmej 05, karta 2 z pięciu, 20 dwie minuty"),
      (
        "pl", "pt., 27 lis 2026",
        "piątek, dwudziesty siódmy listopada dwa tysiące dwudziestego szóstego roku"
      ), ("cs", "3. prosince 2026", "třetího prosince 2000 26"), ("cs", "1 položka", "jedna položka"),
      ("id", "-3", "minus 3"), ("id", "15.30", "15 30"), ("sv", "−3,5", "minus 3 komma 5"),
      (
        "sv", "fredag 27 november 2026 kl. 15:30",
        "fredag tjugosjunde november 2026 klockan 15:30"
      ),
      ("ru", "27 ноября 2026\u{202F}г.", "двадцать седьмого ноября две тысячи двадцать шестого года"),
      ("ru", "22 ноября 15:30", "двадцать второго ноября 15:30"), ("ru", "ноябрь 2000 г.", "ноябрь двухтысячного года"),
      (
        "ru", "1 напоминание, 21 минута, 2 минуты, 12 минут, 1\u{A0}002 строки",
        "одно напоминание, 20 одна минута, две минуты, 12 минут, 1000 две строки"
      ),
      ("ar", "50\u{200E}%", "50 فِي المِئَة"), ("ko", "50%", "50 퍼센트"), ("zh", "50%", "百分之50"),
      ("zh-Hant", "-3.5", "負3 點 5"),
      ("fa", "۱٬۲۳۴٫۵", "۱۲۳۴ ممیز ۵"), ("es", "-5", "menos 5"), ("tr", "-%5", "eksi %5"),
      ("fr", "1 mai", "premier mai"),
      ("fr", "12 mai, 1\u{202F}234", "12 mai, 1234"), ("pt-PT", "1 de maio", "primeiro de maio"),
      ("de", "1 Erinnerung, 1 Eintrag, 1-mal, 5 Zeilen", "eine Erinnerung, ein Eintrag, einmal, 5 Zeilen"),
      ("de", "nach 1 Sekunde, es gibt 1 Tab, 1 von 6", "nach einer Sekunde, es gibt einen Tab, 1 von 6"),
      ("de", "um 13:01, 1:00, 09:30:05", "um 13 Uhr 1, ein Uhr, 9 Uhr 30 und 5 Sekunden"),
      ("es", "1 elemento, 21 elementos, 21 líneas", "un elemento, veintiún elementos, veintiuna líneas"),
      ("es", "131 pestañas, 251 mensajes, 1 de 6", "ciento 30 y una pestañas, 200 50 y un mensajes, 1 de 6"),
      ("es", "a las 1:05, 21:00", "a las una y 5, veintiuna horas"),
      ("it", "1 riga, 1 ora, 1 elemento, 13:05", "una riga, un’ora, un elemento, 13 e 5"),
      ("fr", "21 minutes, 1 ligne, 122 lignes", "vingt et une minutes, une ligne, 122 lignes"),
      ("fr", "121 pages, 09:05, 21:00", "cent vingt et une pages, 9 heures 5, vingt et une heures"),
      ("pt", "1 linha, 2 abas, 22 vezes, 2 itens", "uma linha, duas abas, vinte e duas vezes, 2 itens"),
      ("pt", "202 horas, 2:05", "duzentas e duas horas, duas e 5"),
      ("ko", "4개 중 1번째, 21개가, 3개월", "네 개 중 첫 번째, 스물한 개가, 3 개월"),
      ("ko", "오후 3:05, 15:00, 120줄", "오후 세 시 5 분, 15 시, 백 스무 줄"),
      ("zh", "共2项，第2项，12行，下午2:05", "共两项，第2项，12行，下午两点零5分"),
      ("zh-Hant", "2個，22個，14:00", "兩個，22個，14點"),
      ("hi", "दोपहर 3:05 बजे, 3:00", "दोपहर 3 बजकर 5 मिनट पर, 3 बजे"),
      ("fa", "ساعت ۱۵:۰۵", "ساعت ۱۵ و ۵ دقیقه"), ("fa", "۱۵:۰۰", "۱۵"),
      ("ar", "3:05 م", "الثالِثَة و خَمس دَقائِق مَساءً"), ("ar", "13:20", "الثالِثَة عَشرَة و عِشرون دَقيقَة"),
      ("ar", "3 عناصر، 3 دقائق، 11 دقيقة", "3 عناصر، ثَلاث دقائق، إِحدى عَشرَة دقيقة"),
      ("ar", "21 نتيجة، 103 كلمات", "واحِدَة وَعِشرون نتيجة، مِئَة وَثَلاث كلمات"),
    ])
  func own(_ tag: String, _ text: String, _ said: String) throws {
    try expect(LoadedLocale(tag).said(text.replacing("\u{200E}", with: "")), is: said)
  }
}
