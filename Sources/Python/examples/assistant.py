"""An assistant whose answers are announced sentence by sentence, and which asks before it acts."""

import asyncio
from collections.abc import AsyncIterator

import aloud

app = aloud.App(
    "Assistant",
    aloud.Field("Message", id="message"),
    aloud.Log("Conversation", id="talk"),
    language="en",
)


async def answer(question: str) -> AsyncIterator[str]:
    """Yield the words of an answer, as a language model would."""
    for word in f"You said: {question} The folder can be made anew. I will delete it.".split(" "):
        yield word + " "
        await asyncio.sleep(0)


@app.on("message")
async def message(event: aloud.Event) -> None:
    """Answer a message, and ask for permission."""
    talk = app.log("talk")
    question = app.values.text("message")
    await talk.write(question, speaker="you")
    app.values["message"] = ""
    await talk.stream(answer(question))
    may = await app.choose(
        "Run rm -r build?",
        {"Allow": True, "Refuse": False},
        text="It deletes the folder build, with 214 files",
    )
    if may:
        await talk.write("Deleted build.", speaker="tool")
    else:
        await talk.write("All right. Nothing was deleted.")


if __name__ == "__main__":
    raise SystemExit(app.run())
