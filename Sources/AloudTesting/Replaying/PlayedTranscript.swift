internal import Aloud

extension Transcript {
  /// The comments before the header.
  var comments: [String] {
    head.prefix { $0 == "#" || TextLines.rest(of: $0, after: "# ") != nil }.map { String($0.dropFirst(2)) }
  }

  /// The file lines on which the output begins and on which each line is typed.
  var turnLines: [Int] {
    [firstBodyLine] + body.indices.filter { Self.input(body[$0]) != nil }.map { firstBodyLine + $0 }
  }

  /// The local date and time in the header, or the default of ``AppPlayer``.
  var now: DateTime {
    let usual = DateTime(day: Day(20_777), hour: 15, minute: 30)
    guard let now = header.now else { return usual }
    let numbers = now.split { "-T:".contains($0) }.compactMap { Int($0) }
    guard numbers.count >= 5, let day = Day(year: numbers[0], month: numbers[1], day: numbers[2]) else { return usual }
    return DateTime(day: day, hour: numbers[3], minute: numbers[4], second: numbers.count > 5 ? numbers[5] : 0)
  }

  /// Returns the files in the data folder, by name.
  ///
  /// - Throws: ``NeedsProgram`` if the folder contains anything but text files, or ``SystemError``.
  func dataFiles() throws -> [String: FileResult] {
    guard let data = header.data else { return [:] }
    let folder = "\(file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) } ?? ".")/\(data)"
    var files: [String: FileResult] = [:]
    for name in try FolderTree.names(in: folder) {
      guard !FolderTree.isFolder("\(folder)/\(name)"),
        let text = String(validating: try FileContents.read("\(folder)/\(name)"), as: UTF8.self)
      else { throw NeedsProgram() }
      files[name] = .contents(text)
    }
    return files
  }
}
