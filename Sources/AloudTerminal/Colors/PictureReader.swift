internal import Aloud
internal import Glibc

/// Reads the color of a picture at a point (HUE-1).
struct PictureReader {
  /// How many bytes a file, and how many points a picture, may have: one that is hostile tells 4 billion in 100 bytes.
  private static let sizeLimit = 256 << 20, pointLimit = 64_000_000

  private let library: PictureLibrary

  /// A reader.
  ///
  /// - Throws: `noLibrary`.
  init() throws(ColorError) {
    guard let library = PictureLibrary() else { throw .noLibrary }
    self.library = library
  }

  /// The color at a point, counted from 0 at the top left, of the picture as it is seen: turned as its camera says, and of
  /// pictures that move the first.
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

  /// Only files are opened: a pipe would be waited on.
  private func checkFile(_ path: String) throws(ColorError) {
    var information = stat()
    guard stat(path, &information) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .noFile(path: path) : .unreadable(path: path)
    }
    guard information.st_mode & S_IFMT == S_IFREG, access(path, R_OK) == 0 else { throw .unreadable(path: path) }
    guard information.st_size <= Self.sizeLimit else { throw .tooLarge(path: path) }
  }
}
