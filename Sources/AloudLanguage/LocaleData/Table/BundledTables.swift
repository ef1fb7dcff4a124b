internal import Synchronization

/// The tables compiled in that have been read: they never change, so each is read once.
enum BundledTables {
  private static let known = Mutex<[String: LocaleTable]>([:])

  /// The table of a tag that has one.
  static func table(_ tag: String) throws(LocaleFileError) -> LocaleTable {
    if let table = known.withLock({ $0[tag] }) { return table }
    let table = try LocaleTable(tag)
    known.withLock { $0[tag] = table }
    return table
  }
}
