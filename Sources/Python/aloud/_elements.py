"""The elements of an app as dataclasses, which become the form of a document.

``aloud manual document`` tells of every key. Keys that have no field here are given by ``more``,
and wherever an element is expected, a mapping in the form of a document will do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, TypeAlias

from aloud._events import Handler, Value
from aloud._rows import Finder, Provider, Row

#: A part of a document: keys with what they hold.
Part: TypeAlias = Mapping[str, Any]

#: The mark of a field that is no key of the document.
_NO_KEY = {"is_key": False}


@dataclass(frozen=True)
class Element:
    """Something on a screen. Its texts may name values in braces."""

    title: str = field(metadata=_NO_KEY)
    id: str | None = field(default=None, kw_only=True)
    #: What is called when the element is used.
    handler: Handler | None = field(default=None, kw_only=True, metadata=_NO_KEY)
    #: Further keys.
    more: Part = field(default_factory=dict, kw_only=True, metadata=_NO_KEY)

    #: The key that holds the title.
    kind: ClassVar[str]

    def part(self) -> dict[str, Any]:
        """Return the element in the form of a document."""
        keys: dict[str, Any] = {self.kind: self.title}
        for one in fields(self):
            held = getattr(self, one.name)
            if one.metadata.get("is_key", True) and held is not None and held is not False:
                keys[one.name.replace("_", " ")] = part_of(held)
        return {**keys, **part_of(self.more)}


def part_of(held: Any) -> Any:
    """Return elements, and whatever holds some, in the form of a document."""
    if isinstance(held, Element):
        return held.part()
    if isinstance(held, Mapping):
        return {name: part_of(one) for name, one in held.items()}
    if isinstance(held, Sequence) and not isinstance(held, str):
        return [part_of(one) for one in held]
    return held


def elements_in(held: Any) -> Iterator[Element]:
    """Yield all elements in what an element or a document holds."""
    if isinstance(held, Element):
        yield held
        for one in fields(held):
            yield from elements_in(getattr(held, one.name))
    elif isinstance(held, Mapping):
        for part in held.values():
            yield from elements_in(part)
    elif isinstance(held, Sequence) and not isinstance(held, str):
        for part in held:
            yield from elements_in(part)


@dataclass(frozen=True)
class Control(Element):
    """An element that holds a value."""

    #: The name of the value. By default it is the id.
    value: str | None = field(default=None, kw_only=True, metadata=_NO_KEY)
    #: The value at the start.
    initial: Value = field(default="", kw_only=True, metadata=_NO_KEY)

    def value_name(self) -> str:
        """Return the name of the value."""
        name = self.value or self.id
        if name is None:
            raise ValueError(f"“{self.title}” needs an id, by which its value is named.")
        return name

    def part(self) -> dict[str, Any]:
        """Return the control in the form of a document."""
        return {self.kind: self.title, "value": self.value_name(), **super().part()}


@dataclass(frozen=True)
class Text(Element):
    """A text."""

    live: bool = False
    kind = "text"


@dataclass(frozen=True)
class Heading(Element):
    """A heading."""

    level: int | None = None
    kind = "heading"


@dataclass(frozen=True)
class Button(Element):
    """A button."""

    kind = "button"


@dataclass(frozen=True)
class Toggle(Control):
    """Something that is on or off."""

    initial: Value = field(default=False, kw_only=True, metadata=_NO_KEY)
    kind = "toggle"


@dataclass(frozen=True)
class Field(Control):
    """A field for a text."""

    placeholder: str | None = None
    required: bool = False
    secure: bool = False
    kind = "field"


@dataclass(frozen=True)
class Popup(Control):
    """A button that opens a menu to choose one of several options."""

    options: Sequence[str | Part] = ()
    kind = "popup"

    def __post_init__(self) -> None:
        """Let the first option be the one that is chosen at the start."""
        if self.initial == "" and self.options:
            first = self.options[0]
            chosen = first if isinstance(first, str) else first.get("value", first["option"])
            object.__setattr__(self, "initial", chosen)


@dataclass(frozen=True)
class Checkboxes(Control):
    """A choice of any number of several options."""

    initial: Value = field(default_factory=list, kw_only=True, metadata=_NO_KEY)
    options: Sequence[str | Part] = ()
    kind = "checkboxes"


@dataclass(frozen=True)
class Date(Control):
    """A date."""

    kind = "date"


@dataclass(frozen=True)
class Progress(Control):
    """How far something is, in percent."""

    initial: Value = field(default="0", kw_only=True, metadata=_NO_KEY)
    kind = "progress"


@dataclass(frozen=True)
class Log(Element):
    """A log, into which the app writes messages."""

    kind = "log"


@dataclass(frozen=True)
class Group(Element):
    """Elements that belong together."""

    elements: Sequence[Element | Part] = ()
    kind = "group"


@dataclass(frozen=True)
class MenuItem(Element):
    """An item of a menu, or of a question."""

    kind = "item"


@dataclass(frozen=True)
class List(Element):
    """A list, whose rows are read by page as somebody comes to them."""

    #: The rows, or what provides them.
    rows: Sequence[Row | str] | Provider = field(default=(), metadata=_NO_KEY)
    #: How many rows there are. A sequence tells itself.
    count: int | None = field(default=None, metadata=_NO_KEY)
    #: What finds rows by name. Otherwise Aloud reads all rows to find one.
    find: Finder | None = field(default=None, kw_only=True, metadata=_NO_KEY)
    #: What each row has. By default, a row can be used.
    row: Part = field(default_factory=lambda: {"action": []}, kw_only=True)
    kind = "list"

    def part(self) -> dict[str, Any]:
        """Return the list in the form of a document."""
        if self.id is None:
            raise ValueError(f"“{self.title}” needs an id, by which its rows are asked for.")
        count = self.count
        if count is None:
            if not isinstance(self.rows, Sequence):
                raise ValueError(f"“{self.title}” needs a count of its rows.")
            count = len(self.rows)
        search = {"search": True} if self.find else {}
        return {**super().part(), "provided": count, **search}


@dataclass(frozen=True)
class Tab(Element):
    """A tab with its elements."""

    elements: Sequence[Element | Part] = ()
    kind = "title"


@dataclass(frozen=True)
class Screen(Tab):
    """A screen, which an action of a document opens: ``{"push": "its id"}``."""


@dataclass(frozen=True)
class Sheet(Tab):
    """A sheet, which an action of a document opens: ``{"present": "its id"}``."""

    preferred_action: Button | Part | None = None
