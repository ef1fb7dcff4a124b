import Foundation
import PackagePlugin

/// Makes the messages of the command for the parts of it that are linked here.
@main struct CommandMessages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let wording = context.package.directoryURL.appending(path: "../../locales/wording/en.po").standardized
    let file = context.pluginWorkDirectoryURL.appending(path: "Messages.swift")
    return [
      .buildCommand(
        displayName: "Making the messages of the command",
        executable: try context.tool(named: "CommandMessageMaker").url,
        arguments: [wording.path(), "AloudCommand", file.path()], inputFiles: [wording], outputFiles: [file])
    ]
  }
}
