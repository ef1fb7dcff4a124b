import Foundation
import PackagePlugin

/// Makes the messages that a module names, of the English wording, when the module is built.
@main struct MessagePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let wording = context.package.directoryURL.appending(path: "locales/wording/en.po")
    let file = context.pluginWorkDirectoryURL.appending(path: "Messages.swift")
    let sources = target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
    return [
      .buildCommand(
        displayName: "Making the messages of \(target.name)", executable: try context.tool(named: "MessageMaker").url,
        arguments: [wording.path(), file.path(), target.name] + sources.map { $0.path() },
        inputFiles: [wording] + sources, outputFiles: [file])
    ]
  }
}
