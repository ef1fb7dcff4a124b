import Aloud

extension Words {
  static let english = Words(
    ["Assistant", "Message", "Stop", "nothing is coming", "Conversation"],
    permission: ["Run rm -r build?", "It deletes the folder build, with 214 files", "Allow", "Refuse"],
    tool: ["All right. Nothing was deleted.", "Deleted build.", "812 tokens, 0.4 seconds"],
    [
      ([], Answer(pieces: ["Ask me about **files**, ", "about the **build** folder, or about the weather."])),
      (
        ["file"],
        Answer(pieces: [
          "# Listing files\nThe short way is `ls`. It gives the names and ",
          "nothing else.\n\nThe long way tells more:\n- who owns a file\n- how large it is\n",
          "- when it was changed\n\n```sh\nls -l\nls -l | sort -k 5\n```\n## Options\n",
          "| Option | What it adds |\n|---|---|\n| -a | hidden files |\n| -h | sizes people can read |\n",
        ])
      ),
      (["build"], Answer(pieces: ["The folder can be made anew. ", "I will delete it."], needsTool: true)),
      (["weather"], Answer(pieces: ["There is no network here."], isError: true)),
    ])
}
