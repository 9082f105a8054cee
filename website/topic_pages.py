"""A topic as a page: the released notebook, with what its cells show once it is solved.

All text comes from ``release/``, so that no line of a reference can be in it; from the run of
``source/`` come outputs alone.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import nbformat

from autograder.build.source_cells import EXPECTED
from autograder.counted_words import count_of
from autograder.model import Exercise, Question, Topic
from autograder.paths import CoursePaths
from autograder.pipeline.notebook_outputs import GETS_FILES, Outputs
from website.contract_text import contract_of

LONGEST_OPEN_CODE = 12
"""Longer cells are folded when they draw: a reader came for the figure."""

_STARTS = "from selfcheck import"
"""In the cell that imports what a notebook needs; it is folded, too."""

_TITLE = re.compile(r"^#+\s*(.*)$", re.MULTILINE)
_NBGRADER_LINES = re.compile(r"^ *# YOUR CODE HERE\n", re.MULTILINE)


def topic_page(paths: CoursePaths, topic: Topic, outputs: Outputs, facts: str) -> str:
    """Return the page of a topic as a notebook, in JSON.

    Parameters
    ----------
    paths : CoursePaths
        The course; its release is read.
    topic : Topic
        The topic.
    outputs : dict of str to list
        What cells show, by their ids.
    facts : str
        Markdown that stands below the title.
    """
    released = nbformat.read(paths.release_notebook(topic.slug), as_version=4)  # type: ignore[no-untyped-call]
    cells: list[Any] = []
    for cell in released.cells:
        cells.extend(_cells(cell, topic, outputs))
        if len(cells) == 1:  # the title
            cells.append(_markdown("facts", facts))
    page = nbformat.v4.new_notebook(cells=cells)  # type: ignore[no-untyped-call]
    page.metadata = {"language_info": {"name": "python"}, "orphan": False}
    return f"{nbformat.writes(page)}\n"  # type: ignore[no-untyped-call]


def first_figure(outputs: Outputs) -> str | None:
    """Return the first picture of a topic, as base64, if it shows one."""
    return next((data["image/png"] for data in _data(outputs) if "image/png" in data), None)


def _data(outputs: Outputs) -> Iterator[Mapping[str, str]]:
    for shown in outputs.values():
        yield from (output.get("data", {}) for output in shown)


def _cells(cell: Any, topic: Topic, outputs: Outputs) -> Iterator[Any]:
    exercises = {exercise.name: exercise for exercise in topic.exercises}
    questions = {question.id: question for question in topic.questions}
    name, _, role = cell.id.rpartition("-")
    if cell.id == GETS_FILES or (name in exercises and role in ("title", "check")):
        return  # the last two are said where the answer stands
    if role == EXPECTED:
        return  # cells show what they draw
    if name in exercises and role == "answer":
        yield _markdown(cell.id, exercise_text(topic, exercises[name], cell.source))
    elif name in questions and role == "title":
        yield _markdown(cell.id, _question_text(questions[name]))
    elif name in questions and role == "question":
        return
    elif cell.cell_type == "markdown":
        yield _markdown(cell.id, cell.source)
    else:
        yield from _code(cell, outputs.get(cell.id, []))


def _markdown(name: str, text: str) -> Any:
    return nbformat.v4.new_markdown_cell(text, id=name)  # type: ignore[no-untyped-call]


def _code(cell: Any, outputs: list[dict[str, Any]]) -> Iterator[Any]:
    """Yield a code cell, and one without code for each further picture: each has its own words."""
    groups = _by_picture(outputs)
    for number, group in enumerate(groups):
        source, name = (cell.source, cell.id) if number == 0 else ("", f"{cell.id}-{number}")
        made = nbformat.v4.new_code_cell(source, id=name)  # type: ignore[no-untyped-call]
        made.outputs = [nbformat.from_dict(output) for output in group]  # type: ignore[no-untyped-call]
        pictures = [_picture(output) for output in group if _picture(output)]
        is_long = len(source.splitlines()) > LONGEST_OPEN_CODE
        if number:
            made.metadata["tags"] = ["remove-input"]
        elif (pictures and is_long) or _STARTS in source:
            made.metadata["tags"] = ["hide-input"]
        if pictures:
            made.metadata["mystnb"] = {"image": {"alt": pictures[0]["alt"]}}
        yield made


def _by_picture(outputs: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Cut outputs so that no part has more than one picture."""
    groups: list[list[dict[str, Any]]] = [[]]
    for output in outputs:
        if _picture(output) and any(map(_picture, groups[-1])):
            groups.append([])
        groups[-1].append(output)
    return groups


def _picture(output: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what is said of the picture of an output; empty if it has none."""
    picture: Mapping[str, Any] = output.get("metadata", {}).get("image/png", {})
    return picture


def exercise_text(topic: Topic, exercise: Exercise, stub: str) -> str:
    """Return the card of an exercise: its number, its worth, its contract."""
    number = topic.exercises.index(exercise) + 1
    worth = f"{exercise.bonus} bonus" if exercise.is_bonus else count_of(exercise.points, "point")
    lines = [f"**Exercise {number}** [`{exercise.name}`]{{.name}} [{worth}]{{.worth}}"]
    if exercise.uses:
        lines.append(f"Uses {_listed(exercise.uses)}.")
    if exercise.write_yourself:
        lines.append(f"Write it yourself: {_listed(exercise.write_yourself)} may not be called.")
    return "\n".join(
        [
            "::::::{container} exercise",
            f":name: {anchor(exercise.name)}",
            "",
            ":::::{container} exercise-head",
            *("\n\n".join(lines).split("\n")),
            ":::::",
            "",
            contract_of(_NBGRADER_LINES.sub("", stub)),
            "",
            "::::::",
        ]
    )


def anchor(exercise: str) -> str:
    """Return where on its page an exercise stands."""
    return f"exercise-{exercise.replace('_', '-')}"


def _question_text(question: Question) -> str:
    return "\n".join(
        [
            "::::::{container} exercise question",
            "",
            f"**Question** [{count_of(question.points, 'point')}]{{.worth}}",
            "",
            "Answered in words; a person reads it and gives the marks.",
            "::::::",
        ]
    )


def _listed(names: tuple[str, ...]) -> str:
    quoted = [f"`{name}`" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} and {quoted[-1]}"
