"""Whose a file is, read from a name that an instructor, nbgrader or a learning platform wrote."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from autograder.collect.ids import normal_id
from autograder.collect.recognise import named_topic, without_ending
from autograder.model import Topic

_EXCHANGE = re.compile(
    r"(?P<student>[^+]+)\+(?P<topic>[^+]+)\+"
    r"(?P<moment>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[^+_]*)(?P<more>\+.*)?"
)
_PLATFORM = re.compile(
    r"(?P<name>[^_]+|.+(?=_\d+_(assignsubmission|onlinetext)_))_(late_)?(?P<account>\d+)_.*",
    re.IGNORECASE | re.DOTALL,
)
_CERTAIN = re.compile(
    r"([^_]+_(late_)?\d+_\d+_|.+_\d+_(assignsubmission|onlinetext)_).*", re.IGNORECASE | re.DOTALL
)
"""Canvas puts two numbers behind a name, Moodle one and a word; a folder of a class has neither."""

_MARK_OF_A_PLATFORM = re.compile(r"_\d+_(\d+_|assignsubmission_|onlinetext_)", re.IGNORECASE)
"""Behind the time of an entry: the rest is a name that somebody gave themselves on a platform."""

_AFTER_AN_ID = re.compile(r"[\s_.,(\[-]")


@dataclass(frozen=True)
class KnownStudent:
    """A student whom the gradebook knows, with the names that an LMS may use for them.

    Moodle writes the group before the name where an assignment is handed in by groups.
    """

    id: str
    last_name: str = ""
    first_name: str = ""
    groups: tuple[str, ...] = ()


@dataclass(frozen=True)
class Owner:
    """What the name of a file or folder says about its owner.

    Attributes
    ----------
    student : str
        The id; what stands for it, if the roster does not know the student.
    is_known : bool
        Whether the gradebook knows the student.
    source : str
        The account or the place that it came from: two of them are two people, perhaps.
    is_platform : bool
        Whether a learning platform wrote the name; everything below it is the student's.
    exchange_moment : str
        When it was handed in, if nbgrader's exchange says so.
    namesakes : tuple of str
        The students who bear the name that a platform shows, if they are several.
    """

    student: str
    is_known: bool
    source: str
    is_platform: bool = False
    exchange_moment: str = ""
    namesakes: tuple[str, ...] = ()

    @property
    def is_of_the_exchange(self) -> bool:
        """Whether the name is one that nbgrader's exchange gives."""
        return bool(self.exchange_moment)


class Owners:
    """Finds students in names. Ids count whole; a display name counts as a platform writes it."""

    def __init__(self, students: Iterable[KnownStudent], topics: Iterable[Topic]) -> None:
        students = tuple(students)
        self._topics = tuple(topics)
        self._ids = {normal_id(student.id): student.id for student in students}
        self._by_length = sorted(self._ids, key=len, reverse=True)
        self._folded = {student.casefold() for student in self._ids}
        spelled: dict[str, set[str]] = {}
        for student in students:
            for name in _spellings(student):
                spelled.setdefault(name, set()).add(student.id)
        self._names = {name: tuple(sorted(ids)) for name, ids in spelled.items()}
        self._found: dict[tuple[str, bool], Owner | None] = {}

    def named_by(self, name: str, *, is_file: bool) -> Owner | None:
        """Return the owner that a name says for certain; None if it may be anything.

        It does so if it is a student's id, alone or with a topic, an entry of nbgrader's exchange
        or a name that a learning platform made, also for somebody who is not on the roster.
        """
        if (name, is_file) not in self._found:
            self._found[name, is_file] = self._read(name, is_file=is_file)
        return self._found[name, is_file]

    def _read(self, name: str, *, is_file: bool) -> Owner | None:
        stem = without_ending(name) if is_file else name
        match = _EXCHANGE.fullmatch(stem)
        if match and not _MARK_OF_A_PLATFORM.search(match["more"] or ""):
            student = normal_id(match["student"])
            known = self._ids.get(student)
            source = f"the account {student} in the exchange"
            return Owner(known or student, known is not None, source, False, match["moment"])
        known = self._ids.get(normal_id(stem)) or self._with_topic(stem)
        if known is not None:
            return Owner(known, True, name)
        return self._of_platform(stem)

    def is_like_a_students(self, name: str) -> bool:
        """Whether the name of a file says a student, or begins with the id of one."""
        stem = normal_id(without_ending(name))
        if self.named_by(name, is_file=True) is not None:
            return True
        return any(
            stem.startswith(student) and _AFTER_AN_ID.match(stem, len(student))
            for student in self._by_length
        )

    def unknown(self, name: str, *, is_file: bool) -> Owner:
        """Return an owner that the roster does not know, by the name at the students' level."""
        return Owner(normal_id(without_ending(name) if is_file else name), False, name)

    def is_like_a_known_one(self, student: str) -> bool:
        """Whether an unknown id differs from a known one in upper and lower case alone."""
        return student.casefold() in self._folded

    def is_topic(self, name: str) -> bool:
        """Whether a folder is named after a topic."""
        return any(name == topic.slug for topic in self._topics)

    def begins_with_topic(self, name: str) -> bool:
        """Whether a name says a topic first, and so nobody."""
        return name.casefold().startswith(tuple(topic.slug for topic in self._topics))

    def _with_topic(self, stem: str) -> str | None:
        """Find a whole id, a sign, and nothing but a topic behind it: ``ada_linear_regression``."""
        name = normal_id(stem)
        for student in self._by_length:
            if name.startswith(student) and _AFTER_AN_ID.match(name, len(student)):
                rest = name[len(student) + 1 :]
                topic = named_topic([rest], self._topics, is_whole=True)
                if topic is not None:
                    return self._ids[student]
        return None

    def _of_platform(self, stem: str) -> Owner | None:
        match = _PLATFORM.fullmatch(stem)
        if match is None:
            return None
        shown = normal_id(match["name"])
        bearers = self._names.get(_spelled(shown), ())
        known = bearers[0] if len(bearers) == 1 else None
        if known is None and not _CERTAIN.fullmatch(stem):
            return None
        source = f"the account {shown}_{match['account']}"
        namesakes = bearers if known is None else ()
        return Owner(known or shown, known is not None, source, True, namesakes=namesakes)


def _spelled(name: str) -> str:
    """Spell a display name in one way; words stay words where the platform keeps them apart."""
    words = ["".join(filter(str.isalnum, word)) for word in normal_id(name).casefold().split()]
    return " ".join(filter(None, words))


def _spellings(student: KnownStudent) -> set[str]:
    first, last = student.first_name, student.last_name
    if not _spelled(first) or not _spelled(last):
        return set()
    together = {f"{first} {last}", f"{last} {first}"}
    together |= {f"{group}-{name}" for group in student.groups for name in together}
    spelled = {_spelled(name) for name in together}
    return spelled | {name.replace(" ", "") for name in spelled}
