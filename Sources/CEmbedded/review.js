"use strict";
const form = document.querySelector("form"), reader = document.getElementById("reader");
const messages = Array.from(form.querySelectorAll(".message"));
const fields = Array.from(form.querySelectorAll("input, .message textarea"));
const store = "aloud-review-" + form.dataset.language;
const areas = message => Array.from(message.querySelectorAll("textarea"));
const isChanged = message => areas(message).some(area => area.value !== area.defaultValue);
const isRead = message => message.querySelector("input").checked ? true : isChanged(message);
const quoted = text => "\"" + text.replace(/\\/g, "\\\\").replace(/"/g, "\\\"").replace(/\n/g, "\\n").replace(/\t/g, "\\t") + "\"";
function entry(message) {
  const boxes = areas(message), plural = message.dataset.plural;
  const lines = boxes.map(area => "#. Was: " + quoted(area.defaultValue));
  lines.push("msgctxt " + quoted(message.dataset.key), "msgid " + quoted(message.dataset.id));
  if (plural !== undefined) lines.push("msgid_plural " + quoted(plural));
  boxes.forEach((area, index) => lines.push((plural === undefined ? "msgstr " : "msgstr[" + index + "] ") + quoted(area.value)));
  return lines.join("\n");
}
function file(read) {
  const date = new Date().toISOString().slice(0, 16).replace("T", " ") + "+0000";
  const header = ["Language: " + form.dataset.language, "Last-Translator: " + reader.value.trim(), "PO-Revision-Date: " + date,
    "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit"];
  const head = "msgid \"\"\nmsgstr \"\"\n" + header.map(line => quoted(line + "\n")).join("\n");
  return [head].concat(read.map(entry)).join("\n\n") + "\n";
}
function keep() {
  const kept = {};
  fields.forEach(field => {
    if (field.type === "checkbox") { if (field.checked) kept[field.id] = true; }
    else if (field.value !== field.defaultValue) kept[field.id] = field.value;
  });
  try { localStorage.setItem(store, JSON.stringify(kept)); } catch (error) { /* The page works without. */ }
}
try {
  const kept = JSON.parse(localStorage.getItem(store) ?? "{}");
  fields.forEach(field => {
    if (!(field.id in kept)) return;
    if (field.type === "checkbox") field.checked = true; else field.value = kept[field.id];
  });
} catch (error) { /* Nothing was kept. */ }
form.addEventListener("input", keep);
form.addEventListener("submit", event => {
  event.preventDefault();
  const status = document.getElementById("status"), link = document.getElementById("file");
  if (reader.value.trim() === "") { status.textContent = "Write your name first."; reader.focus(); return; }
  const read = messages.filter(isRead), text = file(read);
  document.getElementById("result").value = text;
  link.href = URL.createObjectURL(new Blob([text], {type: "text/plain"}));
  link.hidden = false;
  status.textContent = "Read: " + read.length + ". With words of yours: " + read.filter(isChanged).length + ". Save the file, and send it.";
});
