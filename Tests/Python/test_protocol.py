"""A session's lines by the schema of the protocol."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import subprocess
import unittest
from collections.abc import Mapping
from typing import Any
from unittest import mock

import aloud
from aloud._connection import Connection
from aloud._program import find_aloud
from aloud.testing import Pilot


class Recorder:
    """Records what both sides say."""

    def __init__(self) -> None:
        self.said: dict[str, list[Mapping[str, Any]]] = {"aloud": [], "host": []}
        send, readline = Connection.send, asyncio.StreamReader.readline

        def recorded_send(connection: Connection, message: Mapping[str, Any]) -> None:
            self.said["host"].append(message)
            send(connection, message)

        async def recorded_readline(reader: asyncio.StreamReader) -> bytes:
            line = await readline(reader)
            if line:
                self.said["aloud"].append(json.loads(line))
            return line

        self.patches = [
            mock.patch.object(Connection, "send", recorded_send),
            mock.patch.object(asyncio.StreamReader, "readline", recorded_readline),
        ]


def desk() -> aloud.App:
    """Make an app that uses all of the protocol."""
    app = aloud.App(
        "Desk",
        aloud.Button("Go", id="go", more={"menu": [aloud.MenuItem("Rename", id="rename")]}),
        aloud.Checkboxes("Packages", id="packages", options=["desktop", "printing"]),
        aloud.List(
            "Mails",
            lambda start, count: [aloud.Row("Hello", id="h"), "Bye"],
            2,
            id="mails",
            find=lambda text, count: [(0, aloud.Row("Hello", id="h"))],
        ),
        aloud.Log("Talk", id="talk"),
        language="en",
    )

    @app.on("go")
    async def go(event: aloud.Event) -> None:
        await app.text("Who?", text="It is kept.")
        await app.confirm("Sure?")
        await app.choose("Which?", ["a", "b"])
        async with app.log("talk").message() as message:
            await message.write("Hello")
        await app.alert("Done.")
        await app.replace("packages", None)
        await app.replace("nobody", None)
        await app.do("dismiss", {"set": {}})

    return app


@unittest.skipUnless(importlib.util.find_spec("jsonschema"), "PyPI's jsonschema is not installed")
class ProtocolTests(unittest.IsolatedAsyncioTestCase):
    """What is said is right by the schema, and what is wrong is not."""

    def setUp(self) -> None:
        """Make a validator for each side."""
        import jsonschema

        printed = subprocess.run(
            [find_aloud(), "schema", "--protocol"], capture_output=True, check=True
        )
        schema = json.loads(printed.stdout)
        jsonschema.Draft202012Validator.check_schema(schema)
        definitions = schema["$defs"]
        self.sides = {
            side: jsonschema.Draft202012Validator({"$ref": f"#/$defs/{side}", "$defs": definitions})
            for side in ("aloud", "host")
        }

    async def test_a_session_is_right(self) -> None:
        recorder = Recorder()
        app = desk()
        for patch in recorder.patches:
            patch.start()
        self.addCleanup(mock.patch.stopall)
        async with Pilot(app) as pilot:
            with self.assertLogs("aloud"):
                await pilot.say(
                    "packages", "desktop", "done", "hello", "go", "Ann", "yes", "b", "ok"
                )
            app.failures.clear()
        for side, said in recorder.said.items():
            for message in said:
                with self.subTest(side=side, message=message):
                    self.assertEqual([e.message for e in self.sides[side].iter_errors(message)], [])
        kinds = {message.get("event", "") for message in recorder.said["aloud"]}
        self.assertLessEqual(
            {"started", "pressed", "changed", "answered", "error", "waiting", "ended"}, kinds
        )
        keys = {key for message in recorder.said["host"] for key in message}
        self.assertLessEqual({"interface", "do", "patch", "log", "rows", "done"}, keys)

    def test_what_is_wrong_is_not_right(self) -> None:
        for side, message in [
            ("aloud", {"aloud": 2, "locale": "en", "events": [], "messages": []}),
            ("aloud", {"event": "bored", "id": "", "n": 1}),
            ("aloud", {"event": "pressed", "id": "go"}),
            ("host", {"done": "1"}),
            ("host", {"aloud": 1}),
            ("host", {"aloud": 1, "interface": {"app": "A", "tabs": 1}}),
            ("host", {"do": {"push": 1}}),
            ("host", {"do": {"ask": "x"}}),
            ("host", {"do": [{"ask": "x", "answer": "text", "items": [{"item": "A"}]}]}),
            ("host", {"do": {"run": ["rm"]}}),
            ("host", {"do": ["back", {"stop": "copy"}]}),
            ("host", {"patch": {"go": "text"}}),
            ("host", {"rows": "mails", "find": "a", "items": [{"title": "no place"}]}),
            ("host", {"bless": 1}),
        ]:
            with self.subTest(message=message):
                self.assertFalse(self.sides[side].is_valid(message))


if __name__ == "__main__":
    unittest.main()
