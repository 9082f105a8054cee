"""The verb ``figures``: draw with the references what students should see once theirs are right."""

import ast
import base64
import hashlib
import io
import json
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from PIL import Image

from autograder.authoring.expected_figures import (
    INDEX,
    INDEX_TYPE,
    ExpectedFigure,
    ExpectedFigures,
    figures_folder,
    read_expected_figures,
)
from autograder.build.tree import replace_folder
from autograder.course import Course
from autograder.errors import UsageError
from autograder.paths import CoursePaths
from autograder.pipeline.exercise_selection import require_topics_or_drafts
from autograder.pipeline.notebook_outputs import cells_to_run, outputs_of
from autograder.pipeline.topic_checks.notebook_checks import needed

ANSWER = "-answer"
COLOURS = 128
"""In each picture: enough for lines, words and colour maps, at a quarter of the bytes.

They are chosen to lie near every colour that occurs; by how often each occurs, the red of one point
would be lost."""


@dataclass(frozen=True)
class DrawnFigures:
    """What was done for one topic."""

    topic: str
    count: int
    is_new: bool


def draw_expected_figures(
    course: Course,
    topics: Sequence[str],
    *,
    is_forced: bool = False,
    progress: Callable[[str, int, int], None] = lambda *_: None,
) -> tuple[DrawnFigures, ...]:
    """Run the sources of topics and keep what the cells draw that wait for a student's functions.

    Parameters
    ----------
    course : Course
        The course; its ``source/`` must have been built.
    topics : sequence of str
        Names of topics, drafts among them.
    is_forced : bool
        Draw also where nothing has changed.
    progress : callable, optional
        Called with the topic, how many are done, and how many there are.

    Raises
    ------
    UsageError
        If a topic is unknown or was not built.
    NotebookFailedError
        If a source does not run from top to bottom. The topics before it are kept.
    """
    require_topics_or_drafts(course, topics)
    for topic in topics:
        if not course.paths.source_notebook(topic).is_file():
            raise UsageError(f"source/{topic}: not built. Run: autograder build {topic}")
    drawn = []
    for done, topic in enumerate(topics, 1):
        drawn.append(_draw(course.paths, topic, is_forced=is_forced))
        progress(topic, done, len(topics))
    return tuple(drawn)


def is_outdated(paths: CoursePaths, topic: str) -> bool:
    """Report whether the figures of a topic were drawn from other cells, references or data."""
    return read_expected_figures(paths, topic).made_from != fingerprint(paths, topic)


def fingerprint(paths: CoursePaths, topic: str) -> str:
    """Return the hash of what decides the figures: cells, data, and the code of the references."""
    digest = hashlib.sha256()
    for cell in cells_to_run(paths, topic):
        digest.update(json.dumps([cell.id, _code_of(cell)]).encode())
    for file in sorted((paths.source(topic) / "data").rglob("*")):
        if file.is_file():
            digest.update(file.name.encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _code_of(cell: Any) -> str:
    """Return a cell's text; of a reference without comments and docstring, which draw nothing."""
    text: str = cell.source
    if not cell.id.endswith(ANSWER):
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return ast.dump(tree)


def _draw(paths: CoursePaths, topic: str, *, is_forced: bool) -> DrawnFigures:
    made_from = fingerprint(paths, topic)
    if not is_forced and (before := read_expected_figures(paths, topic)).made_from == made_from:
        return DrawnFigures(topic, len(before.figures), is_new=False)
    with tempfile.TemporaryDirectory() as name:
        outputs = outputs_of(paths, topic, Path(name))
    files: dict[PurePosixPath, bytes] = {}
    figures: list[ExpectedFigure] = []
    for cell in cells_to_run(paths, topic):
        if not needed(cell):
            continue
        for number, (picture, alt) in enumerate(_pictures(outputs.get(cell.id, [])), 1):
            file = f"{cell.id}.png" if number == 1 else f"{cell.id}-{number}.png"
            files[PurePosixPath(file)] = picture
            figures.append(ExpectedFigure(cell.id, file, alt))
    index = INDEX_TYPE.dump_json(ExpectedFigures(made_from, tuple(figures)), indent=1)
    files[PurePosixPath(INDEX)] = index + b"\n"
    replace_folder(figures_folder(paths, topic), files)
    return DrawnFigures(topic, len(figures), is_new=True)


def _pictures(outputs: Sequence[dict[str, Any]]) -> Iterator[tuple[bytes, str]]:
    """Yield the pictures of a cell, as large as a notebook shows them, and their words."""
    for output in outputs:
        if "image/png" in output.get("data", {}):
            facts = output["metadata"]["image/png"]
            sharp = Image.open(io.BytesIO(base64.b64decode(output["data"]["image/png"])))
            plain = sharp.convert("RGB").resize(
                (facts["width"], facts["height"]), Image.Resampling.LANCZOS
            )
            file = io.BytesIO()
            few = plain.quantize(
                COLOURS, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE
            )
            few.save(file, "png", optimize=True)
            yield file.getvalue(), facts["alt"]
