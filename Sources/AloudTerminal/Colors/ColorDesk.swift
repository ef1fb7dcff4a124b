public import Aloud

/// Does what color pickers ask of the outside: pictures, the terminal, the saved palette.
public struct ColorDesk: Sendable {
  private let palette: PaletteFile

  /// A desk whose palette is in `dataFolder`, which all apps of the user share.
  public init(dataFolder: String = DataFolderPath.usual(DataFolderPath.shared)) {
    palette = PaletteFile(folder: dataFolder)
  }

  /// Does a request. It takes up to 2 seconds: where another program holds the palette, or a terminal is slow.
  ///
  /// What somebody types while a terminal answers is given to `typed`, in the order in which it came: nobody else gets it.
  public func answer(_ request: ColorRequest, typed: ([UInt8]) -> Void) -> ColorAnswer {
    switch request {
    case .pixel(let path, let x, let y):
      do throws(ColorError) {
        return .pixel(try PictureReader().color(path, x: x, y: y))
      } catch {
        return .failed(error)
      }
    case .terminal: return terminal(typed)
    case .palette: return palette.colors()
    case .keep(let color): return palette.keep(color)
    case .forget(let color): return palette.forget(color)
    }
  }

  private func terminal(_ typed: ([UInt8]) -> Void) -> ColorAnswer {
    do throws(ColorError) {
      let reply = try TerminalColors.ask()
      if !reply.typed.isEmpty { typed(reply.typed) }
      let colors = (0...TerminalReply.text + 1).compactMap { reply.colors[$0] }
      return colors.isEmpty ? .failed(.noTerminal) : .terminal(colors)
    } catch {
      return .failed(error)
    }
  }
}
