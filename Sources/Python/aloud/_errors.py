"""The exceptions of the package."""


class AloudError(Exception):
    """An error of Aloud, or in what was sent to it."""


class AloudNotFoundError(AloudError):
    """The program ``aloud`` was not found."""

    def __init__(self) -> None:
        super().__init__(
            "The program “aloud” was not found. Install it, or set the environment variable "
            "ALOUD to its path."
        )


class AppEndedError(AloudError):
    """The app has ended, so that nobody is there to answer a question."""


class Cancelled(AloudError):  # noqa: N818 - It is an answer rather than an error.
    """The question was left without an answer."""
