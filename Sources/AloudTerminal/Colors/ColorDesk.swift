public import Aloud
internal import AloudSystem
internal import Glibc

/// The service that answers a color picker's requests to the system: pictures, the terminal, the saved palette.
public struct ColorDesk: Sendable {
  private let palette: PaletteFile

  /// Creates a desk whose palette is in `dataFolder`, which all apps of the user share.
  public init(dataFolder: String = UserFolder.data()) { palette = PaletteFile(folder: dataFolder) }

  /// Answers a request. This takes up to 2 seconds if another program holds the palette or the terminal is slow.
  ///
  /// Bytes that the user types while the terminal answers are passed to `typed` in order, because no other reader gets them.
  public func answer(_ request: ColorRequest, typed: ([UInt8]) -> Void) -> ColorAnswer {
    do throws(ColorError) {
      switch request {
      case .pixel(let path, let x, let y): return .pixel(try PictureReader().color(path, x: x, y: y))
      case .terminal: return .terminal(try terminalColors(typed))
      case .palette: return palette.colors()
      case .keep(let color): return palette.keep(color)
      case .forget(let color): return palette.forget(color)
      }
    } catch {
      return .failed(error)
    }
  }

  private func terminalColors(_ typed: ([UInt8]) -> Void) throws(ColorError) -> [Color] {
    guard let answer = TerminalDialogue.ask(TerminalAnswer.colorQuestion, .ofColors) else { throw .noTerminal }
    if !answer.typed.isEmpty { typed(answer.typed) }
    let found = answer.colors
    let colors = (0...TerminalAnswer.textColor + 1).compactMap { found[$0] }
    if colors.isEmpty { throw .noTerminal }
    return colors
  }
}

/// A terminal's 16 colors, its text color and its background color (HUE-1), in xterm's sequences (OSC 4, 10, 11).
extension TerminalAnswer {
  /// Every terminal answers the last sequence, a status request; many answer no other.
  static let colorQuestion =
    (0..<16).map { "\u{1B}]4;\($0);?\u{7}" }.joined() + "\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[5n"
  static let ofColors = TerminalAnswer { sequence, _ in sequence[1] == UInt8(ascii: "]") }
  /// The key of the text color in `colors`. The background color has the next number.
  static let textColor = 16

  var colors: [Int: Color] {
    sequences.reduce(into: [:]) { colors, sequence in
      // The body is, for example, "4;7;rgb:ffff/0000/8080" or "10;rgb:…".
      let body = sequence.dropFirst(2).prefix { $0 != 0x07 && $0 != 0x1B }
      let parts = String(decoding: body, as: UTF8.self).split(separator: ";")
      let number: Int? =
        switch parts.first {
        case "4" where parts.count == 3: Int(parts[1])
        case "10" where parts.count == 2: Self.textColor
        case "11" where parts.count == 2: Self.textColor + 1
        default: nil
        }
      if let number, let value = parts.last, let color = Self.color(value) { colors[number] = color }
    }
  }

  /// The components have one to four hex digits each. The greatest value of that many digits is full intensity.
  private static func color(_ text: Substring) -> Color? {
    guard let colon = text.firstIndex(of: ":"), text.hasPrefix("rgb") else { return nil }
    let parts = text[text.index(after: colon)...].split(separator: "/").map { part -> Int? in
      guard (1...4).contains(part.utf8.count), let value = Int(part, radix: 16), value >= 0 else { return nil }
      let most = (1 << (4 * part.utf8.count)) - 1
      return (value * 255 + most / 2) / most
    }
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
    return Color(red: red, green: green, blue: blue)
  }
}

/// The file of the saved palette, which all Aloud apps of the user share (HUE-3): one hex color a line.
///
/// Changes are made under a separate lock file, because each change replaces the palette's file. Reading needs no lock, because the
/// file is complete at all times.
struct PaletteFile: Sendable {
  static let limit = 1_000
  /// In bytes.
  private static let sizeLimit = 1 << 20
  private static let name = "palette"

  let folder: String
  var patience: Duration = .seconds(2)

  private var path: String { folder + "/" + Self.name }

  /// A damaged file is copied to another name and repaired.
  func colors() -> ColorAnswer {
    do throws(ColorError) {
      let lines = try lines()
      return lines.areSound ? .palette(lines.colors) : change { _ in nil }
    } catch {
      return .failed(error)
    }
  }

  func keep(_ color: Color) -> ColorAnswer {
    change { colors in
      if colors.contains(color) { return nil }
      guard colors.count < Self.limit else { return .paletteFull(limit: Self.limit) }
      colors.append(color)
      return nil
    }
  }

  func forget(_ color: Color) -> ColorAnswer {
    change { colors in
      guard colors.contains(color) else { return .paletteLacks(color) }
      colors.removeAll { $0 == color }
      return nil
    }
  }

  private func change(_ edit: (inout [Color]) -> ColorError?) -> ColorAnswer {
    do throws(ColorError) {
      let lock: FileLock
      do throws(FileError) { lock = try FileLock(of: Self.name, in: folder, patience: patience) } catch {
        throw Self.error(error, of: path + ".lock")
      }
      defer { lock.release() }
      let lines = try lines()
      var colors = lines.colors
      if let error = edit(&colors) { return .failed(error) }
      let copy = lines.areSound ? nil : try keepAside(lines.bytes)
      if colors != lines.colors || copy != nil { try write(PaletteLines.bytes(colors), as: Self.name) }
      return copy.map { .failed(.paletteDamaged(colors, copy: $0)) } ?? .palette(colors)
    } catch {
      return .failed(error)
    }
  }

  private static func error(_ error: FileError, of path: String) -> ColorError {
    switch error {
    case .inUse: .paletteLocked
    case .diskFull: .diskFull
    default: .paletteFailed(path: path)
    }
  }

  private func lines() throws(ColorError) -> PaletteLines {
    do throws(WholeFileError) {
      return PaletteLines(try WholeFile.ownBytes(path, limit: Self.sizeLimit), limit: Self.limit)
    } catch {
      if error == .missing { return PaletteLines([], limit: Self.limit) }
      throw .paletteFailed(path: path)
    }
  }

  /// Copies a damaged palette to a new file, and returns the path of the copy. Earlier copies stay as they are.
  private func keepAside(_ bytes: [UInt8]) throws(ColorError) -> String {
    var (name, number) = (Self.name + ".damaged", 1)
    while access(folder + "/" + name, F_OK) == 0 {
      number += 1
      name = "\(Self.name).damaged-\(number)"
    }
    try write(bytes, as: name)
    return folder + "/" + name
  }

  private func write(_ bytes: [UInt8], as name: String) throws(ColorError) {
    if let error = SafeFile.replace(folder + "/" + name, with: bytes) { throw Self.error(error, of: path) }
  }
}

struct PaletteLines {
  let bytes: [UInt8]
  private(set) var colors: [Color] = []
  private(set) var areSound = true

  init(_ bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    var known: Set<Color> = []
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      // A shorter form is never written, so it can only be the rest of a longer one.
      guard [7, 9].contains(line.count), line.first == UInt8(ascii: "#"),
        let color = Color(hex: String(decoding: line, as: UTF8.self)), known.contains(color) || colors.count < limit
      else {
        areSound = false
        continue
      }
      if known.insert(color).inserted { colors.append(color) }
    }
  }

  static func bytes(_ colors: [Color]) -> [UInt8] { Array(colors.map { $0.hex + "\n" }.joined().utf8) }
}

/// A reader of the color at a point of a picture (HUE-1).
struct PictureReader {
  /// In bytes and in pixels. A hostile file can claim 4 billion pixels in 100 bytes.
  private static let sizeLimit = 256 << 20, pointLimit = 64_000_000

  private let library: PictureLibrary

  init() throws(ColorError) {
    guard let library = try? PictureLibrary() else { throw .noLibrary }
    self.library = library
  }

  /// Counts from 0 at the top left of the picture as people see it: turned as the camera recorded, its first frame.
  func color(_ path: String, x: Int, y: Int) throws(ColorError) -> Color {
    try checkFile(path)
    var width: Int32 = 0
    var height: Int32 = 0
    guard library.size(path, &width, &height) != nil, width > 0, height > 0 else { throw .notPicture(path: path) }
    guard Int(width) * Int(height) <= Self.pointLimit else { throw .tooLarge(path: path) }
    guard let stored = library.load(path, nil) else { throw .notPicture(path: path) }
    defer { library.release(stored) }
    guard let picture = library.upright(stored) else { throw .notPicture(path: path) }
    defer { library.release(picture) }
    let seen = (width: Int(library.width(picture)), height: Int(library.height(picture)))
    guard (0..<seen.width).contains(x), (0..<seen.height).contains(y) else {
      throw .outside(width: seen.width, height: seen.height)
    }
    let channels = Int(library.channels(picture))
    guard channels >= 3, let pixels = library.pixels(picture) else { throw .notPicture(path: path) }
    let point = pixels + y * Int(library.rowLength(picture)) + x * channels
    let opacity = channels > 3 ? (Int(point[3]) * 100 + 127) / 255 : 100
    return Color(red: Int(point[0]), green: Int(point[1]), blue: Int(point[2]), opacity: opacity)
  }

  private func checkFile(_ path: String) throws(ColorError) {
    var information = stat()
    guard stat(path, &information) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .noFile(path: path) : .unreadable(path: path)
    }
    guard information.st_mode & S_IFMT == S_IFREG, access(path, R_OK) == 0 else { throw .unreadable(path: path) }
    guard information.st_size <= Self.sizeLimit else { throw .tooLarge(path: path) }
  }
}

/// The libgdk-pixbuf library, which reads many kinds of picture. It is loaded on demand, because nothing else in Aloud needs it.
struct PictureLibrary {
  /// Reads only the beginning of a file; returns nil if the file is no picture.
  let size:
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  let load: @convention(c) (UnsafePointer<CChar>, OpaquePointer?) -> OpaquePointer?
  let upright: @convention(c) (OpaquePointer) -> OpaquePointer?
  let width, height, channels, rowLength: @convention(c) (OpaquePointer) -> Int32
  let pixels: @convention(c) (OpaquePointer) -> UnsafePointer<UInt8>?
  let release: @convention(c) (OpaquePointer) -> Void

  init() throws(LoadedLibrary.Missing) {
    let library = try LoadedLibrary("libgdk_pixbuf-2.0", version: 0)
    size = try library.function("gdk_pixbuf_get_file_info")
    load = try library.function("gdk_pixbuf_new_from_file")
    upright = try library.function("gdk_pixbuf_apply_embedded_orientation")
    width = try library.function("gdk_pixbuf_get_width")
    height = try library.function("gdk_pixbuf_get_height")
    channels = try library.function("gdk_pixbuf_get_n_channels")
    rowLength = try library.function("gdk_pixbuf_get_rowstride")
    pixels = try library.function("gdk_pixbuf_read_pixels")
    release = try library.function("g_object_unref")
  }
}
