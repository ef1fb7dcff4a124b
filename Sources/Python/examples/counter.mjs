// A counter in JavaScript: aloud host node counter.mjs
import { createInterface } from "node:readline";

const say = (message) => console.log(JSON.stringify(message));
const questions = new Map();

/** Asks for a text, and returns it, or null if the question was left. */
function ask(question) {
  const id = `question ${questions.size + 1}`;
  say({ do: { ask: question, id, answer: "text" } });
  return new Promise((answer) => questions.set(id, answer));
}

let count = 0;

async function used(event, done) {
  if (event.id === "more") {
    count += 1;
    say({ do: [{ set: { count: String(count) } }, { say: "One more." }] });
  } else if (event.id === "other") {
    const answer = ask("Which number?");
    done(event); // Aloud takes the line with the answer.
    const answered = await answer;
    count = Number(answered.answer ?? count);
    say({ do: { set: { count: String(count) } } });
    return done(answered);
  }
  done(event);
}

for await (const line of createInterface({ input: process.stdin })) {
  const event = JSON.parse(line);
  if (event.aloud) {
    say({ aloud: 1, interface: { app: "Counter", language: "en", values: { count: "0" }, tabs: [{ title: "Counter",
      elements: [{ text: "{count} so far.", live: true }, { button: "More", id: "more" }, { button: "Other", id: "other" }] }] } });
  } else if (questions.has(event.id)) questions.get(event.id)(event);
  else if (event.n) used(event, ({ n }) => say({ done: n }));
}
