import Expectations
import Testing

@testable import Aloud

/// BRAILLE-2: lines of braille break between words, say that they go on, are never too long, and lose nothing.
struct BrailleWrappingTests {
  private let display = BrailleWrapping.display(blank: " ")

  @Test("a line that fits stays as it is") func fits() {
    expect(display.wrap("1 Milk off tgbtn", cells: 16), is: ["1 Milk off tgbtn"])
    expect(display.wrap("", cells: 20), is: [""])
  }

  @Test("a line goes on after a word, and dots 7 and 8 say so") func words() {
    expect(
      display.wrap("1 Milk off mnu tgbtn due today", cells: 20), is: ["1 Milk off mnu \u{28C0}", "tgbtn due today"])
  }

  @Test("a word that is too long is cut: the mark then stands at it") func cut() {
    expect(
      display.wrap("Donaudampfschifffahrt an", cells: 10), is: ["Donaudamp\u{28C0}", "fschifffa\u{28C0}", "hrt an"])
  }

  @Test("on paper what goes on begins in the third cell; only a word that is cut is marked") func paper() {
    let line = "⠁⠃⠉⠀⠙⠑⠋⠀⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟"
    expect(BrailleWrapping.page.wrap(line, cells: 10), is: ["⠁⠃⠉⠀⠙⠑⠋", "⠀⠀⠛⠓⠊⠚⠅⠇⠍⠐", "⠀⠀⠝⠕⠏⠟"])
  }

  @Test(
    "no line is too long and no character is lost, at any number of cells, in any script",
    arguments: [
      "1 Milk off mnu tgbtn due Fri 11/20/2026 1/5", "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
      "買い物リストを開いて、牛乳を追加してください。 1/5", "दूध ख़त्म हो गया है, और किराने की सूची में जोड़ा गया",
      "👨‍👩‍👧‍👦 family 👨‍👩‍👧‍👦👨‍👩‍👧‍👦 x\u{301}\u{302}\u{303}\u{304} end", " a  b   c    d ", "⠁⠃⠉⠀⠙⠑⠋⠀⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞",
      "حليب غير مفعل تبد مستحق اليوم ١/٥", "x" + String(repeating: "\u{301}", count: 40) + " y",
    ])
  func losesNothing(_ line: String) {
    for cells in 10...90 {
      for blank in [" ", "\u{2800}"] as [Character] {
        let wrapping = BrailleWrapping.display(blank: blank)
        let pieces = wrapping.wrap(line, cells: cells)
        expect(pieces.allSatisfy { $0.unicodeScalars.count <= cells && $0.columns <= cells }, "\(cells)")
        expect(pieces.rejoined(blank), is: line, "\(cells)")
      }
    }
  }
}

extension String {
  /// The columns that it takes on a terminal.
  fileprivate var columns: Int { reduce(0) { $0 + CellWidth.width(of: $1) } }
}

extension [String] {
  /// The line that a display shows in these pieces.
  fileprivate func rejoined(_ blank: Character) -> String {
    dropLast().map { piece in
      piece.hasSuffix("\(blank)\u{28C0}") ? String(piece.dropLast()) : String(piece.dropLast())
    }.joined() + (last ?? "")
  }
}
