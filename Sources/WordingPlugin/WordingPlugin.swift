import Foundation
import PackagePlugin

/// Packs the wordings of `locales/wording/` into a Swift file when they are built.
@main struct WordingPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "locales/wording")
    let wordings = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "po" }
      .sorted { $0.path() < $1.path() }
    let file = context.pluginWorkDirectoryURL.appending(path: "Packed.swift")
    return [
      .buildCommand(
        displayName: "Packing the wordings", executable: try context.tool(named: "WordingPacker").url,
        arguments: [file.path()] + wordings.map { $0.path() }, inputFiles: wordings, outputFiles: [file])
    ]
  }
}
