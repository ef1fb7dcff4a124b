import ArgumentParser
import Foundation

/// Makes the locale table: reads an archive of CLDR's XML and writes `locales/table/`, `locales/fallback.txt`,
/// `locales/SOURCE.txt`, and the list of what is compiled in. Run twice, it changes nothing.
@main
struct AloudLocaleMaker: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "AloudLocaleMaker",
    abstract: "Makes the locale table from CLDR.",
    discussion: """
      Without an archive only what is made of locales/ is renewed: the list of the files that are compiled in \
      (Sources/CLocales/locales.c). That is enough after words of values were added.
      """)

  @Argument(help: "A tar archive of CLDR with the folders main and supplemental.", completion: .file())
  var archive: String?

  @Option(help: "A folder with the Unicode Character Database: writes locales/unicode/.", completion: .directory)
  var unicode: String?

  @Option(help: "The folder of the package.", completion: .directory)
  var package = "."

  func run() throws {
    let package = URL(fileURLWithPath: package, isDirectory: true)
    if let archive {
      let source = try CLDRArchive(URL(fileURLWithPath: archive))
      defer { source.remove() }
      try LocaleFolder(package.appending(path: "locales")).write(CLDR(source.folder), provenance: source.provenance)
    }
    if let unicode {
      try UnicodeFolder(URL(fileURLWithPath: unicode, isDirectory: true)).write(
        to: package.appending(path: "locales/unicode"))
    }
    try BundleList(package).write()
  }
}
