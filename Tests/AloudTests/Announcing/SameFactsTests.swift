import Expectations
import Foundation
import Testing

@testable import Aloud

/// SAY-4: printed, spoken, braille and machine-readable forms say the same facts.
struct SameFactsTests {
  static let announcements: [Announcement] = {
    var row = Row("Groceries", id: "a", action: .push("b"))
    row.subtitle = "for Friday"
    row.value = "3"
    row.menu = Menu([.item(MenuItem("Share", id: "share"))])
    var button = Button("Pay", id: "pay")
    button.style = .filled
    button.role = .destructive
    button.subtitle = "now"
    button.image = Image("card", description: "a bank card")
    button.availability = .dimmed(because: "no network")
    var busy = Button("Send", id: "send", action: .present("sheet"))
    busy.availability = .busy
    var toggle = Toggle("In stock only", id: "stock", isOn: true)
    toggle.subtitle = "hides the rest"
    var field = TextField("Title", id: "title", value: "")
    field.isRequired = true
    field.placeholder = "such as Milk"
    let popUp = PopUpButton(
      "Sort by", id: "sort", selection: "date",
      menu: Menu([.item(MenuItem("Date", id: "date")), .item(MenuItem("Name", id: "name"))]))
    let elements: [Element] = [
      .row(row), .button(button), .button(busy), .toggle(toggle), .textField(field), .popUpButton(popUp),
      .pullDownButton(PullDownButton("Actions", id: "actions", menu: Menu([]))),
      .progress(ProgressIndicator("Copying", id: "copy", percent: 40)),
      .progress(ProgressIndicator("Thinking", id: "think", percent: nil)),
      .text(TextBlock("Only text.")), .heading(Heading("Today")), .group(Group(elements: [])),
    ]
    var item = MenuItem("Grid", id: "grid")
    item.state = .mixed
    item.isDestructive = true
    var result = elements.map { Announcement($0) }
    result.append(Announcement(item, isSelected: true))
    result.append(Announcement(Submenu("Share", id: "share", menu: Menu([]))))
    var place = Announcement(.place)
    place.name = "Aloud"
    place.role = .app
    place.sentences = [.message("place.count", ["count": 4]), "Wow!"]
    place.hint = .alertHint
    result.append(place)
    for index in result.indices { result[index].number = index + 1 }
    for index in result.indices { result[index].position = Position(index + 1, of: result.count) }
    return result
  }()

  private static let renderers: [Renderer] = ["en", "de", "ar", "ar-EG"].compactMap { tag in
    (try? LoadedLocale(tag)).map { Renderer(locale: $0, settings: Settings(locale: tag)) }
  }

  @Test("SAY-4: speech has the very words of the print", arguments: announcements)
  func spoken(_ announcement: Announcement) {
    expect(Self.renderers.count, is: 4)
    for renderer in Self.renderers {
      // Of Arabic the voice has the vowels too, and words for the signs that it leaves out.
      let printed = renderer.locale.said(renderer.printed(announcement))
      expect(renderer.utterance(announcement).plainText.withoutVowels, is: printed.withoutVowels)
    }
  }

  @Test(
    "SAY-4: where speech has readings, each piece of the print has its own, in the same order", arguments: announcements
  )
  func readings(_ announcement: Announcement) throws {
    let renderer = try Renderer("ja")
    let printed = renderer.sentences(announcement)
    let spoken = renderer.speaking.sentences(announcement)
    expect(spoken.map { $0.map(\.text) }, is: printed.map { $0.map(\.text) })
    expect(printed.joined().allSatisfy { $0.reading == nil })
    for run in spoken.joined() where run.kind == .wording {
      let said = run.reading ?? run.text
      expect(!said.unicodeScalars.contains { $0.properties.isIdeographic || $0.properties.numericType == .decimal })
      expect(said.isEmpty, is: run.text.isEmpty)
    }
    let words = renderer.utterance(announcement).plainText
    for fact in [announcement.name, announcement.description, announcement.image, announcement.reason] {
      if let fact { expect(words.contains(renderer.locale.wording.spoken.runs(fact).spoken)) }
    }
  }

  @Test("SAY-4: every fact that is printed is in the braille line, and the other way round", arguments: announcements)
  func braille(_ announcement: Announcement) {
    for renderer in Self.renderers {
      let printed = renderer.printed(announcement)
      let braille = renderer.braille(announcement)
      for fact in [
        announcement.name, announcement.value, announcement.description, announcement.image, announcement.reason,
      ] {
        guard let words = fact.map(renderer.locale.wording.text), !words.isEmpty else { continue }
        expect(printed.contains(words))
        expect(braille.contains(words))
      }
      for state in renderer.saidStates(announcement) {
        let words = renderer.locale.wording.text(renderer.words(for: state, of: announcement))
        expect(printed.contains(words))
        expect(braille.contains(renderer.locale.wording.text(.message("braille.state.\(state)"))))
      }
      let number = renderer.locale.table.numbers.string(announcement.number ?? 0)
      expect(printed.hasPrefix(number) && braille.hasPrefix(number))
      expect(printed.contains(renderer.locale.table.numbers.string(Self.announcements.count)))
      expect(braille.contains(renderer.locale.table.numbers.string(Self.announcements.count)))
    }
  }

  @Test("SAY-6: JSON carries the same facts and all the forms", arguments: announcements)
  func json(_ announcement: Announcement) throws {
    for renderer in Self.renderers {
      let line = renderer.json(announcement)
      expect(!line.contains("\n"))
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let wanted: Set = [
        "name", "role", "states", "value", "position", "description", "hint", "printed", "spoken", "speech", "braille",
        "language",
      ]
      expect(wanted.isSubset(of: object.keys))
      expect(object["printed"] as? String == renderer.printed(announcement))
      expect(object["spoken"] as? String == renderer.utterance(announcement).plainText)
      expect(object["braille"] as? String == renderer.braille(announcement))
      expect(object["language"] as? String == renderer.locale.table.tag)
      expect(object["name"] as? String == announcement.name.map(renderer.locale.wording.text))
      expect(object["value"] as? String == announcement.value.map(renderer.locale.wording.text))
      expect(object["description"] as? String == announcement.description.map(renderer.locale.wording.text))
      expect(object["role"] as? String == announcement.role?.rawValue)
      expect(object["states"] as? [String] == announcement.states.map(\.rawValue))
      let position = object["position"] as? [String: Int]
      expect(position, is: announcement.position.map { ["index": $0.index, "count": $0.count] })
      let speech = try #require(object["speech"] as? [[String: Any]])
      expect(speech.count, is: renderer.utterance(announcement).units.count)
    }
  }
}

extension String {
  /// The text without the vowels that a reading adds to Arabic, and without shadda.
  fileprivate var withoutVowels: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !(0x64B...0x652).contains($0.value) }))
  }
}
