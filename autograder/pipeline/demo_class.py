"""A simulated class: real notebooks, filled in from the stored answers of calibration."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import cycle
from typing import Any

from autograder.authoring.reference import read_reference
from autograder.checking.stored_answers import Kind
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.pipeline.calibrate import stored_answers

MISTAKEN = 14
"""Students who make mistakes."""
SHOWN = 5
"""Most mistakes shown of an exercise, each by another student; so one errs in a third of them."""

NAMES = (
    "Ada Lovelace",
    "Abu Ja'far al-Khwarizmi",
    "Carl Friedrich Gauß",
    "Émilie du Châtelet",
    "Sofia Kovalevskaya",
    "Srinivasa Ramanujan",
    "Emmy Noether",
    "Pafnuty Chebyshev",
    "Sophie Germain",
    "Thomas Bayes",
    "Grace Hopper",
    "Alan Turing",
    "Mary Somerville",
    "Ronald Fisher",
    "Florence Nightingale",
    "Andrey Markov",
    "Maria Agnesi",
    "Pierre-Simon Laplace",
    "Hypatia of Alexandria",
    "Leonhard Euler",
    "Katherine Johnson",
    "Jerzy Neyman",
    "Wang Zhenyi",
    "Adrien-Marie Legendre",
)

WORDS = (
    "Forming X^T X costs about n d^2 operations and solving costs about d^3; one gradient step "
    "costs about n d. For large d I would prefer gradient descent."
)


@dataclass(frozen=True)
class DemoStudent:
    """One simulated student: who, what kind, and the file that is handed in."""

    id: str
    first_name: str
    last_name: str
    kind: str
    notebook: bytes
    timestamp: datetime


@dataclass(frozen=True)
class DemoAnswers:
    """What can be written into the answer cells of one topic."""

    right: Mapping[str, str]
    other: Mapping[str, Sequence[str]]
    wrong: Mapping[str, Sequence[str]]


def make_class(paths: CoursePaths, topic: Topic, size: int, due: datetime) -> Iterator[DemoStudent]:
    """Fill in notebooks for ``size`` students, the same ones every time."""
    release = json.loads(paths.release_notebook(topic.slug).read_text())
    answers = _read_answers(paths, topic)
    profiles = zip(range(size), cycle(_profiles(topic, answers)), strict=False)
    for number, (kind, filled) in profiles:
        name = NAMES[number % len(NAMES)].rpartition(" ")
        text = json.dumps(_filled_in(release, topic, filled, number)).encode()
        if kind == "broken file":
            text = text[: len(text) // 2]
        if kind == "other editor":
            text = json.dumps(_without_metadata(json.loads(text))).encode()
        delay = timedelta(hours=30) if kind == "late" else timedelta(hours=-1 - number)
        yield DemoStudent(f"demo{number + 1:03}", name[0], name[2], kind, text, due + delay)


def _profiles(topic: Topic, answers: DemoAnswers) -> list[tuple[str, dict[str, str]]]:
    """List the kinds of students with what each writes; a class of 24 has one of everything."""
    right = dict(answers.right)
    names = [exercise.name for exercise in topic.exercises]
    others = [_other_ways(answers, turn) for turn in range(4)]
    first = names[0]
    return [
        ("right", right),
        ("right in another way", others[0]),
        ("right in another way", others[1]),
        *(("mistaken", _mistakes(names, answers, turn)) for turn in range(MISTAKEN)),
        ("half done", {name: right[name] for name in names[: len(names) // 2]}),
        ("untouched", {}),
        ("late", others[2]),
        ("broken file", right),
        ("other editor", others[3]),
        ("syntax error", {**right, first: right[first].replace(":", "", 1)}),
        ("wrong helper", {**right, **_wrong_helpers(topic, answers)}),
    ]


def _other_ways(answers: DemoAnswers, turn: int) -> dict[str, str]:
    """Answer every exercise rightly, by another method where one is stored."""
    other = {name: found[turn % len(found)] for name, found in answers.other.items() if found}
    return {**answers.right, **other}


def _mistakes(names: Sequence[str], answers: DemoAnswers, turn: int) -> dict[str, str]:
    """Return one student some of the mistakes, here and there in the notebook."""
    found = dict(answers.right)
    for place, name in enumerate(names):
        mistakes = answers.wrong[name]
        shown = min(len(mistakes), SHOWN)
        number = (turn + 3 * place) % MISTAKEN
        if number < shown:
            found[name] = mistakes[number * len(mistakes) // shown]
    return found


def _wrong_helpers(topic: Topic, answers: DemoAnswers) -> dict[str, str]:
    """Get wrong every exercise that others use, and those only."""
    used = {helper for exercise in topic.exercises for helper in exercise.uses}
    return {name: answers.wrong[name][0] for name in sorted(used)}


def _read_answers(paths: CoursePaths, topic: Topic) -> DemoAnswers:
    right, other, wrong = {}, {}, {}
    for exercise in topic.exercises:
        stored = stored_answers(paths, exercise)
        right[exercise.name] = read_reference(paths, topic.slug, exercise.name).solution_cell
        other[exercise.name] = [a.source for a in stored if a.kind is Kind.RIGHT]
        wrong[exercise.name] = [a.source for a in stored if a.kind is Kind.WRONG]
    return DemoAnswers(right, other, wrong)


def _filled_in(
    release: Mapping[str, Any], topic: Topic, answers: Mapping[str, str], number: int
) -> dict[str, Any]:
    """Write answers into a copy of the released notebook; every second student answers in words."""
    cells = {f"{name}-answer": source for name, source in answers.items()}
    if number % 2 == 0 and answers:
        cells |= {question.cell: WORDS for question in topic.questions}
    notebook: dict[str, Any] = json.loads(json.dumps(release))
    for cell in notebook["cells"]:
        grade_id = cell["metadata"].get("nbgrader", {}).get("grade_id", "")
        if grade_id in cells:
            cell["source"] = cells[grade_id]
    return notebook


def _without_metadata(notebook: dict[str, Any]) -> dict[str, Any]:
    """Do what some editors do: drop all metadata and every cell id."""
    for cell in notebook["cells"]:
        cell["metadata"] = {}
        cell.pop("id", None)
    return {**notebook, "metadata": {}, "nbformat_minor": 4}
