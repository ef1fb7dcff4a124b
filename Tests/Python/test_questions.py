"""Questions in the middle of a session."""

import asyncio
import unittest
from collections.abc import Awaitable, Callable
from typing import Any

import aloud
from aloud.testing import Pilot


class QuestionTests(unittest.IsolatedAsyncioTestCase):
    """An app that asks when its button is used."""

    def asking(self, ask: Callable[[aloud.App], Awaitable[Any]]) -> aloud.App:
        """Make an app that keeps the answers."""
        app = aloud.App("Desk", aloud.Button("Ask", id="ask"), language="en")
        self.answers: list[Any] = []

        @app.on("ask")
        async def asked(event: aloud.Event) -> None:
            self.answers.append(await ask(app))
            await app.say(f"Got {self.answers[-1]!r}.")

        return app

    async def test_yes_and_no(self) -> None:
        async with Pilot(self.asking(lambda app: app.confirm("Go on?"))) as pilot:
            await pilot.say("ask")
            pilot.heard("Go on?")
            pilot.heard("1. Yes.")
            await pilot.say("yes")
            pilot.heard("Got True.")
            await pilot.say("ask", "2", "ask", "cancel")
        self.assertEqual(self.answers, [True, False, False])

    async def test_yes_and_no_are_in_the_users_language(self) -> None:
        async with Pilot(self.asking(lambda app: app.confirm("Go on?")), locale="de") as pilot:
            await pilot.say("ask")
            pilot.heard("1. Ja.")
            await pilot.say("nein")
        self.assertEqual(self.answers, [False])

    async def test_a_text(self) -> None:
        async with Pilot(
            self.asking(lambda app: app.text("Your {name}?", text="It is kept."))
        ) as pilot:
            await pilot.say("ask")
            pilot.heard("Your {name}? Text field, empty.")
            pilot.heard("It is kept.")
            await pilot.say("Ann {x}")
            pilot.heard("Got 'Ann {x}'.")
            await pilot.say("ask", "cancel")
            pilot.heard("Cancelled.")
        self.assertEqual(self.answers, ["Ann {x}", None])

    async def test_lines(self) -> None:
        async with Pilot(self.asking(lambda app: app.text("What?", lines=True))) as pilot:
            await pilot.say("ask", "one", "two", ".")
        self.assertEqual(self.answers, ["one\ntwo"])

    async def test_a_secret_is_not_said(self) -> None:
        async with Pilot(self.asking(lambda app: app.secret("PIN?"))) as pilot:
            await pilot.say("ask", "1234")
            self.assertEqual(self.answers, ["1234"])
            said = [line for line in pilot.transcript.splitlines() if "1234" in line]
            self.assertEqual(said, ["Got '1234'."])

    async def test_one_of_several(self) -> None:
        async with Pilot(self.asking(lambda app: app.choose("Which?", ["{a}", "b"]))) as pilot:
            await pilot.say("ask")
            pilot.heard("1. {a}.")
            await pilot.say("1", "ask", "back")
        self.assertEqual(self.answers, ["{a}", None])

    async def test_one_of_several_with_what_they_stand_for(self) -> None:
        async with Pilot(
            self.asking(lambda app: app.choose("Which?", {"a": 1, "b": None}))
        ) as pilot:
            await pilot.say("ask", "a", "ask", "b")
        self.assertEqual(self.answers, [1, None])

    async def test_items_as_in_a_document(self) -> None:
        items = [
            aloud.MenuItem("Keep", id="keep"),
            {"section": "Loss", "items": [aloud.MenuItem("Delete", id="delete")]},
        ]
        async with Pilot(self.asking(lambda app: app.ask("What?", items))) as pilot:
            await pilot.say("ask", "delete")
        self.assertEqual(self.answers, ["delete"])

    async def test_one_question_after_the_other(self) -> None:
        async def ask(app: aloud.App) -> list[Any]:
            return [
                await app.text("First?"),
                await app.confirm("Second?"),
                await app.text("Third?"),
            ]

        async with Pilot(self.asking(ask)) as pilot:
            await pilot.say("ask", "one", "no", "three")
            pilot.heard("Got ['one', False, 'three'].")

    async def test_two_questions_at_once_wait_for_each_other(self) -> None:
        async def ask(app: aloud.App) -> Any:
            return await asyncio.gather(app.text("First?"), app.confirm("Second?"))

        async with Pilot(self.asking(ask)) as pilot:
            await pilot.say("ask", "one")
            pilot.heard("Second?")
            await pilot.say("yes")
        self.assertEqual(self.answers, [["one", True]])

    async def test_a_question_at_the_start_takes_the_first_line(self) -> None:
        app = aloud.App("Desk", aloud.Button("Ask", id="ask"), language="en")

        @app.on_start
        async def start(event: aloud.Event) -> None:
            await asyncio.sleep(0)
            await app.say(f"Hello, {await app.text('Your name?')}.")

        async with Pilot(app) as pilot:
            pilot.heard("Your name?")
            await pilot.say("ask")
            pilot.heard("Hello, ask.")

    async def test_a_task_in_the_background_may_ask(self) -> None:
        tasks = []

        async def ask(app: aloud.App) -> str:
            tasks.append(asyncio.create_task(later(app)))
            return "nothing"

        async def later(app: aloud.App) -> None:
            await app.say(f"Later {await app.text('Who?')}.")

        async with Pilot(self.asking(ask)) as pilot:
            await pilot.say("ask")
            await pilot.wait_for("Who?")
            await pilot.say("Ben")
            await pilot.wait_for("Later Ben.")
            await asyncio.gather(*tasks)

    async def test_quitting_leaves_a_question(self) -> None:
        async with Pilot(self.asking(lambda app: app.text("Who?"))) as pilot:
            await pilot.say("ask", "quit")
        self.assertEqual(self.answers, [None])

    async def test_a_question_ends_with_aloud(self) -> None:
        ended: list[aloud.AppEndedError] = []

        async def ask(app: aloud.App) -> None:
            try:
                await app.text("Who?")
            except aloud.AppEndedError as error:
                ended.append(error)

        async with Pilot(self.asking(ask)) as pilot:
            await pilot.say("ask")
            pilot.kill()
        self.assertEqual(len(ended), 1)
        self.assertEqual(pilot.exit_code, 128 + 9)

    async def test_an_app_that_is_not_shown_can_not_ask(self) -> None:
        with self.assertRaisesRegex(aloud.AppEndedError, "not shown"):
            await aloud.App("Desk").text("Who?")


if __name__ == "__main__":
    unittest.main()
