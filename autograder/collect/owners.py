"""Whose a file is, read from the names on the way to it."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from autograder.collect.ids import normal_id

_EXCHANGE = re.compile(
    r"(?P<student>[^+]+)\+(?P<topic>[^+]+)\+(?P<moment>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[^+]*)(\+.*)?"
)
_MOODLE_OR_CANVAS = re.compile(r"(?P<name>[^_]+)_(late_)?\d+_.*", re.IGNORECASE)
_AFTER_AN_ID = re.compile(r"[\s_.,(\[-]")


@dataclass(frozen=True)
class KnownStudent:
    """A student whom the gradebook knows, with the names that an LMS may use for them."""

    id: str
    last_name: str = ""
    first_name: str = ""


@dataclass(frozen=True)
class Owner:
    """Whose a file is: the id, whether it is known, and which of the names on the way said so."""

    student: str
    is_known: bool
    place: int
    exchange_moment: str = ""


class Owners:
    """Finds students in names of files and folders."""

    def __init__(self, students: Iterable[KnownStudent]) -> None:
        students = tuple(students)
        self._ids = {normal_id(student.id): student.id for student in students}
        self._by_length = sorted(self._ids, key=len, reverse=True)
        spelled: dict[str, set[str]] = {}
        for student in students:
            for name in _spellings(student):
                spelled.setdefault(name, set()).add(student.id)
        self._names = {name: ids.pop() for name, ids in spelled.items() if len(ids) == 1}

    def begins_with_student(self, name: str) -> bool:
        """Whether a name (without its ending) is or begins with that of a known student."""
        return self._known(name) is not None or _EXCHANGE.fullmatch(name) is not None

    def find(self, names: Sequence[str], topics: Iterable[str]) -> Owner | None:
        """Find the owner on a way of names, outermost first; None if no name can be one.

        An unknown student is read from nbgrader's exchange, from ``<student>/<topic>/``, from
        ``<top>/<student>/<file>`` and from ``<student>_anything``; the caller decides what then.
        """
        last = len(names) - 1
        for place, name in enumerate(names):
            stem = _stem(name) if place == last else name
            match = _EXCHANGE.fullmatch(stem)
            if match:
                student = normal_id(match["student"])
                return Owner(
                    self._ids.get(student, student), student in self._ids, place, match["moment"]
                )
            is_top_folder = place == 0 and last > 0
            known = self._ids.get(normal_id(stem)) if is_top_folder else self._known(stem)
            if known is not None:
                return Owner(known, True, place)
        return self._unknown(names, set(topics))

    def _known(self, name: str) -> str | None:
        name = normal_id(name)
        if name in self._ids:
            return self._ids[name]
        for student in self._by_length:
            if name.startswith(student) and _AFTER_AN_ID.match(name, len(student)):
                return self._ids[student]
        match = _MOODLE_OR_CANVAS.fullmatch(name)
        return self._names.get(_letters(match["name"])) if match else None

    def _unknown(self, names: Sequence[str], topics: set[str]) -> Owner | None:
        for place, name in enumerate(names[:-1]):
            if names[place + 1] in topics:
                return Owner(normal_id(name), False, place)
        if len(names) > 2:
            return Owner(normal_id(names[1]), False, 1) if len(names) == 3 else None
        stem = _stem(names[-1])
        if stem.casefold().startswith(tuple(topics)):
            return None
        return Owner(normal_id(stem.partition("_")[0]), False, len(names) - 1)


def is_of_an_lms(name: str, student: str) -> bool:
    """Whether a learning platform gave a folder its name, and the student all names inside."""
    return normal_id(name) != student and _MOODLE_OR_CANVAS.fullmatch(name) is not None


def _stem(name: str) -> str:
    stem, dot, ending = name.rpartition(".")
    return stem if dot and ending.lower() in ("ipynb", "zip", "py", "html") else name


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, normal_id(name).casefold()))


def _spellings(student: KnownStudent) -> set[str]:
    first, last = _letters(student.first_name), _letters(student.last_name)
    return {first + last, last + first} if first and last else set()
