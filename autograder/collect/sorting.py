"""Sort files: whose each one is, of which topic, and what came together with it."""

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, tzinfo
from functools import cached_property
from typing import Protocol, TypeVar

from autograder.collect.accounts import AccountCheck
from autograder.collect.found import Found, Refusal, RefusalKind, is_junk
from autograder.collect.hand_ins import receipt_of
from autograder.collect.ids import fault_of_id
from autograder.collect.owners import Owner, Owners
from autograder.collect.recognise import (
    NOTEBOOK_ENDINGS,
    Contents,
    kind_of,
    look_into,
    named_topic,
    without_ending,
)
from autograder.collect.student_level import OUTSIDE, StudentLevel
from autograder.control_characters import escape_line
from autograder.model import Topic
from autograder.timestamps import TIMESTAMP_FILE, parse_timestamp

SUBMITTED = "submitted"
"""nbgrader's folder of what was handed in."""


@dataclass(frozen=True)
class Piece:
    """A file whose owner is known.

    Attributes
    ----------
    found : Found
        The file.
    owner : Owner
        Whose it is.
    place : int
        Which of the names on the way to it said so.
    unit : str
        What was handed in in one go: a zip, a folder, or the file alone.
    """

    found: Found
    owner: Owner
    place: int
    unit: str

    @cached_property
    def kind(self) -> str:
        """As what it may be a submission; empty if it is none."""
        return kind_of(self.found.name, self.found.content)

    @property
    def way(self) -> tuple[str, ...]:
        """The names on the way to it, those inside the student's own zip included."""
        return (*self.found.outer, *self.found.inner)


@dataclass(frozen=True)
class Candidate:
    """A file that may be a submission, with its topic, its contents and what was odd about it.

    ``doubts`` are what a person should look at: another file may be the right one.
    """

    piece: Piece
    topic: str
    contents: Contents
    notes: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()

    @property
    def rank(self) -> tuple[object, ...]:
        """The greater, the likelier the right one of several files handed in together."""
        answers = self.contents.found[self.topic]
        preference = -NOTEBOOK_ENDINGS.index(self.piece.kind)
        found = self.piece.found
        return (
            answers > 0,
            preference,
            answers,
            -self.contents.untouched,
            found.moment,
            found.where,
        )


def sort_by_owner(
    files: Sequence[Found], owners: Owners, levels: Mapping[int, StudentLevel], check: AccountCheck
) -> tuple[list[Piece], list[Refusal]]:
    """Report whose each file is; refuse those of nobody, and ids that are not safe."""
    pieces: list[Piece] = []
    refused: list[Refusal] = []
    for found in files:
        if found.name == TIMESTAMP_FILE and not found.inner:
            continue
        place = levels[found.origin].place_of(found.outer)
        if found.is_left_behind and (place == OUTSIDE or is_junk(found.outer[place : place + 1])):
            continue
        if place == OUTSIDE:
            reason = "it lies beside the folder that holds those of the students"
            refused.append(Refusal(found.where, reason))
            continue
        owner = _owner_at(found.outer, place, owners)
        reason = _fault_of(owner, found, place, owners) or check.fault_of(owner, found, place)
        if not reason:
            unit = found.outer if found.package else found.outer[: place + 1]
            pieces.append(Piece(found, owner, place, "/".join((str(found.origin), *unit))))
        elif not found.is_left_behind:
            refusal = Refusal(found.where, reason, _kind_of(owner), owner.namesakes, owner.source)
            if owner.namesakes and kind_of(found.name, found.content):
                refusal = replace(refusal, receipt=receipt_of(found.content))
            refused.append(refusal)
    return pieces, refused


class Doubtful(Protocol):
    """What was not collected, and may be that of one of several students of one name."""

    @property
    def namesakes(self) -> tuple[str, ...]:
        """The students."""

    @property
    def account(self) -> str:
        """The place that the platform names."""

    @property
    def receipt(self) -> str:
        """The beginning of its hash, if it is a notebook."""


OneMatter = TypeVar("OneMatter", bound=Doubtful)


def drop_settled(
    refused: Sequence[OneMatter], receipts_of: Callable[[str], Collection[str]]
) -> list[OneMatter]:
    """Leave out what lies in places of two students of one name that a person has told apart.

    That is so where every notebook of a place was handed in, to the byte, by one of the two. Where
    more places than students have the same notebooks, nobody has told them apart.

    Parameters
    ----------
    refused : sequence of Refusal, or the like
        What was not collected.
    receipts_of : callable
        The receipts of all that a student has handed in.
    """
    places: dict[str, list[OneMatter]] = defaultdict(list)
    for one in refused:
        if one.namesakes:
            places[one.account].append(one)
    alike: dict[tuple[frozenset[str], tuple[str, ...]], list[str]] = defaultdict(list)
    for place, files in places.items():
        receipts = frozenset(one.receipt for one in files if one.receipt)
        if receipts:
            alike[receipts, files[0].namesakes].append(place)
    settled = set()
    for (receipts, namesakes), found in alike.items():
        bearers = sum(receipts <= set(receipts_of(student)) for student in namesakes)
        if bearers >= len(found):
            settled.update(found)
    return [one for one in refused if not (one.namesakes and one.account in settled)]


def name_at_level(outer: Sequence[str], level: StudentLevel, owners: Owners) -> str:
    """Name the owner of a file by the way to it; what lies beside all students is one thing."""
    place = level.place_of(tuple(outer))
    return "" if place == OUTSIDE else _owner_at(outer, place, owners).student


def _kind_of(owner: Owner) -> RefusalKind:
    """Report what kind of matter it is that a file is nobody's."""
    if owner.is_known:
        return RefusalKind.OTHER
    return RefusalKind.SAME_NAME if owner.namesakes else RefusalKind.UNKNOWN


def _owner_at(outer: Sequence[str], place: int, owners: Owners) -> Owner:
    name, is_file = outer[place], place == len(outer) - 1
    return owners.named_by(name, is_file=is_file) or owners.unknown(name, is_file=is_file)


def _fault_of(owner: Owner, found: Found, place: int, owners: Owners) -> str:
    """Explain why a file cannot be anybody's; empty if it is a student's, known or not."""
    if owner.is_known:
        return ""
    shown = escape_line(owner.student, 60)
    if owner.namesakes:
        ids = " and ".join(escape_line(student, 60) for student in owner.namesakes)
        count = "two" if len(owner.namesakes) == 2 else str(len(owner.namesakes))
        return (
            f"{count} students are named {shown}: {ids}. Ask whose it is, and put it into a folder "
            "named after the right id"
        )
    if owner.is_platform:
        return (
            f"the roster has nobody of the name that the platform shows, {shown}. "
            "Correct the roster, or put it into a folder named after the student's id"
        )
    below = found.outer[place + 1 :]
    is_nobodys = not below and owners.begins_with_topic(owner.student)
    if is_nobodys:
        return "its owner is unknown. Put it into a folder named after the student"
    if len(below) > 1 and not owners.is_topic(below[0]):
        return (
            f"its owner is unknown: no student is named {shown}. Put it into a folder named after "
            "the student; the folder of a class is to be named on the command line by itself"
        )
    if owners.is_like_a_known_one(owner.student):
        return f"the id {shown} differs from a student's in upper and lower case. Correct the name"
    fault = fault_of_id(owner.student)
    return f"the student id {fault}" if fault else ""


def recognise_all(
    pieces: Sequence[Piece], topics: Sequence[Topic]
) -> tuple[list[Candidate], list[Piece], list[Refusal]]:
    """Part submissions from the files beside them and from what is of no topic, or a wrong one.

    A script in the folder of a notebook, or in a package below it, is one that the notebook may
    import, and no hand-in: a module of last week's answers would count as last week's otherwise.
    """
    candidates: list[Candidate] = []
    beside: list[Piece] = []
    refused: list[Refusal] = []
    folders: set[tuple[str, tuple[str, ...]]] = set()
    for piece in sorted(pieces, key=lambda piece: piece.kind != ".ipynb"):
        is_module = piece.kind == ".py" and _is_below(piece, folders, topics)
        recognised = None if is_module else _recognise(piece, topics)
        if isinstance(recognised, Candidate):
            candidates.append(recognised)
            if piece.kind == ".ipynb" and recognised.contents.topic is not None:
                folders.add(_folder_of(piece))
        elif isinstance(recognised, Refusal):
            refused.append(recognised)
        else:
            beside.append(piece)
    return candidates, beside, refused


def _is_below(
    piece: Piece, notebooks: set[tuple[str, tuple[str, ...]]], topics: Sequence[Topic]
) -> bool:
    """Whether a notebook lies in the folder of a script or above it, in no other topic's folder."""
    unit, folder = _folder_of(piece)
    for end in range(len(folder), -1, -1):
        if (unit, folder[:end]) in notebooks:
            return True
        if end and named_topic(folder[end - 1 : end], topics, is_whole=True) is not None:
            return False
    return False


def _folder_of(piece: Piece) -> tuple[str, tuple[str, ...]]:
    return piece.unit, piece.way[:-1]


def _recognise(piece: Piece, topics: Sequence[Topic]) -> Candidate | Refusal | None:
    """Report the topic of a file, by its contents first; None if it is no submission at all."""
    if not piece.kind or piece.found.is_left_behind:
        return None
    contents = look_into(piece.found.content, topics)
    if piece.kind != ".ipynb" and contents.topic is None:
        return None
    found = piece.found
    folders = found.outer if found.inner else found.outer[:-1]
    by_place = named_topic(folders, topics)
    if contents.topic is not None:
        if by_place is not None and by_place != contents.topic:
            reason = f"the wrong assignment: it holds {contents.topic}, handed in for {by_place}"
            return Refusal(found.where, reason, RefusalKind.WRONG_TOPIC)
        return Candidate(
            piece, contents.topic, contents, _name_notes(piece, contents.topic, topics)
        )
    only = topics[0].slug if len(topics) == 1 else None
    topic = by_place or named_topic([*found.outer, *found.inner], topics) or only
    if topic is None:
        reason = "it holds no answers of any topic of the course"
        return Refusal(found.where, reason, RefusalKind.WRONG_TOPIC)
    return Candidate(piece, topic, contents, doubts=(f"no answers of {topic} were found in it",))


def handed_in_at(
    piece: Piece, topic: str, stamps: Mapping[tuple[int, tuple[str, ...]], datetime]
) -> tuple[datetime, str]:
    """Report when a file was handed in, and what says so.

    A ``timestamp.txt`` counts only where nbgrader lays it, in ``submitted/<student>/<topic>/``:
    what lies in any other student's folder may be one of the files that the student made.
    """
    found, place = piece.found, piece.place
    if place and found.outer[place - 1] == SUBMITTED and found.outer[place + 1 : -1] == (topic,):
        stamp = stamps.get((found.origin, found.outer[:-1]))
        if stamp is not None:
            return stamp, TIMESTAMP_FILE
    if piece.owner.exchange_moment:
        try:
            return parse_timestamp(piece.owner.exchange_moment), "the exchange"
        except ValueError:
            pass
    return found.moment, found.moment_from


def stamps_beside(
    piece: Piece, stamps: Mapping[tuple[int, tuple[str, ...]], datetime]
) -> list[datetime]:
    """Return what the ``timestamp.txt`` of the student's folders say, the nearest first."""
    found, folders = piece.found, piece.found.outer[:-1]
    ends = range(len(folders), piece.place, -1)
    ways = [(found.origin, folders[:end]) for end in ends]
    return [stamps[way] for way in ways if way in stamps]


def read_stamps(
    files: Sequence[Found], zone: tzinfo
) -> tuple[dict[tuple[int, tuple[str, ...]], datetime], list[Refusal]]:
    """Read the ``timestamp.txt`` of folders; one inside a student's own zip says nothing."""
    stamps: dict[tuple[int, tuple[str, ...]], datetime] = {}
    refused = []
    for found in files:
        if found.name != TIMESTAMP_FILE or found.inner or found.is_left_behind:
            continue
        text = found.content.decode("utf-8", errors="replace")
        try:
            stamps[found.origin, found.outer[:-1]] = parse_timestamp(text, zone)
        except ValueError:
            shown = escape_line(text, 40)
            refused.append(Refusal(found.where, f"no time can be read in it, got {shown!r}"))
    return stamps, refused


def _name_notes(piece: Piece, topic: str, topics: Sequence[Topic]) -> tuple[str, ...]:
    """Note where a file does not bear the name of its topic.

    A platform puts the student's name before it, and a number behind it when it comes again; in a
    folder of a class the student's id stands before it.
    """
    name = piece.found.name
    is_named_by_others = piece.place == len(piece.found.outer) - 1 and not piece.found.inner
    if without_ending(name) == topic or (
        is_named_by_others and named_topic([name], topics) == topic
    ):
        return ()
    return (f"`{escape_line(name)}` was recognised by its contents",)
