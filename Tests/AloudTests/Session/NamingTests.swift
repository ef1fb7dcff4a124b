import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-9: what somebody or something is called.
struct NamingTests {
  private static let titles: [String: [String]] = [
    "en": ["Name", "Computer name"], "de": ["Name", "Rechnername"], "fr": ["Nom", "Nom de l'ordinateur"],
    "es": ["Nombre", "Nombre del equipo"], "vi": ["Tên", "Tên máy"], "id": ["Nama", "Nama komputer"],
    "zh": ["姓名", "电脑名称"],
    "ko": ["이름", "컴퓨터 이름"], "ja": ["名前", "コンピュータ名"], "tr": ["Ad", "Bilgisayar adı"], "ar": ["الاسم", "اسم الحاسوب"],
  ]

  private func texts(_ locale: String, after lines: [String]) throws -> [String] {
    let titles = try #require(Self.titles[locale]).map(LocalizedText.verbatim)
    let app = ScreenApp([ID: String]()) { state in
      TextField(titles[0], id: "own", value: state["own"] ?? "")
      TextField(titles[1], id: "computer", value: state["computer"] ?? "")
    } on: { state, event in
      if case .changed(let id, .text(let text)) = event { state[id] = text }
    }
    var player = try SessionPlayer(of: app, locale: locale)
    for line in lines { player.say(line) }
    return ["own", "computer"].map { player.session.state[$0] ?? "" }
  }

  @Test(
    "each name goes to its field",
    arguments: [
      ("en", "my name is Peter Miller", ["Peter Miller", ""]), ("en", "the computer is called apollo", ["", "apollo"]),
      ("en", "call the computer zeus", ["", "zeus"]),
      ("en", "name Anna and computer name penguin", ["Anna", "penguin"]),
      ("en", "name Anna, computer name penguin", ["Anna", "penguin"]), ("de", "ich heiße Peter", ["Peter", ""]),
      ("de", "der Rechner heißt apollo", ["", "apollo"]), ("fr", "je m'appelle Luc", ["Luc", ""]),
      ("fr", "l'ordinateur s'appelle apollo", ["", "apollo"]), ("es", "me llamo Ana", ["Ana", ""]),
      ("vi", "tên tôi là Nam", ["Nam", ""]), ("id", "nama saya Budi", ["Budi", ""]), ("zh", "我叫王小明", ["王小明", ""]),
      ("ko", "제 이름은 민수예요", ["민수", ""]), ("ja", "田中と申します", ["田中", ""]), ("tr", "benim adım Ayşe", ["Ayşe", ""]),
      ("ar", "اسمي أحمد", ["أحمد", ""]),
    ])
  func names(locale: String, line: String, expected: [String]) throws {
    try expect(texts(locale, after: [line]), is: expected)
  }

  @Test(
    "a name is what is left after a correction, without words such as please",
    arguments: [
      ("name Anna please", "Anna"), ("name anna no peter", "peter"), ("name anna, no, peter", "peter"),
      ("name anna sorry peter", "peter"), ("name anna I mean peter", "peter"), ("name anna not peter", "anna"),
      ("my name is Anna Lee", "Anna Lee"), ("name is going to be Ann Lee", "Ann Lee"),
    ])
  func corrected(line: String, name: String) throws { try expect(texts("en", after: [line]), is: [name, ""]) }

  @Test(
    "what says that a name is something is no name",
    arguments: [
      "my name is on the list", "my name is not Peter", "call the computer tomorrow", "computer name is not set",
      "my name is Anna and I'd like two large pizzas",
    ])
  func nothing(line: String) throws { try expect(texts("en", after: [line]), is: ["", ""]) }

  @Test(
    "a text that is no name may say anything",
    arguments: [
      ("note no milk today", "no milk today"), ("note is ring twice at the back door", "ring twice at the back door"),
      ("note buy milk, I want oat milk", "buy milk, I want oat milk"),
      ("note say please", "say please"), ("note ring twice not once", "ring twice not once"),
      ("note ring twice, I mean three times", nil),
      ("note the user name is wrong", "the user name is wrong"),
    ])
  func texts(line: String, text: String?) throws {
    let app = ScreenApp([ID: String]()) { state in
      TextField("Note", id: "note", value: state["note"] ?? "")
      TextField("User name", id: "user", value: state["user"] ?? "")
    } on: { state, event in
      if case .changed(let id, .text(let text)) = event { state[id] = text }
    }
    var player = try SessionPlayer(of: app)
    player.say(line)
    expect(player.session.state["note"], is: text, "\(player.lines)")
    expect(player.session.state["user"], is: nil)
  }
}
