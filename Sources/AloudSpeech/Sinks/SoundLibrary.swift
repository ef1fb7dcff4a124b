#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The libpcaudio library, loaded on demand. It is installed wherever libespeak-ng is, but its header is not.
struct SoundLibrary: Sendable {
  typealias Create =
    @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> OpaquePointer?
  typealias Open = @convention(c) (OpaquePointer, Int32, UInt32, UInt8) -> Int32
  typealias Write = @convention(c) (OpaquePointer, UnsafeRawPointer?, Int) -> Int32
  typealias Ask = @convention(c) (OpaquePointer) -> Int32
  typealias Tell = @convention(c) (OpaquePointer) -> Void

  let create: Create
  let open: Open
  let write: Write
  let drain: Ask
  let flush: Ask
  let close: Tell
  let destroy: Tell

  /// Loads the library, or returns nil if it is not installed.
  init?() {
    guard let library = dlopen("libpcaudio.so.0", RTLD_NOW) ?? dlopen("libpcaudio.dylib", RTLD_NOW),
      let create = dlsym(library, "create_audio_device_object"),
      let open = dlsym(library, "audio_object_open"),
      let write = dlsym(library, "audio_object_write"),
      let drain = dlsym(library, "audio_object_drain"),
      let flush = dlsym(library, "audio_object_flush"),
      let close = dlsym(library, "audio_object_close"),
      let destroy = dlsym(library, "audio_object_destroy")
    else { return nil }
    self.create = unsafeBitCast(create, to: Create.self)
    self.open = unsafeBitCast(open, to: Open.self)
    self.write = unsafeBitCast(write, to: Write.self)
    self.drain = unsafeBitCast(drain, to: Ask.self)
    self.flush = unsafeBitCast(flush, to: Ask.self)
    self.close = unsafeBitCast(close, to: Tell.self)
    self.destroy = unsafeBitCast(destroy, to: Tell.self)
    Self.hushALSA()
  }

  /// Gives ALSA an error handler that prints nothing. Otherwise ALSA writes to standard error, which debconf takes as fatal.
  private static func hushALSA() {
    // ALSA passes variadic arguments after these, which a C function may ignore.
    typealias Handler =
      @convention(c) (UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?) -> Void
    typealias SetHandler = @convention(c) (Handler?) -> Int32
    guard let library = dlopen("libasound.so.2", RTLD_NOW), let symbol = dlsym(library, "snd_lib_error_set_handler")
    else { return }
    _ = unsafeBitCast(symbol, to: SetHandler.self)({ _, _, _, _, _ in })
  }
}
