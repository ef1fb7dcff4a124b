import Foundation
import PackagePlugin

/// Makes a module's messages of the English wording when the module is built.
@main struct MessagePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let wording = context.package.directoryURL.appending(path: "locales/wording/en.po")
    let file = context.pluginWorkDirectoryURL.appending(path: "Messages.swift")
    return [
      .buildCommand(
        displayName: "Making the messages of \(target.name)", executable: try context.tool(named: "MessageMaker").url,
        arguments: [wording.path(), target.name, file.path()], inputFiles: [wording], outputFiles: [file])
    ]
  }
}
