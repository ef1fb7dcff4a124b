import Expectations
import Testing

@testable import Aloud
@testable import AloudLanguage

/// SAY-10: a number is heard as its noun wants it, in whatever message it stands.
struct SpokenAgreementTests {
  /// Of the languages whose voice would say one form of a number beside every noun: the numbers with other forms, and the words
  /// beside which the voice is right, or that aren't counted.
  static let languages: [(tag: String, numbers: [Int], asWritten: String)] = [
    (
      "de", [1],
      "ausgewählt der geändert gibt in ist lässt passt von war"
    ),
    (
      "es", [1, 21],
      "coincide coinciden de en es más no otra seleccionado seleccionados"
    ),
    (
      "it", [1],
      "corrisponde dell di era in non per selezionato"
    ),
    (
      "pt", [1, 2, 21, 22],
      """
      agora ajuste ajustes alterado alterados arquivo arquivos campo campos caractere caracteres centímetro \
      centímetros corresponde correspondem da de dia dias em erro erros estava estavam item itens lembrete \
      lembretes lugar lugares minuto minutos não resultado resultados segundo segundos selecionado \
      selecionados aviso avisos commit commits
      """
    ),
    (
      "pt-PT", [1, 2, 21, 22],
      """
      agora alterado alterados campo campos carácter caracteres centímetro centímetros corresponde \
      correspondem da de dia dias erro erros estava estavam item itens lembrete lembretes lugar lugares minuto \
      minutos não resultado resultados segundo segundos selecionado selecionados ficheiro ficheiros numa outra \
      percurso percursos separador separadores aviso avisos commit commits
      """
    ),
    (
      "fr", [1, 21],
      """
      article articles au autre autres caractère caractères centimètre centimètres champ champs choix \
      correspond correspondent endroits est fichier fichiers jour jours lieu lieux message messages modifié \
      modifiés mot mots n onglet onglets pour rappel rappels réglage réglages résultat résultats sur \
      sélectionné sélectionnés trajet trajets à élément éléments étaient était avertissement avertissements commit commits
      """
    ),
    (
      "ar", [3, 11, 13],
      """
      أخطاء أسطر أَسطُر أسئلة أعمدة ألوان أماكن أيام إعدادًا إِعدادات اقتراحات اقتراحًا تذكيرًا تَذكيرات تطابق \
      حرفًا حُروف خطأً خِيارات خِيارًا سؤالًا سطرًا سَنتيمِترات سَنتيمِترًا عمودًا عناصر عَناصر عنصرًا لونًا مكانًا من مواضع \
      موضعًا هو يومًا ملفات ملفًا مَسارات مسارًا تحذيرات تحذيرًا إيداعات إيداعًا
      """
    ),
    (
      "sv", [1],
      "av fel finns förslag har i igen markerat meddelande objekt ord passar resultat ställe tecken till var ändrat är"
    ),
    (
      "ko", [1, 2, 5, 21, 22],
      "단계 번 번에는 번은 분 센티미터 열 을 일 중 초"
    ),
    (
      "zh", [2],
      "之 即 级"
    ),
    (
      "zh-Hant", [2],
      "之 即 級"
    ),
  ]

  /// The places that hold a number in messages.
  private static let numbers: Set = ["count", "number", "index", "all"]

  @Test("SAY-10: no number that has another form beside its noun is left to the voice", arguments: languages)
  func everyMessage(_ tag: String, _ numbers: [Int], _ asWritten: String) throws {
    let catalog = try POCatalog(try #require(LocaleFiles.bundled.bytes("wording/\(tag).po")), path: tag)
    let renderer = try Renderer(tag)
    let words = Set(asWritten.split(separator: " "))
    let isSpaced = !tag.hasPrefix("zh")
    for (key, entry) in catalog.entries where !key.hasPrefix("command.") && !key.hasPrefix("braille.") {
      let places = Set(entry.forms.joined().compactMap { if case .place(let name) = $0 { name } else { nil } })
      guard !places.isDisjoint(with: Self.numbers) else { continue }
      for number in numbers {
        let arguments = places.reduce([:] as Message.Arguments) { arguments, name in
          arguments.merging([name: Self.numbers.contains(name) ? .number(number) : "…"])
        }
        let said = renderer.utterance(Announcement(.notice, .message(Message(key, arguments)))).words
        for match in said.matches(of: /(第?)(\d+)[ \u{A0}]?(\p{L}+)/) where match.2 == "\(number)" && match.1.isEmpty {
          let word = isSpaced ? match.3 : match.3.prefix(1)
          expect(words.contains(word), "\(tag): \(key) is \(said)")
        }
      }
    }
  }
}

extension Utterance {
  /// The words that the voice is given.
  fileprivate var words: String {
    units.map { if case .text(let text, _) = $0 { text } else { "" } }.joined()
  }
}
