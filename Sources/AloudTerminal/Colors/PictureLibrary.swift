internal import Glibc

/// libgdk-pixbuf, found when it is needed: it reads pictures of many kinds, and nothing else of Aloud needs it.
struct PictureLibrary {
  typealias Size =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) ->
    OpaquePointer?
  typealias Load = @convention(c) (UnsafePointer<CChar>, OpaquePointer?) -> OpaquePointer?
  typealias Make = @convention(c) (OpaquePointer) -> OpaquePointer?
  typealias Ask = @convention(c) (OpaquePointer) -> Int32
  typealias Pixels = @convention(c) (OpaquePointer) -> UnsafePointer<UInt8>?
  typealias Release = @convention(c) (OpaquePointer) -> Void

  /// The size that a file's beginning tells; nil where it is no picture.
  let size: Size
  /// Loads a picture; nil where that is not possible.
  let load: Load
  /// The picture as a camera's note says that it is to be seen.
  let upright: Make
  let width, height, channels, rowLength: Ask
  let pixels: Pixels
  let release: Release

  /// Loads the library; nil where there is none.
  init?() {
    guard
      let library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW) ?? dlopen("libgdk_pixbuf-2.0.dylib", RTLD_NOW),
      let size = dlsym(library, "gdk_pixbuf_get_file_info"),
      let load = dlsym(library, "gdk_pixbuf_new_from_file"),
      let upright = dlsym(library, "gdk_pixbuf_apply_embedded_orientation"),
      let width = dlsym(library, "gdk_pixbuf_get_width"),
      let height = dlsym(library, "gdk_pixbuf_get_height"),
      let channels = dlsym(library, "gdk_pixbuf_get_n_channels"),
      let rowLength = dlsym(library, "gdk_pixbuf_get_rowstride"),
      let pixels = dlsym(library, "gdk_pixbuf_read_pixels"),
      let release = dlsym(library, "g_object_unref")
    else { return nil }
    self.size = unsafeBitCast(size, to: Size.self)
    self.load = unsafeBitCast(load, to: Load.self)
    self.upright = unsafeBitCast(upright, to: Make.self)
    self.width = unsafeBitCast(width, to: Ask.self)
    self.height = unsafeBitCast(height, to: Ask.self)
    self.channels = unsafeBitCast(channels, to: Ask.self)
    self.rowLength = unsafeBitCast(rowLength, to: Ask.self)
    self.pixels = unsafeBitCast(pixels, to: Pixels.self)
    self.release = unsafeBitCast(release, to: Release.self)
  }
}
