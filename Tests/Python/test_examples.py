"""The examples, used as somebody would."""

import importlib.util
import shutil
import tempfile
import unittest
from pathlib import Path
from types import ModuleType

from aloud.testing import Pilot
from program import PACKAGE, run, run_script


def example(name: str) -> ModuleType:
    """Import an example."""
    spec = importlib.util.spec_from_file_location(name, PACKAGE / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ExampleTests(unittest.IsolatedAsyncioTestCase):
    """Each example does what it shows."""

    async def test_the_assistant_asks_before_it_acts(self) -> None:
        async with Pilot(example("assistant").app) as pilot:
            await pilot.say("message", "Clear up.")
            pilot.heard("I will delete it.")
            pilot.heard("1. Allow.")
            await pilot.say("allow")
            pilot.heard("Tool: Deleted build.")
            await pilot.say("message", "Do it.", "cancel")
            pilot.heard("Nothing was deleted.")

    async def test_the_browser_enters_reads_renames_and_deletes(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name).resolve()
            (folder / "notes").mkdir()
            (folder / "notes" / "milk.txt").write_text("Two litres.")
            (folder / "oats.txt").write_text("One bag.")
            async with Pilot(example("files").Files(folder).app) as pilot:
                await pilot.say("oats.txt")
                pilot.heard("One bag.")
                await pilot.say("notes", "more on milk.txt", "rename", "cream.txt")
                self.assertTrue((folder / "notes" / "cream.txt").exists())
                await pilot.say("more on cream.txt", "delete", "yes")
                self.assertFalse((folder / "notes" / "cream.txt").exists())
                await pilot.say("up")
                pilot.heard("2 items.")

    def test_a_script_for_questionary_is_answered(self) -> None:
        script = f"""
import sys
sys.path.insert(0, {str(PACKAGE / "examples")!r})
import questionary
print(questionary.form(
    name=questionary.text("Name?"),
    sure=questionary.confirm("Sure?", default=False),
    size=questionary.select("Size?", [questionary.Choice("Small", 1), "Big"]),
).ask(), questionary.checkbox("Which?", ["a", "b"]).ask())
"""
        result = run_script(script, "Ann\nyes\nsmall\nb\ndone\n")
        self.assertEqual(
            result.stdout, "{'name': 'Ann', 'sure': True, 'size': 1} ['b']\n", result.stderr
        )

    @unittest.skipUnless(shutil.which("node"), "node is not there")
    def test_a_host_in_javascript_asks_too(self) -> None:
        program = ["node", str(PACKAGE / "examples" / "counter.mjs")]
        result = run(["aloud", "host", "--echo", *program], "", "more\nother\n41\nmore\n")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn(
            "Which number? 41.\n41 so far.\n> more\nOne more.\n42 so far.\n", result.stdout
        )


if __name__ == "__main__":
    unittest.main()
