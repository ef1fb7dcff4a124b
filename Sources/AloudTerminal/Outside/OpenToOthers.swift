internal import Glibc

/// What of the user's own files others can write: what they put there would be taken for the user's (SAFE-2).
///
/// A group that nobody else is in is no other, as Debian's OpenSSH has it: where each user has such a group, all that is made is
/// open to it. What can only be read is the user's affair.
public struct OpenToOthers {
  /// How many files of a folder are looked at, and how many are told.
  private static let mostNames = 100, mostTold = 3

  /// Whether others are in a group.
  var isShared: (gid_t) -> Bool = Self.isSharedGroup

  /// The usual rule.
  public init() {}

  /// Which of some folders, and of the files in them, others can write. Of a folder that they can, the files are not told too.
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
    // Where it is a link, what it leads to is what is read.
    guard stat(path, &information) == 0, [S_IFDIR, S_IFREG].contains(information.st_mode & S_IFMT) else { return false }
    if information.st_mode & S_IWOTH != 0 { return true }
    return information.st_mode & S_IWGRP != 0 && isShared(information.st_gid)
  }

  /// Whether a group is another than the user's own, which has the user's name and no other member.
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
