"""The pilot itself: what it fails with."""

import unittest
from unittest import mock

import aloud
from aloud.testing import Pilot


class PilotTests(unittest.IsolatedAsyncioTestCase):
    """Tests that fail, and what they show."""

    def setUp(self) -> None:
        """Make an app with a button."""
        self.app = aloud.App("Desk", aloud.Button("Go", id="go"), language="en")

    async def test_a_failure_shows_what_was_heard(self) -> None:
        async with Pilot(self.app) as pilot:
            await pilot.say("where am i")
            with self.assertRaises(AssertionError) as failed:
                pilot.heard("Milk")
            self.assertIn("“Milk” was not heard.", str(failed.exception))
            self.assertIn("Desk. 1 item.\n1. Go, button.", str(failed.exception))
            self.assertIn("> where am i\n", str(failed.exception))
            with self.assertRaisesRegex(AssertionError, "“Desk” was heard"):
                pilot.not_heard("Desk")

    async def test_only_what_was_said_last_is_heard(self) -> None:
        async with Pilot(self.app) as pilot:
            await pilot.say("go")
            pilot.not_heard("1. Go, button.")
            with self.assertRaisesRegex(AssertionError, "was not heard after the last line"):
                pilot.heard("1. Go, button.")
            self.assertEqual(pilot.last, "Go: done.")

    async def test_lines_may_come_as_one_text(self) -> None:
        async with Pilot(self.app) as pilot:
            await pilot.say("go\nwhere am i")
            pilot.heard("Go, button, 1 of 1.")

    async def test_lines_after_the_end_fail(self) -> None:
        async with Pilot(self.app) as pilot:
            await pilot.say("quit")
            with self.assertRaisesRegex(AssertionError, "after the end of the app"):
                await pilot.say("go")

    async def test_an_error_of_the_app_fails_the_test(self) -> None:
        self.app.on("go")(lambda event: 1 // 0)
        with self.assertLogs("aloud"), self.assertRaisesRegex(AssertionError, "ZeroDivisionError"):
            async with Pilot(self.app) as pilot:
                await pilot.say("go")

    async def test_waiting_for_what_can_no_longer_come_fails(self) -> None:
        async with Pilot(self.app) as pilot:
            await pilot.say("quit")
            with self.assertRaisesRegex(AssertionError, "“Milk” was not heard"):
                await pilot.wait_for("Milk")

    async def test_an_interface_that_is_wrong_is_an_error(self) -> None:
        app = aloud.App("Desk", {"buton": "Go"})
        with self.assertRaisesRegex(aloud.AloudError, r"tabs\[0\].elements\[0\]"):
            async with Pilot(app):
                self.fail()

    async def test_aloud_must_be_there(self) -> None:
        nowhere = mock.patch.dict("os.environ", {"ALOUD": "/nowhere/aloud"})
        with nowhere, self.assertRaises(aloud.AloudNotFoundError):
            async with Pilot(self.app):
                self.fail()



class StateTests(unittest.IsolatedAsyncioTestCase):
    """What one session of an app leaves for the next."""

    async def test_failures_and_values_are_those_of_one_session(self) -> None:
        app = aloud.App(
            "Desk", aloud.Field("Name", id="name"), aloud.Button("Go", id="go"), language="en"
        )

        @app.on("go")
        async def go(_: aloud.Event) -> None:
            raise ValueError("broken")

        with self.assertRaises(AssertionError):
            async with Pilot(app) as pilot:
                await pilot.say("name Ann", "go")
        async with Pilot(app) as pilot:
            await pilot.say("where am i", "name")
            pilot.not_heard("Ann")

    async def test_a_secret_is_in_no_transcript(self) -> None:
        app = aloud.App("Desk", aloud.Button("Go", id="go"), language="en")

        @app.on("go")
        async def go(_: aloud.Event) -> None:
            await app.secret("Password?")

        async with Pilot(app) as pilot:
            await pilot.say("go", "hunter2")
            self.assertIn("> go\n", pilot.transcript)
            self.assertNotIn("hunter2", pilot.transcript)


if __name__ == "__main__":
    unittest.main()
