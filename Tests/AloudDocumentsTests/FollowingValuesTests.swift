import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// BTN-5: what stands on a screen follows the values; pictures, menus and marks on everything that can have them.
@Suite struct FollowingValuesTests {
  @Test func everyControlCanBeLiveAndHaveAPicture() throws {
    let app = try page(
      """
      - {toggle: T, id: t, value: flag, live: on, image: {name: i}}
      - {popup: P, id: p, value: text, options: [{option: a, value: ''}], live: on, image: {name: i}}
      - {menu: M, id: m, items: [{submenu: S, id: s, items: [separator], image: {name: i}}], live: on, image: {name: i}}
      - {field: F, id: f, value: text, live: on}
      - {picker: K, id: k, value: text, options: [{option: a}], live: on}
      - {date: D, id: d, value: day, live: on}
      - {timer: R, id: r, value: time, live: on}
      - {color: C, id: c, value: tint, live: on}
      - {row: W, id: w, live: on, image: {name: i}}
      - {text: X, id: x, live: on, image: {name: i}}
      - {picture: Y, id: y, name: i, live: on}
      """, "values: {flag: off, text: '', time: '0:10', day: '', tint: ''}")
    var live: [Bool] = []
    var images: [Image?] = []
    for element in app.elements() {
      switch element {
      case .toggle(let toggle): (live, images) = (live + [toggle.isLive], images + [toggle.image])
      case .popUpButton(let button): (live, images) = (live + [button.isLive], images + [button.image])
      case .pullDownButton(let button):
        (live, images) = (live + [button.isLive], images + [button.image])
        if case .submenu(let submenu) = button.menu.elements[0] { images.append(submenu.image) }
      case .textField(let field): live.append(field.isLive)
      case .picker(let picker): live.append(picker.isLive)
      case .datePicker(let picker): live.append(picker.isLive)
      case .colorPicker(let picker): live.append(picker.isLive)
      case .row(let row): (live, images) = (live + [row.isLive], images + [row.image])
      case .text(let block): (live, images) = (live + [block.isLive], images + [block.image])
      case .picture(let picture): live.append(picture.isLive && picture.name == "i")
      default: break
      }
    }
    expect(live, is: Array(repeating: true, count: 11))
    expect(images, is: Array(repeating: Image("i"), count: 6))
  }

  @Test func contextMenusHaveAPreviewAndSuggestions() throws {
    let app = try page(
      """
      - row: Letter
        id: letter
        preview: From {who}, two pages.
        menu: [{item: Burn, id: burn}]
        suggested: [{item: Answer, id: answer}]
      - {text: Hello, id: hello, preview: A greeting.}
      """, "values: {who: Ann}")
    var menu = Menu([.item(MenuItem("Burn", id: "burn"))])
    menu.preview = "From Ann, two pages."
    menu.suggestions = [.item(MenuItem("Answer", id: "answer"))]
    var row = Row("Letter", id: "letter")
    row.menu = menu
    var text = TextBlock("Hello", id: "hello")
    text.menu = Menu([])
    text.menu?.preview = "A greeting."
    expect(app.elements(), is: [.row(row), .text(text)])
  }
}
