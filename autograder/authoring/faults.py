"""All faults of an author's text in one go, like a compiler."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ParamSpec, TypeVar

from autograder.authoring.assignment import Assignment, survey_assignment
from autograder.authoring.exercise_files import (
    faults_of_data,
    faults_of_exercise,
    faults_of_reference,
    faults_of_strays,
)
from autograder.authoring.leaks import PublicText, find_leaks, read_secrets
from autograder.authoring.placement import (
    faults_of_code,
    faults_of_first_cell,
    faults_of_placement,
    notebook_imports,
)
from autograder.authoring.reference import Reference, read_reference
from autograder.authoring.scaffold import faults_of_unfinished
from autograder.authoring.shared_text import (
    SharedText,
    expand,
    faults_of_shared,
    placed_names,
    read_shared,
)
from autograder.authoring.text import Code, Markdown, Piece, read_text
from autograder.config import SLUG
from autograder.errors import CourseTextError, Fault
from autograder.model import Exercise
from autograder.paths import CoursePaths

_Arguments = ParamSpec("_Arguments")
_Read = TypeVar("_Read")


@dataclass(frozen=True)
class _Survey:
    """What could be read of a topic; what has faults of its own is left out."""

    assignment: Assignment | None
    pieces: tuple[Piece, ...] | None
    references: dict[str, Reference]
    shared: dict[str, SharedText]

    @property
    def expanded(self) -> tuple[Piece, ...]:
        """The pieces with shared texts in their places, as far as those are there."""
        topic = self.assignment.topic if self.assignment else None
        return expand(self.pieces or (), self.shared, topic)

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        return _with_file_names(self.assignment)


def check_topic(paths: CoursePaths, slug: str) -> list[Fault]:
    """Return all faults in the text of a topic, sorted; files are relative to the course."""
    faults = list(faults_of_unfinished(paths, slug))
    survey = _survey(paths, slug, faults)
    shown = paths.notebook_text(slug).relative_to(paths.root)
    if survey.assignment:
        faults.extend(survey.assignment.faults)
        faults.extend(faults_of_data(paths, survey.assignment))
        known = [exercise.name for exercise in survey.assignment.topic.exercises]
        faults.extend(faults_of_strays(paths, slug, known))
    if survey.pieces is not None:
        faults.extend(faults_of_code(survey.pieces, shown))
        faults.extend(faults_of_shared(survey.pieces, paths, shown))
        faults.extend(faults_of_first_cell(survey.expanded, shown))
    if survey.assignment and survey.pieces is not None:
        faults.extend(faults_of_placement(survey.assignment, survey.pieces, shown))
    imports = notebook_imports(survey.expanded)
    for exercise in survey.exercises:
        faults.extend(faults_of_exercise(paths, exercise))
        if exercise.name in survey.references:
            reference = survey.references[exercise.name]
            faults.extend(faults_of_reference(reference, exercise, imports))
    names = [exercise.name for exercise in survey.exercises]
    secrets = read_secrets(paths, slug, survey.references, names)
    faults.extend(find_leaks(secrets, _public_texts(paths, slug, survey)))
    return sorted(set(faults))


def _survey(paths: CoursePaths, slug: str, faults: list[Fault]) -> _Survey:
    assignment = _collected(faults, survey_assignment, paths, slug)
    pieces = _collected(faults, read_text, paths, slug)
    references: dict[str, Reference] = {}
    for exercise in _with_file_names(assignment):
        reference = _collected(faults, read_reference, paths, slug, exercise.name)
        if reference:
            references[exercise.name] = reference
    shared: dict[str, SharedText] = {}
    for name in placed_names(pieces or (), paths):
        text = _collected(faults, read_shared, paths, name)
        if text:
            shared[name] = text
    return _Survey(assignment, pieces, references, shared)


def _collected(
    faults: list[Fault],
    read: Callable[_Arguments, _Read],
    *args: _Arguments.args,
    **kwargs: _Arguments.kwargs,
) -> _Read | None:
    """Return what ``read`` returns; when it finds faults, keep them and return None."""
    try:
        return read(*args, **kwargs)
    except CourseTextError as error:
        faults.extend(error.faults)
        return None


def _with_file_names(assignment: Assignment | None) -> tuple[Exercise, ...]:
    """Return the exercises whose names can be names of files."""
    known = assignment.topic.exercises if assignment else ()
    return tuple(exercise for exercise in known if SLUG.fullmatch(exercise.name))


def _public_texts(paths: CoursePaths, slug: str, survey: _Survey) -> Iterator[PublicText]:
    """Yield all that an author writes for students."""
    shown = paths.notebook_text(slug).relative_to(paths.root)
    for piece in survey.pieces or ():
        if isinstance(piece, Markdown | Code):
            yield PublicText(shown, piece.line, piece.text)
    for shared in survey.shared.values():
        for piece in shared.pieces:
            yield PublicText(shared.file, piece.line, piece.text)
    for reference in survey.references.values():
        yield PublicText(reference.file, reference.line, reference.head)
    if survey.assignment:
        yield from _hints(survey.assignment)
    for path in selfcheck_files(paths, slug):
        text = path.read_text(encoding="utf-8")
        yield PublicText(path.relative_to(paths.root), 1, text, is_selfcheck=True)


def _hints(assignment: Assignment) -> Iterator[PublicText]:
    toml = assignment.toml
    for index, exercise in enumerate(assignment.topic.exercises):
        for hint in exercise.hints:
            one_line = " ".join(hint.split("\n"))
            yield PublicText(toml.file, toml.line_of("exercise", index, "hints"), one_line)


def selfcheck_files(paths: CoursePaths, slug: str) -> list[Path]:
    """Return the Python files that travel with a topic's release, in order."""
    return sorted(paths.selfchecks(slug).glob("*.py"))
