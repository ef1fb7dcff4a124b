"""The questions that an app asks in the middle of a session."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, overload

from aloud._elements import MenuItem, Part, part_of
from aloud._errors import AppEndedError
from aloud._turns import current_turn
from aloud._values import literal

if TYPE_CHECKING:
    from aloud._events import Event

T = TypeVar("T")


class Asking:
    """Questions of an app. Each waits until the user has answered it or left it."""

    def __init__(self) -> None:
        self._names = itertools.count(1)
        #: The questions that wait, by their own ids and by those of their items.
        self._waiting: dict[str, asyncio.Future[tuple[Event, int]]] = {}

    def _perform(self, action: Part) -> None:
        raise NotImplementedError

    def _done(self, number: int) -> None:
        raise NotImplementedError

    async def ask(
        self, question: str, items: Sequence[MenuItem | Part], *, text: str | None = None
    ) -> str | None:
        """Ask with items, and return the id of the one that was chosen, or None if it was left."""
        event = await self._ask(question, {"items": part_of(items)}, text)
        return None if event.kind == "left" else event.id

    @overload
    async def choose(
        self, question: str, options: Mapping[str, T], *, text: str | None = None
    ) -> T | None: ...
    @overload
    async def choose(
        self, question: str, options: Sequence[str], *, text: str | None = None
    ) -> str | None: ...
    async def choose(
        self,
        question: str,
        options: Mapping[str, Any] | Sequence[str],
        *,
        text: str | None = None,
    ) -> Any:
        """Ask for one of several, and return it, or None if the question was left.

        The options are titles, or titles with what is returned for each.
        """
        name = f"choice {next(self._names)}"
        items = [
            {"item": literal(title), "id": f"{name}-{index}"} for index, title in enumerate(options)
        ]
        chosen = await self.ask(question, items, text=text)
        if chosen is None:
            return None
        title = list(options)[int(chosen.rpartition("-")[2])]
        return options[title] if isinstance(options, Mapping) else title

    async def confirm(self, question: str, *, text: str | None = None) -> bool:
        """Ask for yes or no, in the user's language. A question that is left counts as no."""
        event = await self._ask(question, {"answer": "yes or no"}, text)
        return event.answer is True

    async def text(
        self, question: str, *, text: str | None = None, lines: bool = False
    ) -> str | None:
        """Ask for a text, or for several lines of it, and return None if the question was left."""
        return await self._typed(question, "lines" if lines else "text", text)

    async def secret(self, question: str, *, text: str | None = None) -> str | None:
        """Ask for a text that is neither shown nor said, and return None if it was left."""
        return await self._typed(question, "secret", text)

    async def _typed(self, question: str, kind: str, text: str | None) -> str | None:
        event = await self._ask(question, {"answer": kind}, text)
        return event.answer if isinstance(event.answer, str) else None

    async def _ask(self, question: str, keys: Part, text: str | None) -> Event:
        name = f"question {next(self._names)}"
        action = {"ask": literal(question), "id": name, **keys}
        if text is not None:
            action["text"] = literal(text)
        answer: asyncio.Future[tuple[Event, int]] = asyncio.get_running_loop().create_future()
        names = [name, *_ids(keys.get("items", ()))]
        for one in names:
            self._waiting[one] = answer
        turn = current_turn.get()
        if turn:
            turn.ask()
        try:
            self._perform(action)
            if turn:
                turn.hand_back()
            event, number = await answer
        finally:
            for one in names:
                self._waiting.pop(one, None)
            if turn:
                turn.stop_asking()
        if turn:
            turn.go_on(number)
        else:
            self._done(number)
        return event

    def _takes(self, event: Event, number: int) -> bool:
        """Give an event to the question that it answers, and return whether there is one."""
        answer = self._waiting.get(event.id)
        if answer is None or answer.done() or event.kind not in {"answered", "pressed", "left"}:
            return False
        answer.set_result((event, number))
        return True

    def _leave_questions(self) -> None:
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(AppEndedError("The app has ended before the answer."))


def _ids(items: Sequence[Part]) -> list[str]:
    """Return the ids of items, also of those in submenus and sections."""
    found = []
    for item in items:
        if "id" in item:
            found.append(str(item["id"]))
        found += _ids(item.get("items", ()))
    return found
