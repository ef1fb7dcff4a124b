"""A browser of files: folders are entered, and files are read, renamed and deleted."""

import sys
from pathlib import Path

import aloud

MENU = [aloud.MenuItem("Rename", id="rename"), aloud.MenuItem("Delete", id="delete")]


class Files:
    """The folder that is shown."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.app = aloud.App(
            "Files",
            aloud.Text("{folder}"),
            aloud.Button("Up", id="up", handler=self.up),
            aloud.List(
                "Contents",
                self.rows(),
                id="contents",
                handler=self.open,
                row={"action": [], "menu": MENU},
            ),
            aloud.Log("Text", id="text"),
            values={"folder": str(self.folder)},
            language="en",
        )
        self.app.on("rename")(self.rename)
        self.app.on("delete")(self.delete)

    def rows(self) -> list[aloud.Row]:
        """Return the contents of the folder, its folders first."""
        paths = sorted(self.folder.iterdir(), key=lambda path: (path.is_file(), path.name))
        return [
            aloud.Row(path.name, id=path.name, subtitle=None if path.is_file() else "folder")
            for path in paths
        ]

    async def show(self, folder: Path) -> None:
        """Show a folder."""
        self.folder = folder
        rows = self.rows()
        self.app.values["folder"] = str(folder)
        await self.app.set_rows("contents", rows)
        await self.app.say(f"{folder.name}. {len(rows)} items.")

    async def up(self, event: aloud.Event) -> None:
        """Leave the folder."""
        await self.show(self.folder.parent)

    async def open(self, event: aloud.Event) -> None:
        """Enter a folder, or read a file."""
        path = self.folder / (event.row or "")
        if path.is_dir():
            await self.show(path)
        else:
            await self.app.log("text").write(path.read_text("utf-8"), speaker=path.name)

    async def rename(self, event: aloud.Event) -> None:
        """Give a file another name."""
        name = await self.app.text(f"What shall {event.row} be called?")
        if name:
            (self.folder / (event.row or "")).rename(self.folder / name)
            await self.show(self.folder)

    async def delete(self, event: aloud.Event) -> None:
        """Delete a file."""
        if await self.app.confirm(f"Delete {event.row}?", text="It can't be brought back."):
            (self.folder / (event.row or "")).unlink()
            await self.show(self.folder)


if __name__ == "__main__":
    raise SystemExit(Files(Path(*sys.argv[1:2])).app.run())
