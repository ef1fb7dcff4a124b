internal import Aloud
internal import Glibc

/// A reader of the color at a point of a picture (HUE-1).
struct PictureReader {
  /// In bytes and in pixels. A hostile file can claim 4 billion pixels in 100 bytes.
  private static let sizeLimit = 256 << 20, pointLimit = 64_000_000

  private let library: PictureLibrary

  init() throws(ColorError) {
    guard let library = try? PictureLibrary() else { throw .noLibrary }
    self.library = library
  }

  /// Returns the color at a point, counted from 0 at the top left, of the picture as people see it: turned as the camera recorded,
  /// and the first frame if the picture moves.
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

  /// Opening a pipe would block.
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
  /// Returns the picture turned as the camera recorded.
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
