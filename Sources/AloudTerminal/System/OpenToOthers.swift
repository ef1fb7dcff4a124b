internal import Glibc

/// A check for files and folders of the user that others can write, because their contents would be taken for the user's own
/// (SAFE-2).
///
/// A group that has no other member does not count as others, as in Debian's OpenSSH: where each user has such a group, all new
/// files are open to it. Files that others can only read are the user's own affair.
public struct OpenToOthers {
  private static let mostNames = 100, mostTold = 3

  var isShared: (gid_t) -> Bool = Self.isSharedGroup

  /// Creates the usual check.
  public init() {}

  /// Returns the folders, and the files in them, that others can write. For such a folder, its files are not reported too.
  public func paths(in folders: [String]) -> [String] {
    var seen: Set<String> = []
    let found = folders.filter { seen.insert($0).inserted }.flatMap { folder in
      if canBeWritten(folder) { return [folder] }
      let names = ((try? FolderNames.of(folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
      return names.prefix(Self.mostNames).map { folder + "/" + $0 }.filter { canBeWritten($0) }
    }
    return Array(found.prefix(Self.mostTold))
  }

  private func canBeWritten(_ path: String) -> Bool {
    var information = stat()
    // For a link, the file that it leads to is the one that is read.
    guard stat(path, &information) == 0, [S_IFDIR, S_IFREG].contains(information.st_mode & S_IFMT) else { return false }
    if information.st_mode & S_IWOTH != 0 { return true }
    return information.st_mode & S_IWGRP != 0 && isShared(information.st_gid)
  }

  private static func isSharedGroup(_ group: gid_t) -> Bool {
    guard let user = getpwuid(geteuid()), user.pointee.pw_gid == group, let found = getgrgid(group),
      strcmp(user.pointee.pw_name, found.pointee.gr_name) == 0
    else { return true }
    var member = found.pointee.gr_mem
    while let name = member?.pointee {
      if strcmp(name, user.pointee.pw_name) != 0 { return true }
      member = member?.advanced(by: 1)
    }
    return false
  }
}
