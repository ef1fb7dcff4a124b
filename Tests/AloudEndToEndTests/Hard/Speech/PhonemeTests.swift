import Aloud
import AloudTesting
import Expectations
import TestSupport
import Testing

extension HardTests {
  /// What is heard is true (SAY-7): espeak-ng is asked for the phonemes of what it is given.
  @Suite("SAY-7: phonemes") struct PhonemeTests {
    /// The languages with words, and the voice of each that Aloud takes: all of them at night.
    static let voices = [
      ("ar", "ar"), ("cs", "cs"), ("de", "de"), ("en", "en-us"), ("es", "es"), ("fa", "fa"), ("fr", "fr"), ("he", "he"),
      ("hi", "hi"), ("id", "id"), ("it", "it"), ("ja", "ja"), ("ko", "ko"), ("nl", "nl"), ("pl", "pl"), ("pt", "pt-br"),
      ("ru", "ru"), ("sv", "sv"), ("tr", "tr"), ("uk", "uk"), ("vi", "vi"), ("zh", "cmn-latn-pinyin"),
      ("zh-Hant", "cmn-latn-pinyin"),
    ].filter { Nightly.isOn || ["ar", "de", "en", "he", "ja"].contains($0.0) }

    /// The phonemes of texts, as espeak-ng gives them: a line for each, since none has more than one clause.
    ///
    /// Of Arabic numbers it sometimes says "Invalid phoneme code" in the place of phonemes, one time so and the next time otherwise,
    /// for the same bytes: it has read what it has not written. Then it is asked again.
    private func phonemes(_ texts: [String], _ voice: String) async throws -> [String] {
      let input = texts.joined(separator: "\n\n") + "\n"
      var result: RunResult
      var attempts = 0
      repeat {
        result = try await Program.shell("espeak-ng -q --ipa -v \(voice) --stdin", input: input)
        attempts += 1
      } while result.outputText.contains("Invalid phoneme code") && attempts < 30
      let lines = result.outputText.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.prefix(texts.count).map { String($0.drop(while: \.isWhitespace)) }
    }

    /// What the voice is given for texts of the locale.
    private func said(_ text: LocalizedText, _ renderer: Renderer) -> String {
      renderer.utterance(Announcement(.notice, text)).units.map {
        switch $0 {
        case .text(let text, _): text
        case .characters(let text): text
        case .pause, .gap, .mark, .rate, .pitch, .icon: ""
        }
      }.joined()
    }

    /// The phonemes of one text of the locale.
    private func heard(_ tag: String, _ voice: String, _ text: String) async throws -> String {
      try await phonemes([said(.verbatim(text), try renderer(tag))], voice).joined()
    }

    private func renderer(_ tag: String) throws -> Renderer {
      Renderer(locale: try LoadedLocale(tag), settings: Settings(locale: tag))
    }

    @Test(
      "SAY-7: numbers to 10,000, percents, amounts below zero and decimals each sound, in the voice's own language, and none as another",
      arguments: voices)
    func numbers(_ tag: String, _ voice: String) async throws {
      let renderer = try renderer(tag)
      let format = renderer.locale.table.numbers
      let numbers = Array(0...120) + Array(stride(from: 121, through: 10_000, by: 97)) + [10_000, 1_000_000]
      var texts = numbers.map { format.string($0) }
      texts += [1, 5, 50, 100].map { format.percent($0) } + [-1, -25].map { format.string($0) }
      texts += [0.5, 3.25].map { format.string($0) }
      let found = try await phonemes(texts.map { said(.verbatim($0), renderer) }, voice)
      expect(found.count, is: texts.count)
      var known: [String: String] = [:]
      for (text, sound) in zip(texts, found) {
        expect(!sound.isEmpty && !sound.contains("("), "\(tag): \(text) is heard as \(sound)")
        expectNil(known[sound], "\(tag): \(text) is heard as \(known[sound] ?? "")")
        known[sound] = text
      }
    }

    @Test(
      "SAY-7: dates are ordinals in one breath, counted things agree, and what no voice has a sign for is in words",
      arguments: [
        ("de", "de", "22. November 2026", "zweiundzwanzigster November 2026"),
        ("de", "de", "am 3. März", "am dritten März"),
        ("ru", "ru", "22 ноября 2026\u{202F}г.", "двадцать второго ноября две тысячи двадцать шестого года"),
        ("ru", "ru", "1 напоминание", "одно напоминание"), ("ru", "ru", "2 минуты", "две минуты"),
        ("ar", "ar", "50%", "50 فِي المِئَة"), ("ko", "ko", "50%", "오십 퍼센트"),
        ("zh", "cmn-latn-pinyin", "50%", "百分之五十"), ("ja", "ja", "50%", "ごじゅっパーセント"),
        ("fr", "fr", "1 mai", "premier mai"), ("it", "it", "1 maggio", "primo maggio"),
        ("de", "de", "1 Erinnerung", "eine Erinnerung"), ("de", "de", "09:05", "neun Uhr fünf"),
        ("es", "es", "21 elementos", "veintiún elementos"), ("es", "es", "31 líneas", "treinta y una líneas"),
        ("it", "it", "1 riga", "una riga"), ("fr", "fr", "21 lignes", "vingt et une lignes"),
        ("fr", "fr", "121 minutes", "cent vingt et une minutes"), ("pt", "pt-br", "22 linhas", "vinte e duas linhas"),
        ("pt", "pt-br", "2 itens", "dois itens"), ("pt", "pt-br", "16:30", "dezesseis e trinta"),
        ("ko", "ko", "4개 중 1번째", "네 개 중 첫 번째"), ("ko", "ko", "오후 3:05", "오후 세 시 오 분"),
        ("zh", "cmn-latn-pinyin", "2个", "两个"), ("zh", "cmn-latn-pinyin", "第2项", "第二项"),
        ("zh", "cmn-latn-pinyin", "15:05", "十五点零五分"), ("hi", "hi", "3:10", "तीन बजकर दस मिनट"),
        ("cs", "cs", "2 minuty", "dvě minuty"), ("uk", "uk", "2 хвилини", "дві хвилини"),
        ("uk", "uk", "15:05", "п’ятнадцята нуль п’ять"), ("vi", "vi", "15 mục", "mười lăm mục"),
        ("sv", "sv", "27 november 2026", "tjugosjunde november 2026"),
        ("fa", "fa", "۱۵:۰۵", "پانزده و پنج دقیقه"), ("ar", "ar", "3:30 م", "الثالِثَة وَالنِصف مَساءً"),
      ])
    func words(_ tag: String, _ voice: String, _ text: String, _ words: String) async throws {
      let heard = try await heard(tag, voice, text), wanted = try await phonemes([words], voice).joined()
      expect(heard.bare == wanted.bare && !heard.isEmpty)
    }

    @Test(
      "SAY-7: Hebrew numbers have the sounds that Hebrew has",
      arguments: [
        ("3", "ʃaloʃ"), ("17", "ʃevaʔesʁeʔ"), ("23", "esʁimveʃaloʃ"), ("120", "meaveesʁim"),
        ("2 תזכורות", "ʃtejtazχoʁot"), ("3 פריטים", "ʃloʃaʔpʁitim"), ("50%", "χamiʃimaχuz"),
        ("22 בנובמבר 2026", "esʁimveʃnaimbenovembeʁalfaimesʁimveʃeʃ"),
      ])
    func hebrew(_ text: String, _ sounds: String) async throws {
      try await expect(heard("he", "he", text).bare, is: sounds)
    }

    @Test(
      "SAY-7: Hebrew roles and states have the vowels that are not written",
      arguments: [
        ("role.button", "kaftoʁ"), ("role.menu", "tafʁit"), ("role.tab", "kaʁtisija"), ("role.heading", "koteʁet"),
        ("role.link", "kiʃuʁ"), ("role.list", "ʁeʃima"), ("role.image", "tmuna"), ("role.group", "kvutsa"),
        ("role.textField", "sadetekst"), ("role.toggle", "meteɡ"), ("role.sheet", "ɡilajon"), ("role.alert", "atʁaa"),
        ("role.search", "χipuʃ"), ("role.picker", "boʁeʁ"), ("role.rating", "diʁuɡ"), ("role.form", "tofes"),
        ("state.selected", "nivχaʁ"), ("state.notSelected", "lonivχaʁ"), ("state.checked", "mesuman"),
        ("state.on", "poel"), ("state.off", "kavuj"), ("state.busy", "asuk"), ("state.expanded", "muʁχav"),
        ("state.required", "χova"), ("state.invalid", "lotakin"), ("state.empty", "ʁek"),
      ])
    func hebrewVowels(_ key: String, _ sounds: String) async throws {
      let text = said(.message(key), try renderer("he"))
      // The voice ends a word on a written "he" with a catch of breath.
      try await expect(phonemes([text], "he").joined().bare.filter { $0 != "ʔ" }, is: sounds)
    }

    @Test("SAY-7: every role and state is words that the locale's voice has", arguments: voices)
    func rolesAndStates(_ tag: String, _ voice: String) async throws {
      let renderer = try renderer(tag)
      // What these are is told by how they are said.
      let unsaid: [Role] = [.app, .screen, .row, .text, .menuItem]
      let keys =
        Role.allCases.filter { !unsaid.contains($0) }.map { "role." + $0.rawValue }
        + AnnouncedState.allCases.map { "state." + $0.rawValue }
      let messages = keys.map { LocalizedText.message($0, ["reason": .text(""), "level": .number(2)]) }
      let found = try await phonemes(messages.map { said($0, renderer) }, voice)
      for (key, sound) in zip(keys, found) {
        // "Timer" is said so in German too, and "radio" in Vietnamese.
        let isLoan = tag == "de" && key == "role.timer" || tag == "vi" && key.hasPrefix("role.radio")
        expect(!sound.isEmpty && (isLoan || !sound.contains("(")), "\(tag): \(key) is heard as \(sound)")
      }
    }
  }
}

extension String {
  /// Phonemes without what tells their stress and length, and where words end.
  fileprivate var bare: String { filter { !"\u{2C8}\u{2CC}\u{2D0} -_".contains($0) } }
}
