import Foundation

/// The folder that `Package.swift` stands in.
enum Repository {
  static let root = URL(filePath: #filePath.components(separatedBy: "/Tests/AloudLanguageTests/")[0])
}
