"""The rows of lists, which Aloud asks for as somebody comes to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Row:
    """A row of a list."""

    title: str
    #: The name of the row in events. Without one, it is named by its place, counted from 0.
    id: str | None = None
    subtitle: str | None = None
    #: Further texts, which the list's ``row`` shows by name.
    more: Mapping[str, str] = field(default_factory=dict)

    def item(self) -> dict[str, Any]:
        """Return the row as Aloud takes it."""
        named = {"id": self.id, "title": self.title, "subtitle": self.subtitle, **self.more}
        return {name: text for name, text in named.items() if text is not None}


#: What returns rows, given the place of the first, counted from 0, and their number.
Provider: TypeAlias = Callable[[int, int], Sequence[Row | str] | Awaitable[Sequence[Row | str]]]
#: What returns the rows, each with its place, whose titles may have a text in them. It is given the
#: text, in small letters and without accents, and the greatest number of rows.
Finder: TypeAlias = Callable[
    [str, int], Iterable[tuple[int, Row | str]] | Awaitable[Iterable[tuple[int, Row | str]]]
]


def row_item(row: Row | str) -> str | dict[str, Any]:
    """Return a row as Aloud takes it."""
    return row.item() if isinstance(row, Row) else row


def found_item(place: int, row: Row | str) -> dict[str, Any]:
    """Return a row that was found, as Aloud takes it."""
    item = row.item() if isinstance(row, Row) else {"title": row}
    return {"at": place, **item}
