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
    #expect(forms.said("50%, 50\u{A0}%, 50٪") == "50 percent, 50 percent, 50 percent")
    #expect(forms.said("3. May, 3.\u{202F}Nov.") == "third May, third November")
    #expect(forms.said("4. May, 3. Maybe, 3. Nov") == "4. May, 3. Maybe, 3. Nov")
    #expect(forms.said("-5 and −5, but 3-5 and x-5") == "minus 5 and minus 5, but 3-5 and x-5")
    #expect(forms.said("No number here.") == "No number here.")
  }

  @Test("SAY-7: numbers lose what groups them, and keep their decimals; a date in figures is no number")
  func figures() throws {
    let forms = try Self.forms("say.n = {n} > [{n}]")
    #expect(forms.said("1.234.567,89") == "[1234567,89]")
    #expect(forms.said("22.11.2026 and 1.23") == "[22].[11].[2026] and [1].[23]")
    #expect(forms.said("a1 1a ٣") == "a1 [1]a [٣]")
  }

  @Test("SAY-7: a number in words is put together of the words for its parts; decimals are said one by one")
  func words() throws {
    let forms = try Self.forms(
      "say.n = {n} > {n:w}", "number.w.0 = zero", "number.w.1 = one", "number.w.2 = two", "number.w.3 = three",
      "number.w.20 = twenty | twenty {>}", "number.w.100 = {<:w} hundred | {<:w} hundred {>:and}",
      "number.and.1 = and {=:w}", "number.and.20 = and {=:w}|{=:w}", "number.w.point = point")
    #expect(forms.said("0 1 23") == "zero one twenty three")
    #expect(
      forms.said("200 203 320 323")
        == "two hundred two hundred and three three hundred and twenty three hundred twenty three")
    #expect(forms.said("3,02") == "three point zero two")
    #expect(forms.said("007") == "007" && forms.said("002") == "zero zero two")
    #expect(forms.said("4 104") == "4 104")
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
    #expect(try Self.forms(lines).said("1") == "[1]")
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
    ])
  func own(_ tag: String, _ text: String, _ said: String) throws {
    #expect(try LoadedLocale(tag).said(text.replacing("\u{200E}", with: "")) == said)
  }
}
