import Foundation

/// Writes `Sources/CLocales/locales.c`, which compiles the files of `locales/` in, but for the wordings that the build packs.
struct BundleList {
  private let package: URL

  init(_ package: URL) { self.package = package }

  /// Writes the list anew.
  func write() throws {
    let paths = try paths()
    let arrays = paths.map { "BEGIN(\(Self.name($0)))\n#embed \"../../locales/\($0)\"\nEND\n" }.joined()
    let rows = paths.map { "  FILE_AT(\"\($0)\", \(Self.name($0))),\n" }.joined()
    let text = Self.head + arrays + Self.middle + rows + Self.end
    try text.write(to: package.appending(path: "Sources/CLocales/locales.c"), atomically: true, encoding: .utf8)
  }

  /// The files, in the order of their paths' bytes, which they are found by.
  private func paths() throws -> [String] {
    let folder = package.appending(path: "locales")
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return all.filter { $0 == "fallback.txt" || $0.contains("/") && ($0.hasSuffix(".txt") || $0.hasSuffix(".po")) }
      .filter { !$0.hasPrefix("wording/") || $0 == "wording/en.po" }
      .sorted()
  }

  private static func name(_ path: String) -> String {
    String(path.prefix { $0 != "." }.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static let head = """
    #include "CLocales.h"
    #include <string.h>

    // Made by AloudLocaleMaker from what lies in locales/. One array a file; C23's #embed reads it when this is compiled.
    #define BEGIN(name) static const unsigned char name[] = {
    #define END };


    """

  private static let middle = """

    #define FILE_AT(path, name) {path, name, sizeof name}

    // In order of path: they are found by binary search.
    static const AloudLocaleFile files[] = {

    """

  private static let end = """
    };

    size_t aloud_locale_file_count(void) { return sizeof files / sizeof files[0]; }

    AloudLocaleFile aloud_locale_file(size_t index) { return files[index]; }

    ptrdiff_t aloud_locale_file_index(const char *path) {
      size_t low = 0, high = aloud_locale_file_count();
      while (low < high) {
        size_t middle = (low + high) / 2;
        int order = strcmp(files[middle].path, path);
        if (order == 0) return (ptrdiff_t)middle;
        if (order < 0) low = middle + 1;
        else high = middle;
      }
      return -1;
    }

    """
}
