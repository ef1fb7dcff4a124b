public import Aloud

/// The service that answers a color picker's requests to the system: pictures, the terminal, the saved palette.
public struct ColorDesk: Sendable {
  private let palette: PaletteFile

  /// Creates a desk whose palette is in `dataFolder`, which all apps of the user share.
  public init(dataFolder: String = DataFolderPath.usual(DataFolderPath.shared)) {
    palette = PaletteFile(folder: dataFolder)
  }

  /// Answers a request. This takes up to 2 seconds if another program holds the palette or the terminal is slow.
  ///
  /// Bytes that the user types while the terminal answers are passed to `typed` in order, because no other reader gets them.
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
