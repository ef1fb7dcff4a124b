import Glibc

/// A C library that is loaded on demand, and stays loaded.
struct LoadedLibrary {
  struct Missing: Error {}

  private let handle: UnsafeMutableRawPointer

  init(_ file: String) throws(Missing) {
    guard let handle = dlopen(file, RTLD_NOW) else { throw Missing() }
    self.handle = handle
  }

  /// Returns the function with a name. Its type must be the one in the library's header.
  func function<Function>(_ name: String) throws(Missing) -> Function {
    guard let symbol = dlsym(handle, name) else { throw Missing() }
    return unsafeBitCast(symbol, to: Function.self)
  }
}
