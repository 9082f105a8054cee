"""What the checks of a topic look at, read once, and what a check hands back."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from autograder.authoring.assignment import Assignment, survey_assignment
from autograder.authoring.reference import Reference, read_reference
from autograder.authoring.text import Code, Markdown, Piece, PlacedExercise, read_text
from autograder.config import CourseConfig, read_course
from autograder.model import Topic
from autograder.paths import CoursePaths


@dataclass(frozen=True)
class CheckFinding:
    """What one check found: in short, and what is missing, one sentence each.

    ``certainty`` says of a measured figure how often it was measured and how far it spreads.
    ``details`` are lines worth reading even where nothing is missing.
    """

    found: str
    missing: tuple[str, ...] = ()
    certainty: str = ""
    details: tuple[str, ...] = ()


@dataclass(frozen=True)
class TopicPart:
    """A part of the notebook: the heading of its second level, and what stands below it."""

    title: str
    pieces: tuple[Piece, ...]

    @property
    def exercises(self) -> tuple[str, ...]:
        """Return the names of its exercises in order."""
        return tuple(piece.name for piece in self.pieces if isinstance(piece, PlacedExercise))


@dataclass(frozen=True)
class TopicMaterial:
    """A topic under check. What is not read is not paid for."""

    paths: CoursePaths
    slug: str
    jobs: int = 1
    is_quick: bool = False

    @cached_property
    def assignment(self) -> Assignment:
        """The facts of the topic with their faults."""
        return survey_assignment(self.paths, self.slug)

    @property
    def topic(self) -> Topic:
        """The facts of the topic."""
        return self.assignment.topic

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its exercises in order."""
        return tuple(exercise.name for exercise in self.topic.exercises)

    @cached_property
    def config(self) -> CourseConfig:
        """The settings of the course."""
        return read_course(self.paths.root)

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces of ``notebook.md``."""
        return read_text(self.paths, self.slug)

    @property
    def prose(self) -> tuple[Markdown, ...]:
        """The cells of prose."""
        return tuple(piece for piece in self.pieces if isinstance(piece, Markdown))

    @property
    def code(self) -> tuple[Code, ...]:
        """The ordinary code cells: experiments, figures, what needs no answer."""
        return tuple(piece for piece in self.pieces if isinstance(piece, Code))

    @cached_property
    def references(self) -> dict[str, Reference]:
        """The references by exercise."""
        return {name: read_reference(self.paths, self.slug, name) for name in self.names}

    @cached_property
    def parts(self) -> tuple[TopicPart, ...]:
        """The parts of the notebook, from one heading of the second level to the next."""
        return tuple(_parts(self.pieces))

    def stored_answers(self, exercise: str, kind: str) -> list[Path]:
        """List the stored answers of one exercise; ``kind`` is wrong or right."""
        return sorted((self.paths.calibration(self.slug, exercise) / kind).glob("*.py"))

    def shown(self, path: Path) -> str:
        """Return a path as messages show it."""
        return str(path.relative_to(self.paths.root))


def names_read(source: str) -> set[str]:
    """Return the names that a piece of code reads; none where it is not Python."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return set()
    return {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }


def _parts(pieces: tuple[Piece, ...]) -> Iterator[TopicPart]:
    title, below = "", list[Piece]()
    for piece in pieces:
        headings = [
            line.removeprefix("## ")
            for line in (piece.text.splitlines() if isinstance(piece, Markdown) else ())
            if line.startswith("## ")
        ]
        if headings:
            yield TopicPart(title, tuple(below))
            title, below = headings[-1], []
        below.append(piece)
    yield TopicPart(title, tuple(below))
