internal import Glibc

/// A C library that is loaded on demand, and stays loaded.
package struct LoadedLibrary {
  package struct Missing: Error {}

  private let handle: UnsafeMutableRawPointer

  package init(_ name: String, version: Int) throws(Missing) {
    guard let handle = dlopen("\(name).so.\(version)", RTLD_NOW) ?? dlopen("\(name).dylib", RTLD_NOW) else {
      throw Missing()
    }
    self.handle = handle
  }

  /// Returns the function with a name. Its type must be the one in the library's header.
  package func function<Function>(_ name: String) throws(Missing) -> Function {
    guard let symbol = dlsym(handle, name) else { throw Missing() }
    return unsafeBitCast(symbol, to: Function.self)
  }
}
