"""Text that several notebooks share: written once in ``assignments/_shared/``, placed by name.

A cell of ``notebook.md`` that is tagged ``shared`` holds the name. What the text says in Markdown
goes on from the Markdown before it, and the Markdown after goes on from there, so that a student
sees one text. ``{{title}}``, ``{{topic}}`` and ``{{exercise}}`` in it stand for the topic's own,
and for settings of ``course.toml``: ``{{bonus_cap}}`` in percent, ``{{call_seconds}}`` for the
processor time that one call may take.
"""

import ast
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from autograder.authoring.text import Code, Markdown, Piece, PlacedShared, parse_text, read_text
from autograder.config import CourseConfig, read_course
from autograder.errors import CourseTextError, Fault
from autograder.model import Topic
from autograder.paths import CoursePaths

_PLACEHOLDER = re.compile(r"\{\{\s*(\w+)\s*\}\}")
_SETTINGS: Mapping[str, Callable[[CourseConfig], str]] = {
    "bonus_cap": lambda config: f"{100 * config.bonus_cap:g} %",
    "call_seconds": lambda config: f"{config.limits.call_cpu_seconds:g} seconds",
}
_KNOWN = ("title", "topic", "exercise", *_SETTINGS)


@dataclass(frozen=True)
class SharedText:
    """A text without faults; ``file`` is relative to the course."""

    name: str
    file: Path
    pieces: tuple[Markdown | Code, ...]


def read_shared(paths: CoursePaths, name: str) -> SharedText:
    """Read a shared text that is there; a CourseTextError holds all its faults."""
    path = paths.shared_text(name)
    shown = path.relative_to(paths.root)
    read = parse_text(path.read_text(encoding="utf-8"), shown)
    pieces = tuple(piece for piece in read if isinstance(piece, Markdown | Code))
    faults = [
        Fault(
            shown,
            piece.line,
            f"a shared text cannot place {piece.name!r}. Place it in notebook.md.",
        )
        for piece in read
        if not isinstance(piece, Markdown | Code)
    ]
    for piece in pieces:
        faults.extend(_faults_of_piece(piece, shown))
    if not pieces and not faults:
        faults.append(Fault(shown, 1, "the shared text is empty. Write it, or delete the file."))
    if faults:
        raise CourseTextError(faults)
    return SharedText(name, shown, tuple(_with_settings(piece, paths) for piece in pieces))


def _with_settings(piece: Markdown | Code, paths: CoursePaths) -> Markdown | Code:
    if not _SETTINGS.keys() & set(_PLACEHOLDER.findall(piece.text)):
        return piece
    config = read_course(paths.root)

    def value(found: re.Match[str]) -> str:
        return _SETTINGS[found[1]](config) if found[1] in _SETTINGS else found[0]

    return replace(piece, text=_PLACEHOLDER.sub(value, piece.text))


def _faults_of_piece(piece: Markdown | Code, shown: Path) -> Iterator[Fault]:
    if isinstance(piece, Code):
        try:
            ast.parse(piece.text)
        except SyntaxError as error:
            line = piece.line + (error.lineno or 1) - 1
            yield Fault(shown, line, f"this cell is not Python: {error.msg}. Fix this line.")
        return
    for offset, line_text in enumerate(piece.text.split("\n")):
        for found in _PLACEHOLDER.finditer(line_text):
            if found[1] not in _KNOWN:
                known = ", ".join(f"{{{{{name}}}}}" for name in _KNOWN)
                message = f"unknown placeholder {found[0]}. Write one of {known}."
                yield Fault(shown, piece.line + offset, message)


def shared_names(paths: CoursePaths) -> list[str]:
    """Return the names of the shared texts that there are."""
    return sorted(path.stem for path in paths.shared_texts.glob("*.md"))


def placed_names(pieces: Sequence[Piece], paths: CoursePaths) -> list[str]:
    """Return the names of the shared texts that a notebook places and that there are."""
    placed = {piece.name for piece in pieces if isinstance(piece, PlacedShared)}
    return sorted(placed.intersection(shared_names(paths)))


def faults_of_shared(pieces: Sequence[Piece], paths: CoursePaths, shown: Path) -> Iterator[Fault]:
    """Yield shared texts that a notebook places and that are not there, or placed already."""
    known = shared_names(paths)
    lines: dict[str, int] = {}
    for piece in pieces:
        if not isinstance(piece, PlacedShared):
            continue
        if piece.name not in known:
            folder = paths.shared_texts.relative_to(paths.root)
            there = f"There are: {', '.join(known)}" if known else "There is none"
            message = f"the shared text {piece.name!r} is not in {folder}. {there}."
            yield Fault(shown, piece.line, message)
        elif piece.name in lines:
            message = f"the shared text {piece.name!r} stands here and on line {lines[piece.name]}."
            yield Fault(shown, piece.line, f"{message} Take one out.")
        lines.setdefault(piece.name, piece.line)


def faults_of_unused(paths: CoursePaths) -> Iterator[Fault]:
    """Yield shared texts that no notebook places."""
    placed: set[str] = set()
    for path in paths.shared_texts.parent.glob("*/notebook.md"):
        try:
            pieces = parse_text(path.read_text(encoding="utf-8"), path.relative_to(paths.root))
        except CourseTextError:
            return  # this notebook has faults of its own, and may place any of them
        placed.update(piece.name for piece in pieces if isinstance(piece, PlacedShared))
    for name in shared_names(paths):
        if name not in placed:
            shown = paths.shared_text(name).relative_to(paths.root)
            message = "no notebook places this shared text. Place it in one, or delete the file."
            yield Fault(shown, 1, message)


def expand(
    pieces: Sequence[Piece], shared: Mapping[str, SharedText], topic: Topic | None
) -> tuple[Piece, ...]:
    """Put shared texts in their places; what is not among ``shared`` is left out."""
    expanded: list[Piece] = []
    goes_on = False  # whether Markdown that follows belongs to the Markdown before it
    for piece in pieces:
        is_shared = isinstance(piece, PlacedShared)
        for part in _parts_of(piece, shared, topic):
            last = expanded[-1] if expanded else None
            if (is_shared or goes_on) and isinstance(part, Markdown) and isinstance(last, Markdown):
                expanded[-1] = Markdown(last.line, _joined(last.text, part.text))
            else:
                expanded.append(part)
            goes_on = is_shared
    return tuple(expanded)


def read_expanded(paths: CoursePaths, topic: Topic) -> tuple[Piece, ...]:
    """Read the pieces of a topic's text with shared texts in their places."""
    pieces = read_text(paths, topic.slug)
    shared = {name: read_shared(paths, name) for name in placed_names(pieces, paths)}
    return expand(pieces, shared, topic)


def _parts_of(
    piece: Piece, shared: Mapping[str, SharedText], topic: Topic | None
) -> Iterator[Piece]:
    if not isinstance(piece, PlacedShared):
        yield piece
    elif piece.name in shared:
        for part in shared[piece.name].pieces:
            if isinstance(part, Markdown):
                yield Markdown(piece.line, _filled(part.text, topic))
            else:
                yield Code(piece.line, part.text)


def _joined(before: str, after: str) -> str:
    """Join two pieces of Markdown; a list goes on without a gap."""
    is_list = before.split("\n")[-1].startswith("- ") and after.startswith("- ")
    return before + ("\n" if is_list else "\n\n") + after


def _filled(text: str, topic: Topic | None) -> str:
    """Put the topic's own words where a shared text leaves room for them."""
    if topic is None:
        return text
    hinted = next((e.name for e in topic.exercises if e.hints and not e.is_bonus), "NAME")
    words = {"title": topic.title, "topic": topic.slug, "exercise": hinted}
    return _PLACEHOLDER.sub(lambda found: words[found[1]], text)
