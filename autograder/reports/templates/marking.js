"use strict";
const byId = name => document.getElementById(name);
const meta = name => document.querySelector(`meta[name=${name}]`).content;
const names = meta("questions").split(",");
let question = null;   // what the server says of the question that is open
let at = 0;            // place in its queue
let seen = null;       // the answer as it was shown
let draft = null;      // what is on the desk: picked, points, comment, isChanged
let isChoosing = false;
const drafts = new Map();

async function ask(path, body) {
  const how = body === undefined ? {} : {
    method: "POST",
    headers: {"Content-Type": "application/json", "X-CSRF-Token": meta("csrf")},
    body: JSON.stringify(body),
  };
  let answer;
  try {
    answer = await fetch(path, how);
  } catch {
    throw new Error("the program that serves this page has ended: start autograder mark again");
  }
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error);
  return said;
}

function say(text, isBad = false) {
  byId("said").textContent = text;
  byId("said").classList.toggle("bad", isBad);
}

// Keys that come while something is under way wait for its end: they are meant for what comes next.
let running = 0;
const waiting = [];

function guarded(act) {
  return async (...given) => {
    running += 1;
    try {
      await act(...given);
    } catch (error) {
      waiting.length = 0;
      say(error.message, true);
    } finally {
      running -= 1;
      while (!running && waiting.length) replay(waiting.shift());
    }
  };
}

function replay(key) {
  const field = document.activeElement.closest("textarea, input");
  if (field && key.length === 1) {
    field.value += key;
    field.dispatchEvent(new Event("input"));
  } else press(key, field);
}

const isOpen = entry => entry.is_open;
const keyOf = entry => `${question.id}/${entry.key}`;
const shown = points => points === null ? "" : String(points);

const openQuestion = guarded(async name => {
  keepDraft();
  question = await ask(`/api/question?name=${encodeURIComponent(name)}`);
  byId("prompt").querySelector(".text").innerHTML = question.prompt;
  byId("model").querySelector(".text").innerHTML = question.model_answer;
  byId("most").textContent = question.points;
  byId("points").max = question.points;
  const first = question.queue.findIndex(isOpen);
  await openAnswer(Math.max(first, 0));
});

const openAnswer = guarded(async place => {
  keepDraft();
  seen = draft = null;
  at = place;
  isChoosing = false;
  const entry = question.queue[at];
  if (entry) {
    const answer = await ask(`/api/answer?name=${encodeURIComponent(question.id)}&key=${entry.key}`);
    if (question.queue[at] !== entry) return;  // somebody was faster
    take(answer, drafts.get(keyOf(entry)));
    say(draft.isChanged ? "not saved yet" : "");
  }
  byId("answer").innerHTML = entry ? seen.html : "";
  document.querySelector("main").scrollTop = 0;
  draw();
  byId("queue").querySelector("[aria-current=true]")?.scrollIntoView({block: "nearest"});
});

function take(answer, kept) {
  seen = answer;
  draft = kept && kept.version === answer.version ? kept : {
    picked: [...answer.picked], points: answer.points, comment: answer.comment,
    version: answer.version, isChanged: false,
  };
}

function keepDraft() {
  if (!question || !draft || !question.queue[at]) return;
  if (draft.isChanged) drafts.set(keyOf(question.queue[at]), draft);
  else drafts.delete(keyOf(question.queue[at]));
}

function change(values) {
  if (!draft) return;
  Object.assign(draft, values, {isChanged: true});
  keepDraft();
  say("not saved yet");
  draw();
}

function pick(number) {
  if (!draft || number >= question.rubric.length) return;
  const picked = draft.picked.includes(number)
    ? draft.picked.filter(one => one !== number) : [...draft.picked, number].sort((a, b) => a - b);
  pickAll(picked);
}

function pickAll(picked) {
  const total = picked.reduce((sum, one) => sum + (question.rubric[one].points ?? 0), 0);
  change({picked, points: Math.min(total, question.points)});
}

function takeComment(number) {
  const text = question.comments[number];
  if (text === undefined || !draft) return;
  change({comment: draft.comment ? `${draft.comment}\n${text}` : text});
  choose(false);
}

function choose(isOn) {
  isChoosing = isOn && question.comments.length > 0;
  document.body.classList.toggle("choosing", isChoosing);
  if (isChoosing) say("which comment? 1 to 9, or Escape");
}

const save = guarded(async () => {
  if (!draft) return;
  const entry = question.queue[at], asked = draft;
  const body = {name: question.id, key: entry.key, points: asked.points, picked: asked.picked,
                comment: asked.comment, version: asked.version};
  const answer = await ask("/api/mark", body);
  drafts.delete(keyOf(entry));
  entry.points = answer.points;
  entry.is_open = answer.points === null;
  if (answer.comment && !question.comments.includes(answer.comment)) question.comments.unshift(answer.comment);
  take(answer, null);
  draw();
  const next = nextOpen();
  if (next >= 0) await openAnswer(next);
  else say("saved; every answer to this question has its mark");
  if (next >= 0) say("saved");
});

function nextOpen() {
  const order = [...question.queue.keys()];
  const later = [...order.slice(at + 1), ...order.slice(0, at)];
  return later.find(place => question.queue[place].is_open) ?? -1;
}

function move(step) {
  const place = at + step;
  if (question && place >= 0 && place < question.queue.length) openAnswer(place);
}

function button(text, act, marks = {}) {
  const made = document.createElement("button");
  made.type = "button";
  made.append(...[text].flat());
  for (const [name, value] of Object.entries(marks)) made.setAttribute(name, value);
  made.addEventListener("click", act);
  return made;
}

function span(text, kind, tag = "span") {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = kind;
  return made;
}

function listOf(place, entries) {
  byId(place).replaceChildren(...entries.map(entry => {
    const item = document.createElement("li");
    item.append(entry);
    return item;
  }));
}

function draw() {
  byId("questions").replaceChildren(...(names.length > 1 ? names.map(name =>
    button(name.replaceAll("_", " "), () => openQuestion(name), {"aria-current": name === question.id})) : []));
  listOf("queue", question.queue.map((entry, place) => {
    const state = drafts.has(keyOf(entry)) ? "draft" : entry.is_open ? "open" : "done";
    const mark = state === "draft" ? "…" : entry.is_open ? "–" : shown(entry.points);
    return button([span(entry.label, "label"), span(mark, "")], () => openAnswer(place),
                  {"class": state, "aria-current": place === at, tabindex: "-1"});
  }));
  const left = question.queue.filter(isOpen).length;
  const blank = question.blank ? `, ${question.blank} wrote nothing and have 0` : "";
  byId("count").textContent = `${left} of ${question.queue.length} to mark${blank}`;
  byId("who").textContent = question.queue[at]?.label ?? "Nobody has written an answer.";
  listOf("rubric", question.rubric.map((item, number) => button(
    [span(String(number + 1), "", "kbd"), span(item.text, ""), span(shown(item.points), "")],
    () => pick(number), {"aria-pressed": draft?.picked.includes(number) ?? false})));
  if (document.activeElement !== byId("points")) byId("points").value = shown(draft?.points ?? null);
  if (byId("comment").value !== (draft?.comment ?? "")) byId("comment").value = draft?.comment ?? "";
  for (const name of ["points", "comment", "save"]) byId(name).disabled = !draft;
  byId("again").hidden = question.comments.length === 0;
  listOf("comments", question.comments.slice(0, 9).map((text, number) =>
    button([span(`${number + 1} `, "", "kbd"), text], () => takeComment(number))));
}

function toggle(name) {
  byId(name).open = !byId(name).open;
}

const keys = {
  j: () => move(1), k: () => move(-1),
  u: () => { const next = nextOpen(); if (next >= 0) openAnswer(next); },
  f: () => draft && change({picked: [...question.rubric.keys()], points: question.points}),
  p: () => byId("points").select(), c: () => byId("comment").focus(),
  r: () => choose(true), q: () => toggle("prompt"), m: () => toggle("model"), "?": () => toggle("help"),
  x: () => draft && change({picked: [], points: null}),
  "[": () => turn(-1), "]": () => turn(1), Enter: () => save(), Escape: () => drop(),
};

function turn(step) {
  const next = names[names.indexOf(question.id) + step];
  if (next) openQuestion(next);
}

function drop() {
  if (draft) draft.isChanged = false;
  openAnswer(at);
}

function press(key, field, isControl = false) {
  const isSaving = key === "Enter" && (isControl || field?.id === "points");
  if (field && !isSaving && key !== "Escape") return false;
  if (isControl && !isSaving) return false;
  const number = /^[0-9]$/.test(key) ? Number(key) : -1;
  if (field && key === "Escape") field.blur();
  else if (isChoosing && key === "Escape") { choose(false); say(draft?.isChanged ? "not saved yet" : ""); }
  else if (isChoosing && number > 0) takeComment(number - 1);
  else if (number === 0) draft && pickAll([]);
  else if (number > 0) pick(number - 1);
  else if (isSaving) { field?.blur(); save(); }
  else if (Object.hasOwn(keys, key)) keys[key]();
  else return false;
  return true;
}

document.addEventListener("keydown", event => {
  if (!question || event.altKey || event.metaKey || event.isComposing) return;
  const field = event.target.closest("textarea, input");
  const isMeant = event.key.length === 1 || ["Enter", "Escape"].includes(event.key);
  if (running && isMeant && !field && !event.ctrlKey) {
    waiting.push(event.key);
    event.preventDefault();
  } else if (press(event.key, field, event.ctrlKey)) event.preventDefault();
});

byId("points").addEventListener("input", event => {
  const typed = event.target.value;
  change({points: typed === "" ? null : Number(typed)});
});
byId("comment").addEventListener("input", event => change({comment: event.target.value}));
byId("save").addEventListener("click", () => save());
addEventListener("beforeunload", event => { if (drafts.size) event.preventDefault(); });
openQuestion(names[0]);
