"""The values of an app."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping

from aloud._events import Value


def literal(text: str) -> str:
    """Return a text in which braces are braces, for a place where they would name a value."""
    return text.replace("{", "{{").replace("}", "}}")


def written(value: Value) -> str | bool:
    """Return a value as a document has it: several texts are one, with a line for each."""
    return "\n".join(value) if isinstance(value, list) else value


class Values(MutableMapping[str, Value]):
    """The values of an app, which its controls hold and its texts name in braces.

    Reading gives what the user has entered; assigning changes what the app shows.
    """

    def __init__(
        self, initial: Mapping[str, Value], assign: Callable[[str, str | bool], None]
    ) -> None:
        self._held = dict(initial)
        self._assign = assign

    def __getitem__(self, name: str) -> Value:
        return self._held[name]

    def __setitem__(self, name: str, value: Value) -> None:
        if name not in self._held:
            raise KeyError(f"The app has no value “{name}”. Declare it with values={{…}}.")
        self._held[name] = value
        new = written(value)
        self._assign(name, literal(new) if isinstance(new, str) else new)

    def __delitem__(self, name: str) -> None:
        raise TypeError(f"The value “{name}” belongs to the app, and can't be removed.")

    def __iter__(self) -> Iterator[str]:
        return iter(self._held)

    def __len__(self) -> int:
        return len(self._held)

    def text(self, name: str) -> str:
        """Return the value if it is a text."""
        value = self._held[name]
        if not isinstance(value, str):
            raise TypeError(f"The value “{name}” is no text: {value!r}")
        return value

    def is_on(self, name: str) -> bool:
        """Return the value if it is on or off."""
        value = self._held[name]
        if not isinstance(value, bool):
            raise TypeError(f"The value “{name}” is not on or off: {value!r}")
        return value

    def learn(self, changes: Mapping[str, Value]) -> None:
        """Take what the user has changed."""
        self._held.update(changes)
