"""A pilot, which uses an app as somebody would: by lines, through the real ``aloud``."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from typing import TYPE_CHECKING

from aloud._connection import Connection
from aloud._errors import AloudError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import TracebackType

    from aloud._app import App

__all__ = ["Pilot"]


class Pilot:
    """Uses an app, and knows what was said.

    ``async with Pilot(app) as pilot`` starts Aloud, which shows the app, and ends both. An error in
    a handler, or in a message to Aloud, fails the test at the end. The values of the app are
    afterwards what they were before.
    """

    def __init__(
        self, app: App, *, locale: str = "en", options: Sequence[str] = (), timeout: float = 30
    ) -> None:
        self.app = app
        #: What the app has ended with, or None while it runs.
        self.exit_code: int | None = None
        self._options = ["--locale", locale, "--speech", "off", "--echo", *options]
        self._timeout = timeout
        self._lines: list[str] = []
        #: The index of the first line that was said since something was typed.
        self._start = 0
        self._typed = 0
        self._taken: int | None = None
        self._unread = b""
        self._change = asyncio.Event()

    # What is said.

    @property
    def transcript(self) -> str:
        """All that was typed, after ``>``, and all that was said. A secret is left out."""
        return "\n".join(self._lines)

    @property
    def last(self) -> str:
        """What was said since the last line was typed."""
        return "\n".join(self._lines[self._start :])

    def heard(self, text: str) -> None:
        """Fail unless the text was said since the last line was typed."""
        if text not in self.last:
            when = " after the last line" if text in self.transcript else ""
            raise AssertionError(self._account(f"“{text}” was not heard{when}."))

    def not_heard(self, text: str) -> None:
        """Fail if the text was said since the last line was typed."""
        if text in self.last:
            raise AssertionError(self._account(f"“{text}” was heard."))

    async def wait_for(self, text: str) -> None:
        """Wait until the text is said by something that goes on in the background."""
        await self._until(lambda: text in self.last, f"“{text}” was not heard.")
        self.heard(text)

    def _account(self, problem: str) -> str:
        return f"{problem} The session:\n{self.transcript}"

    # What is typed.

    async def say(self, *lines: str) -> None:
        """Type lines, each when the one before has been dealt with."""
        for line in "\n".join(lines).split("\n"):
            if self._served.done() or self._process.stdin is None:
                raise AssertionError(self._account(f"“{line}” comes after the end of the app."))
            before = len(self._lines)
            self._start = before
            self._typed += 1
            self._process.stdin.write(line.encode() + b"\n")
            await self._settle()
            # Aloud writes the line itself, unless it is secret.
            echoed = (i for i, told in enumerate(self._lines[before:]) if told.startswith(">"))
            self._start = before + next(echoed, -1) + 1

    def kill(self) -> None:
        """Kill Aloud, to see what the app makes of it."""
        self._process.kill()

    async def _settle(self) -> None:
        """Wait until Aloud waits for the next line, or the app has ended."""
        await self._until(
            lambda: self._taken == self._typed, f"Line {self._typed} was not dealt with."
        )

    async def _until(self, holds: Callable[[], bool], problem: str) -> None:
        async def wait() -> None:
            while not holds() and not self._served.done():
                self._change.clear()
                await self._change.wait()

        try:
            await asyncio.wait_for(wait(), self._timeout)
        except asyncio.TimeoutError:
            raise AssertionError(self._account(problem)) from None

    # The beginning and the end.

    async def __aenter__(self) -> Pilot:
        """Start Aloud, and wait until it has shown the app."""
        with contextlib.ExitStack() as stack:
            files = stack.enter_context(tempfile.TemporaryDirectory())
            self._errors = stack.enter_context(tempfile.TemporaryFile())
            self._stdout, writing = os.pipe()
            stack.callback(os.close, self._stdout)
            try:
                connection = await Connection.starting(
                    ["--data", files, *self._options],
                    stdin=asyncio.subprocess.PIPE,
                    stdout=writing,
                    stderr=self._errors,
                )
            finally:
                os.close(writing)
            self._values = dict(self.app.values)
            self.app.failures.clear()
            self._begin(connection)
            self._stack = stack.pop_all()
        try:
            await self._settle()
            if self._taken is None:
                raise AloudError(f"The app was not shown. {self._told_errors()}")
        except BaseException:
            await self._end()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """End the input, and wait for the end of the app."""
        if error is not None and not self._served.done():
            # A test that has failed waits for nothing.
            self.kill()
        await self._end()
        if error is None and self.app.failures:
            problem = self._account(f"The app has failed: {self.app.failures}.")
            raise AssertionError(problem) from self.app.failures[0]

    def _begin(self, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        os.set_blocking(self._stdout, False)
        loop.add_reader(self._stdout, self._read)
        assert connection.process is not None
        self._process = connection.process
        self._served = loop.create_task(self.app.converse(connection, self._note_waiting))
        self._served.add_done_callback(lambda _: self._change.set())

    async def _end(self) -> None:
        with self._stack:
            if self._process.stdin:
                self._process.stdin.close()
            try:
                self.exit_code = await asyncio.wait_for(self._served, self._timeout)
                self._read()
                asyncio.get_running_loop().remove_reader(self._stdout)
            finally:
                self.app.values.update(self._values)

    def _told_errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read().decode()

    def _note_waiting(self, lines: int) -> None:
        # What Aloud has said before is in the pipe already.
        self._read()
        self._taken = lines
        self._change.set()

    def _read(self) -> None:
        """Take what there is of Aloud's output."""
        while True:
            try:
                piece = os.read(self._stdout, 1 << 16)
            except BlockingIOError:
                break
            if not piece:
                asyncio.get_running_loop().remove_reader(self._stdout)
                break
            *whole, self._unread = (self._unread + piece).split(b"\n")
            self._lines += [line.decode() for line in whole]
        self._change.set()
