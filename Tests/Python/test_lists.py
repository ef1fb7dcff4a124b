"""Lists, whose rows are asked for, and logs."""

import logging
import unittest
from collections.abc import AsyncIterator

import aloud
from aloud.testing import Pilot


class ListTests(unittest.IsolatedAsyncioTestCase):
    """Lists of different sources."""

    async def test_rows_come_by_page(self) -> None:
        pages: list[tuple[int, int]] = []

        async def rows(start: int, count: int) -> list[str]:
            pages.append((start, count))
            return [f"Record {index}" for index in range(start, min(start + count, 100_000))]

        events: list[str | None] = []
        app = aloud.App("Desk", aloud.List("Records", rows, 100_000, id="records"), language="en")
        app.on("records")(lambda event: events.append(event.row))
        async with Pilot(app) as pilot:
            pilot.heard("1. Record 0.")
            await pilot.say("50000")
        self.assertEqual(events, ["49999"])
        self.assertEqual(pages[0], (0, 100))
        self.assertLess(len(pages), 10)

    async def test_a_row_is_found_by_the_app(self) -> None:
        sought: list[str] = []

        def find(text: str, count: int) -> list[tuple[int, aloud.Row]]:
            sought.append(text)
            return [(70_000, aloud.Row("Invoice Élan", id="m7"))] if "invoice" in text else []

        events: list[aloud.Event] = []
        mails = aloud.List(
            "Mails",
            lambda start, count: [f"Mail {index}" for index in range(start, start + count)],
            1_000_000,
            id="mails",
            find=find,
            handler=events.append,
        )
        async with Pilot(aloud.App("Desk", mails, language="en")) as pilot:
            await pilot.say("Invoice Élan")
        self.assertIn("invoice elan", sought)
        self.assertEqual([event.row for event in events], ["m7"])

    async def test_a_sequence_of_rows_is_replaced(self) -> None:
        events: list[aloud.Event] = []
        mails = aloud.List(
            "Mails",
            [aloud.Row("Hello", id="h", subtitle="from Ben"), "Bye"],
            id="mails",
            row={"action": [], "subtitle": "{row.subtitle}"},
            handler=events.append,
        )
        app = aloud.App("Desk", mails, aloud.Button("Clear", id="clear"), language="en")

        @app.on("clear")
        async def clear(event: aloud.Event) -> None:
            await app.set_rows("mails", ["Only one"])

        async with Pilot(app) as pilot:
            pilot.heard("1. Hello, from Ben")
            await pilot.say("hello", "bye", "clear", "first", "read")
            pilot.heard("Only one")
            pilot.not_heard("Hello")
        self.assertEqual([event.row for event in events], ["h", "1"])

    async def test_a_provider_that_fails_is_told_of(self) -> None:
        def rows(start: int, count: int) -> list[str]:
            raise OSError("The disk is gone")

        app = aloud.App("Desk", aloud.List("Records", rows, 3, id="records"), language="en")
        with self.assertLogs("aloud", logging.ERROR):
            async with Pilot(app) as pilot:
                await pilot.wait_for("OSError: The disk is gone")
                app.failures.clear()


class LogTests(unittest.IsolatedAsyncioTestCase):
    """A log, written whole and by pieces."""

    async def test_messages_and_pieces(self) -> None:
        app = aloud.App(
            "Desk", aloud.Log("Talk", id="talk"), aloud.Button("Go", id="go"), language="en"
        )

        async def pieces() -> AsyncIterator[str]:
            for piece in ["The fi", "rst. The sec", "ond."]:
                yield piece

        @app.on("go")
        async def go(event: aloud.Event) -> None:
            log = app.log("talk")
            await log.write("Hello {x}", speaker="you")
            async with log.message(speaker="Ben") as message:
                await message.write("It is ")
                await message.write("done.")
            self.assertEqual(message.text, "It is done.")
            self.assertEqual(await log.stream(pieces()), "The first. The second.")

        async with Pilot(app) as pilot:
            await pilot.say("go")
            pilot.heard("Ben: It is done.")
            pilot.heard("Assistant: The first.\nThe second.")
            await pilot.say("first", "read")
            pilot.heard("Hello {x}")

    async def test_a_log_that_is_not_there_is_an_error(self) -> None:
        app = aloud.App("Desk", aloud.Button("Go", id="go"), language="en")
        app.on("go")(lambda event: app.log("talk").write("Hello"))
        with self.assertLogs("aloud", logging.ERROR):
            async with Pilot(app) as pilot:
                await pilot.say("go")
                self.assertIn("talk", str(app.failures[0]))
                app.failures.clear()


if __name__ == "__main__":
    unittest.main()
