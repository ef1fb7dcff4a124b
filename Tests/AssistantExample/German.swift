import Aloud

extension Words {
  static let german = Words(
    ["Assistent", "Mitteilung", "Anhalten", "es kommt nichts", "Gespräch"],
    permission: ["rm -r build ausführen?", "Das löscht den Ordner build mit 214 Dateien", "Erlauben", "Ablehnen"],
    tool: ["In Ordnung. Nichts wurde gelöscht.", "build gelöscht.", "812 Token, 0,4 Sekunden"],
    [
      ([], Answer(pieces: ["Fragen Sie nach **Dateien**, ", "nach dem Ordner **build** oder nach dem Wetter."])),
      (
        ["datei"],
        Answer(pieces: [
          "# Dateien auflisten\nDer kurze Weg ist `ls`. Er nennt die Namen und ",
          "sonst nichts.\n\nDer lange Weg sagt mehr:\n- wem eine Datei gehört\n- wie groß sie ist\n",
          "- wann sie geändert wurde\n\n```sh\nls -l\nls -l | sort -k 5\n```\n## Optionen\n",
          "| Option | Was dazukommt |\n|---|---|\n| -a | versteckte Dateien |\n| -h | lesbare Größen |\n",
        ])
      ),
      (["build"], Answer(pieces: ["Der Ordner lässt sich neu erzeugen. ", "Ich lösche ihn."], needsTool: true)),
      (["wetter"], Answer(pieces: ["Hier gibt es kein Netz."], isError: true)),
    ])
}
