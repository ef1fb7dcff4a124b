internal import Aloud
internal import Glibc

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
      let lock = try lock()
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

  private func lock() throws(ColorError) -> FileLock {
    do throws(FileError) {
      return try FileLock(of: Self.name, in: folder, patience: patience)
    } catch {
      switch error {
      case .inUse: throw .paletteLocked
      case .diskFull: throw .diskFull
      default: throw .paletteFailed(path: path + ".lock")
      }
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
    switch SafeFile.replace(folder + "/" + name, with: bytes) {
    case nil: return
    case .diskFull: throw .diskFull
    default: throw .paletteFailed(path: path)
    }
  }
}

struct PaletteLines {
  let bytes: [UInt8]
  private(set) var colors: [Color] = []
  /// A Boolean value that indicates whether every line is a color, and there are not too many.
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
