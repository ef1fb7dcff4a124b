"""What the user does, as the handlers of an app are told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

#: The content of a value: a text, on or off, or the chosen ones of several.
Value: TypeAlias = str | bool | list[str]


@dataclass(frozen=True)
class Event:
    """Something that the user has done."""

    #: ``pressed``, ``changed``, ``performed``, ``opened``, ``left``, ``restored``, ``interrupted`` or ``answered``;
    #: ``started`` once, as the app is shown; ``error`` if a message of the app was wrong.
    kind: str
    #: The id of the thing that was used.
    id: str = ""
    #: The row of a list: its id or, if it has none, its place, counted from 0.
    row: str | None = None
    #: The rows that an act was performed on.
    selected: tuple[str, ...] = ()
    #: The values that have changed with it.
    values: Mapping[str, Value] = field(default_factory=dict)
    #: The answer to a question.
    answer: str | bool | None = None
    #: What is wrong, for ``error``.
    text: str = ""

    @classmethod
    def from_message(cls, message: Mapping[str, Any]) -> Event:
        """Create the event that a message of Aloud tells of."""
        return cls(
            kind=message["event"],
            id=message.get("id", ""),
            row=message.get("row"),
            selected=tuple(message.get("selected", ())),
            values=message.get("values", {}),
            answer=message.get("answer"),
            text=message.get("text", ""),
        )


#: What is called for an event. It may be a function or a coroutine function.
Handler: TypeAlias = Callable[[Event], Awaitable[None] | None]
