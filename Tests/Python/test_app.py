"""What an app shows, and what it is told."""

import asyncio
import logging
import unittest

import aloud
from aloud.testing import Pilot


class AppTests(unittest.IsolatedAsyncioTestCase):
    """An app in a session."""

    def setUp(self) -> None:
        """Make an app with a value of each kind."""
        self.app = aloud.App(
            "Desk",
            aloud.Text("{count} so far.", id="told", live=True),
            aloud.Button("More", id="more"),
            aloud.Toggle("Lamp", id="lamp"),
            aloud.Field("Name", id="name"),
            values={"count": "0"},
            language="en",
        )
        self.events: list[aloud.Event] = []

    async def test_it_is_shown(self) -> None:
        async with Pilot(self.app) as pilot:
            pilot.heard("Desk. 3 items.")
            pilot.heard("0 so far.")
            self.assertEqual(self.app.locale, "en")
        self.assertEqual(pilot.exit_code, 0)

    async def test_a_button_calls_its_handler(self) -> None:
        self.app.on("more")(self.events.append)
        async with Pilot(self.app) as pilot:
            await pilot.say("more")
        self.assertEqual(self.events, [aloud.Event("pressed", "more")])

    async def test_a_handler_may_wait_and_is_done_before_the_next_line(self) -> None:
        @self.app.on("more")
        async def more(event: aloud.Event) -> None:
            for count in range(1, 4):
                await self.app.set(count=str(count))

        async with Pilot(self.app) as pilot:
            await pilot.say("more")
            pilot.heard("3 so far.")

    async def test_work_is_named_and_its_end_is_told(self) -> None:
        ready = asyncio.Event()

        async def copy() -> None:
            async with self.app.work("Copying"):
                await ready.wait()

        @self.app.on("more")
        async def more(event: aloud.Event) -> None:
            self.task = asyncio.create_task(copy())
            await asyncio.sleep(0)

        async with Pilot(self.app) as pilot:
            await pilot.say("more", "what is it doing?")
            pilot.heard("Still working: Copying.")
            ready.set()
            await pilot.wait_for("Done: Copying.")

    async def test_stop_cancels_work(self) -> None:
        async def copy() -> None:
            async with self.app.work("Copying"):
                await asyncio.Event().wait()

        @self.app.on("more")
        async def more(event: aloud.Event) -> None:
            self.task = asyncio.create_task(copy())
            await asyncio.sleep(0)

        async with Pilot(self.app) as pilot:
            await pilot.say("more", "stop")
            pilot.heard("Failed: Copying.")
        self.assertTrue(self.task.cancelled())

    async def test_values_are_what_the_user_has_entered(self) -> None:
        async with Pilot(self.app) as pilot:
            await pilot.say("lamp", "name", "Ann {x}")
            self.assertTrue(self.app.values.is_on("lamp"))
            self.assertEqual(self.app.values["name"], "Ann {x}")
            await pilot.say("undo")
            self.assertEqual(self.app.values["name"], "")

    async def test_several_values_are_lists(self) -> None:
        boxes = aloud.Checkboxes("Packages", id="packages", options=["desktop", "printing"])
        app = aloud.App("Desk", boxes, aloud.Button("None", id="none"), language="en")

        @app.on("none")
        def none(event: aloud.Event) -> None:
            app.values["packages"] = ["printing"]

        async with Pilot(app) as pilot:
            await pilot.say("desktop")
            self.assertEqual(app.values["packages"], ["desktop"])
            await pilot.say("none", "first", "read")
            pilot.heard("printing, check box, checked")
            pilot.heard("desktop, check box, not checked")

    async def test_a_value_that_is_assigned_is_shown_as_it_is(self) -> None:
        @self.app.on("more")
        def more(event: aloud.Event) -> None:
            self.app.values["count"] = "{lamp}"

        async with Pilot(self.app) as pilot:
            await pilot.say("more")
            pilot.heard("{lamp} so far.")

    async def test_a_handler_for_a_kind_is_called_for_that_alone(self) -> None:
        self.app.on("lamp", "pressed")(lambda event: self.fail())
        self.app.on("lamp", "changed")(self.events.append)
        async with Pilot(self.app) as pilot:
            await pilot.say("lamp")
        self.assertEqual([event.values for event in self.events], [{"lamp": True}])

    async def test_start_comes_before_the_first_line(self) -> None:
        @self.app.on_start
        async def start(event: aloud.Event) -> None:
            await self.app.set(count="9")
            await self.app.say("Ready.")

        async with Pilot(self.app) as pilot:
            pilot.heard("Ready.")

    async def test_braces_in_what_is_said_are_braces(self) -> None:
        @self.app.on("more")
        async def more(event: aloud.Event) -> None:
            await self.app.say("{count} } {{")

        async with Pilot(self.app) as pilot:
            await pilot.say("more")
            pilot.heard("{count} } {{")

    async def test_an_alert_waits_for_ok(self) -> None:
        @self.app.on("more")
        async def more(event: aloud.Event) -> None:
            await self.app.alert("The disk is full.", "Delete something.")

        async with Pilot(self.app) as pilot:
            await pilot.say("more")
            pilot.heard("Delete something.")
            await pilot.say("OK")
            pilot.heard("More, button")

    async def test_elements_are_replaced_and_removed(self) -> None:
        @self.app.on("more")
        async def more(event: aloud.Event) -> None:
            await self.app.replace("told", None)
            await self.app.replace(
                "more", aloud.Button("Less", id="less", handler=self.events.append)
            )

        async with Pilot(self.app) as pilot:
            await pilot.say("more", "less")
            await pilot.say("read all")
            pilot.not_heard("so far")
        self.assertEqual([event.id for event in self.events], ["less"])

    async def test_exit_ends_the_app_with_a_code(self) -> None:
        @self.app.on("more")
        async def more(event: aloud.Event) -> None:
            await self.app.exit(7)

        async with Pilot(self.app) as pilot:
            await pilot.say("more")
            pilot.heard("Goodbye.")
        self.assertEqual(pilot.exit_code, 7)

    async def test_quit_ends_the_app(self) -> None:
        async with Pilot(self.app) as pilot:
            await pilot.say("quit")
            pilot.heard("Goodbye.")
        self.assertEqual(pilot.exit_code, 0)

    async def test_an_error_in_a_handler_is_told_and_logged_and_the_session_goes_on(self) -> None:
        @self.app.on("more")
        async def more(event: aloud.Event) -> None:
            raise RuntimeError("{no} paper")

        async with Pilot(self.app) as pilot:
            with self.assertLogs("aloud", logging.ERROR) as logs:
                await pilot.say("more")
            pilot.heard("RuntimeError: {no} paper")
            await pilot.say("lamp")
            pilot.heard("On.")
            self.assertEqual([str(error) for error in self.app.failures], ["{no} paper"])
            self.app.failures.clear()
        self.assertIn("in more", logs.output[0])

    async def test_a_wrong_message_is_told_to_the_app(self) -> None:
        self.app.on_error(self.events.append)

        @self.app.on("more")
        async def more(event: aloud.Event) -> None:
            await self.app.do({"push": "nowhere"})

        async with Pilot(self.app) as pilot:
            with self.assertLogs("aloud", logging.ERROR) as logs:
                await pilot.say("more")
            pilot.heard("has sent something that is not right.")
            self.app.failures.clear()
        self.assertIn("nowhere", logs.output[0])
        self.assertIn("nowhere", self.events[0].text)

    async def test_an_unknown_value_is_refused_at_once(self) -> None:
        with self.assertRaisesRegex(KeyError, "no value “total”"):
            self.app.values["total"] = "1"
        with self.assertRaisesRegex(TypeError, "is not on or off"):
            self.app.values.is_on("count")

    async def test_a_document_is_an_app(self) -> None:
        app = aloud.App.from_document(
            {
                "app": "Here",
                "language": "en",
                "values": {"zone": {"run": ["echo", "Etc/UTC"], "default": "none"}, "on": True},
                "tabs": [{"title": "Home", "elements": [{"text": "It is {zone}."}]}],
            }
        )
        self.assertEqual(dict(app.values), {"zone": "none", "on": True})
        async with Pilot(app) as pilot:
            await pilot.say("read")
            pilot.heard("It is Etc/UTC.")


if __name__ == "__main__":
    unittest.main()
