"""Apps and questions for people who listen to their computer, or read it in braille.

An :class:`App` is shown by the program ``aloud``, which prints, speaks and brailles it and
understands what is typed or said. The functions here ask one question each, outside an app.
"""

from aloud._app import App
from aloud._elements import (
    Button,
    Checkboxes,
    Control,
    Date,
    Element,
    Field,
    Group,
    Heading,
    List,
    Log,
    MenuItem,
    Popup,
    Progress,
    Screen,
    Sheet,
    Tab,
    Text,
    Toggle,
)
from aloud._errors import AloudError, AloudNotFoundError, AppEndedError, Cancelled
from aloud._events import Event, Handler, Value
from aloud._logs import LogWriter, MessageWriter
from aloud._prompts import (
    choose,
    choose_several,
    confirm,
    date,
    lines,
    number,
    password,
    say,
    text,
)
from aloud._rows import Finder, Provider, Row
from aloud._values import Values, literal

__all__ = [
    "AloudError",
    "AloudNotFoundError",
    "App",
    "AppEndedError",
    "Button",
    "Cancelled",
    "Checkboxes",
    "Control",
    "Date",
    "Element",
    "Event",
    "Field",
    "Finder",
    "Group",
    "Handler",
    "Heading",
    "List",
    "Log",
    "LogWriter",
    "MenuItem",
    "MessageWriter",
    "Popup",
    "Progress",
    "Provider",
    "Row",
    "Screen",
    "Sheet",
    "Tab",
    "Text",
    "Toggle",
    "Value",
    "Values",
    "choose",
    "choose_several",
    "confirm",
    "date",
    "lines",
    "literal",
    "number",
    "password",
    "say",
    "text",
]
