"""An app, which Aloud shows and which is told what the user does."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import inspect
import itertools
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from aloud._connection import HOST_VARIABLE, Connection
from aloud._elements import Control, Element, List, Part, Tab, elements_in, part_of
from aloud._errors import AloudError, AppEndedError
from aloud._events import Event, Handler, Value
from aloud._logs import LogWriter
from aloud._questions import Asking
from aloud._rows import Finder, Provider, Row, found_item, row_item
from aloud._turns import Turn, current_turn
from aloud._values import Values, literal, written

logger = logging.getLogger("aloud")

T = TypeVar("T")
H = TypeVar("H", bound=Handler)


class App(Asking):
    """An app: its interface, and what it does when the user uses something.

    The elements are those of the one tab of the app, unless it has several ``tabs``.
    """

    def __init__(
        self,
        title: str,
        *elements: Element | Part,
        tabs: Sequence[Tab | Part] = (),
        values: Mapping[str, Value | Part] | None = None,
        language: str | None = None,
        more: Part | None = None,
    ) -> None:
        super().__init__()
        self._interface: dict[str, Any] = {"app": title}
        if language:
            self._interface["language"] = language
        if tabs or elements:
            self._interface["tabs"] = [*tabs] or [Tab(title, elements)]
        self._interface.update(more or {})
        self._own_handlers: dict[str, Handler] = {}
        self._handlers: dict[str, list[tuple[str | None, Handler]]] = {}
        self._providers: dict[str, Provider | Sequence[Row | str]] = {}
        self._finders: dict[str, Finder] = {}
        self._lists: dict[str, List] = {}
        self._messages = itertools.count(1)
        self._working: set[asyncio.Task[Any]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._connection: Connection | None = None
        #: The errors of handlers, and those that Aloud has found in messages.
        self.failures: list[Exception] = []
        #: The user's locale as a BCP 47 tag, once the app is shown.
        self.locale = ""
        initial: dict[str, Value] = {}
        for element in elements_in(self._interface):
            initial.update(self._learn(element))
        #: The values that come from elsewhere, such as from a command.
        self._sources: dict[str, Part] = {}
        for name, value in (values or {}).items():
            if isinstance(value, Mapping):
                self._sources[name] = value
                initial[name] = value.get("default", "")
            else:
                initial[name] = value
        #: The values that controls hold and that texts name in braces.
        self.values = Values(initial, self._assign)

    @classmethod
    def from_document(cls, document: Part) -> App:
        """Create an app from the form of a document, as ``aloud manual document`` describes it."""
        more = {name: held for name, held in document.items() if name not in {"app", "values"}}
        return cls(document["app"], values=document.get("values"), more=more)

    def interface(self) -> dict[str, Any]:
        """Return the interface in the form of a document, with the values of this moment."""
        shown: dict[str, Any] = part_of(self._interface)
        values = {name: written(value) for name, value in self.values.items()}
        return {**shown, "values": {**values, **self._sources}} if values else shown

    # Handlers.

    def on(self, thing: str, kind: str | None = None) -> Callable[[H], H]:
        """Call the decorated function when the thing with this id is used: ``@app.on("new")``.

        With a kind, such as ``changed``, it is called for that kind of event alone.
        """

        def add(handler: H) -> H:
            self._handlers.setdefault(thing, []).append((kind, handler))
            return handler

        return add

    def on_start(self, handler: H) -> H:
        """Call the decorated function once, when the app is shown, before any line is taken."""
        return self.on("", "started")(handler)

    def on_error(self, handler: H) -> H:
        """Call the decorated function when a message to Aloud was wrong. It is also logged."""
        return self.on("", "error")(handler)

    def rows(self, name: str) -> Callable[[Provider], Provider]:
        """Let the decorated function provide the rows of a list: ``@app.rows("mails")``."""

        def add(provider: Provider) -> Provider:
            self._providers[name] = provider
            return provider

        return add

    def find(self, name: str) -> Callable[[Finder], Finder]:
        """Let the decorated function find rows of a list that has ``search``."""

        def add(finder: Finder) -> Finder:
            self._finders[name] = finder
            return finder

        return add

    def _learn(self, element: Element) -> dict[str, Value]:
        """Take the handler and the rows of an element, and return the value that it declares."""
        if element.handler:
            if element.id is None:
                raise ValueError(f"“{element.title}” needs an id for its handler.")
            self._own_handlers[element.id] = element.handler
        if isinstance(element, List) and element.id is not None:
            self._lists[element.id] = element
            rows = element.rows
            self._providers[element.id] = tuple(rows) if isinstance(rows, Sequence) else rows
            if element.find:
                self._finders[element.id] = element.find
        return {element.value_name(): element.initial} if isinstance(element, Control) else {}

    # What an app says and does.

    async def say(self, text: str) -> None:
        """Say a text."""
        await self.do({"say": literal(text)})

    async def alert(self, title: str, text: str | None = None) -> None:
        """Show a short notice, which "OK" closes."""
        more = {} if text is None else {"text": literal(text)}
        await self.do({"alert": literal(title), **more})

    async def do(self, *actions: Part | str) -> None:
        """Perform actions of a document, such as ``{"push": "photo"}`` or ``"back"``."""
        await self._send({"do": part_of(actions)})

    async def set(self, **values: str | bool) -> None:
        """Set several values at once."""
        self.values.update(values)
        await self._drain()

    async def replace(self, thing: str, element: Element | Part | None) -> None:
        """Put an element in the place of the one with this id, or remove it."""
        for one in elements_in(element):
            self._learn(one)
        await self._send({"patch": {thing: part_of(element)}})

    async def set_rows(self, name: str, rows: Sequence[Row | str]) -> None:
        """Give a list other rows."""
        shown = self._lists[name]
        await self.replace(name, dataclasses.replace(shown, rows=rows, count=None))

    @contextlib.asynccontextmanager
    async def work(self, title: str) -> AsyncIterator[None]:
        """Say what goes on meanwhile, and how it has ended: ``async with app.work("Copying")``.

        "Stop" and Ctrl-C cancel what is within.
        """
        name = f"work {next(self._messages)}"
        task = asyncio.current_task()
        assert task is not None
        await self.do({"begin": literal(title), "id": name})
        self._working.add(task)
        ending = "failed"
        try:
            yield
            ending = "done"
        finally:
            self._working.discard(task)
            with contextlib.suppress(AppEndedError):
                self._perform({ending: name})

    def log(self, name: str) -> LogWriter:
        """Return the log with this id, to write into it."""
        return LogWriter(name, self._send, self._messages)

    async def exit(self, code: int = 0) -> None:
        """End the app with an exit code."""
        await self.do({"exit": code})

    # Running.

    def run(self, options: Sequence[str] = ()) -> int:
        """Show the app until it ends, and return the exit code: ``raise SystemExit(app.run())``."""
        return asyncio.run(self.serve(options))

    async def serve(self, options: Sequence[str] = ()) -> int:
        """Show the app until it ends, and return the exit code.

        Under ``aloud host``, the app talks to the Aloud that has started it. Otherwise it starts
        one with these options, which has the keyboard and the screen.
        """
        if os.environ.get(HOST_VARIABLE):
            return await self.converse(await Connection.from_standard_streams())
        connection = await Connection.starting(options)
        with _ctrl_c_left_to_aloud():
            return await self.converse(connection)

    async def converse(
        self, connection: Connection, on_waiting: Callable[[int], None] | None = None
    ) -> int:
        """Show the app through a connection until it ends, and return the exit code.

        ``on_waiting`` is called when Aloud waits for a line, with the number of those it has taken.
        """
        self._connection = connection
        events = ["started", "error"] + (["waiting"] if on_waiting else [])
        try:
            self.locale = await connection.greet(self.interface(), events)
            async for message in connection.messages():
                if message.get("event") == "waiting":
                    if on_waiting:
                        on_waiting(message["lines"])
                else:
                    self._take(message)
        finally:
            self._leave_questions()
            # Handlers whose questions have just ended may still do something about it.
            await asyncio.sleep(0)
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            code = await connection.close()
            self._connection = None
        return code

    # Messages.

    async def _send(self, message: Part) -> None:
        self._post(message)
        await self._drain()

    async def _drain(self) -> None:
        if self._connection:
            await self._connection.drain()

    def _post(self, message: Part) -> None:
        if self._connection is None:
            raise AppEndedError("The app is not shown.")
        self._connection.send(message)

    def _perform(self, action: Part) -> None:
        self._post({"do": action})

    def _done(self, number: int) -> None:
        if self._connection:
            self._connection.send({"done": number})

    def _assign(self, name: str, value: str | bool) -> None:
        if self._connection:
            self._connection.send({"do": {"set": {name: value}}})

    def _take(self, message: Mapping[str, Any]) -> None:
        if "find" in message:
            self._start(self._answer_find(message))
        elif "rows" in message:
            self._start(self._answer_page(message))
        else:
            self._take_event(Event.from_message(message), message["n"])

    def _take_event(self, event: Event, number: int) -> None:
        self.values.learn(event.values)
        if event.kind == "error":
            self.failures.append(AloudError(event.text))
            logger.error("%s", event.text)
        if self._takes(event, number):
            return
        self._start(self._handle(event, self._handlers_of(event), Turn(number, self._done)))

    def _handlers_of(self, event: Event) -> list[Handler]:
        own = self._own_handlers.get(event.id)
        added = [
            handler
            for kind, handler in self._handlers.get(event.id, ())
            if kind in {None, event.kind}
        ]
        return [own, *added] if own else added

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _handle(self, event: Event, handlers: Sequence[Handler], turn: Turn) -> None:
        current_turn.set(turn)
        try:
            if event.kind == "interrupted":
                await self._stop_working()
            for handler in handlers:
                await _awaited(handler(event))
        except AppEndedError:
            # There is nobody left to tell.
            pass
        except Exception as error:
            self._tell_failure(error)
        finally:
            turn.end()

    async def _stop_working(self) -> None:
        """Cancel what is done within ``work``, and wait for its end."""
        for task in (tasks := set(self._working)):
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def _tell_failure(self, error: Exception) -> None:
        """Tell the user of an error in a handler, and the author where it is."""
        self.failures.append(error)
        logger.error("A handler has failed.", exc_info=error)
        if self._connection:
            text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            self._perform({"say": literal(text)})

    async def _answer_page(self, message: Mapping[str, Any]) -> None:
        name, start, count = message["rows"], message["from"], message["count"]
        provider = self._providers.get(name, ())
        rows: Sequence[Row | str] = ()
        try:
            if isinstance(provider, Sequence):
                rows = provider[start : start + count]
            else:
                rows = await _awaited(provider(start, count))
        except Exception as error:
            self._tell_failure(error)
        await self._send({"rows": name, "from": start, "items": [row_item(row) for row in rows]})

    async def _answer_find(self, message: Mapping[str, Any]) -> None:
        name, text, count = message["rows"], message["find"], message["count"]
        finder = self._finders.get(name)
        found: Iterable[tuple[int, Row | str]] = ()
        try:
            if finder:
                found = await _awaited(finder(text, count))
        except Exception as error:
            self._tell_failure(error)
        items = [found_item(place, row) for place, row in found]
        await self._send({"rows": name, "find": text, "items": items})


@contextlib.contextmanager
def _ctrl_c_left_to_aloud() -> Iterator[None]:
    """Take no notice of Ctrl-C, which is for Aloud: it may ask whether to leave."""
    loop = asyncio.get_running_loop()
    # Only the main thread hears of signals.
    is_main = threading.current_thread() is threading.main_thread()
    if is_main:
        loop.add_signal_handler(signal.SIGINT, lambda: None)
    try:
        yield
    finally:
        if is_main:
            loop.remove_signal_handler(signal.SIGINT)


async def _awaited(result: T | Awaitable[T]) -> T:
    """Return the result of a function or of a coroutine function."""
    return await result if inspect.isawaitable(result) else result
