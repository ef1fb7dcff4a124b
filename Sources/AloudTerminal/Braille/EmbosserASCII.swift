/// Cells in North American ASCII braille, in which files for embossers are written: a character for each of 64 cells.
enum EmbosserASCII {
  /// The characters of the cells from U+2800 to U+283F. Dots 7 and 8, which paper does not have, are left out.
  private static let characters = Array(##" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="##)

  /// Cells as characters; what is no cell stays where it is one of ASCII, and is otherwise a full cell.
  static func text(_ cells: String) -> String {
    let text = cells.unicodeScalars.map { cell -> Character in
      switch cell.value {
      case 0x2800...0x28FF: characters[Int(cell.value & 0x3F)]
      case 0x20...0x7E: Character(cell)
      default: "="
      }
    }
    // Blanks at the end of a line would only keep the embosser's head moving.
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
