"""Collect what was handed in: find it, tell whose and of which topic, choose, put it in place."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo
from itertools import groupby
from pathlib import Path

from autograder.collect.found import Found, Refusal, Rules, find_files
from autograder.collect.owners import KnownStudent, Owners
from autograder.collect.placing import Choice, Original, keep, place
from autograder.collect.recognise import named_topic
from autograder.collect.sorting import (
    Candidate,
    Piece,
    handed_in_at,
    read_stamps,
    recognise_all,
    sort_by_owner,
)
from autograder.control_characters import escape_line
from autograder.model import Topic
from autograder.paths import CoursePaths


@dataclass(frozen=True)
class CollectTask:
    """What is to be collected, into which course.

    Attributes
    ----------
    paths : CoursePaths
        The course.
    topics : tuple of Topic
        The topics that may be handed in.
    students : tuple of KnownStudent
        The students that the gradebook knows.
    zone : tzinfo
        The course's zone, for times that name none.
    max_bytes : int
        The largest file that is taken.
    creates : bool
        Whether unknown students are taken, too.
    """

    paths: CoursePaths
    topics: tuple[Topic, ...]
    students: tuple[KnownStudent, ...]
    zone: tzinfo
    max_bytes: int = 20_000_000
    creates: bool = False


@dataclass(frozen=True)
class Collected:
    """One submission that was found.

    Attributes
    ----------
    student, topic : str
        Whose, of what.
    where : str
        The file that counts.
    moment : datetime
        When it was handed in.
    moment_from : str
        What said so: the exchange, a ``timestamp.txt``, or the date of the file.
    is_change : bool
        Whether ``submitted/`` changed.
    notes : tuple of str
        What was odd about it.
    """

    student: str
    topic: str
    where: str
    moment: datetime
    moment_from: str
    is_change: bool
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class CollectReport:
    """What was taken and what was refused.

    Attributes
    ----------
    collected : tuple of Collected
        One for each submission found, also those that were there already.
    refused : tuple of Refusal
        Every file that was not taken, with its place and the reason.
    unknown : tuple of str
        Students that the gradebook does not know; nothing of theirs was taken.
    created : tuple of str
        Students that were unknown and are to be created, because the command required it.
    """

    collected: tuple[Collected, ...]
    refused: tuple[Refusal, ...]
    unknown: tuple[str, ...] = ()
    created: tuple[str, ...] = ()

    @property
    def needs_person(self) -> bool:
        """Whether somebody must look at what was refused."""
        return bool(self.refused)


@dataclass(frozen=True)
class _Chosen:
    """A submission that was chosen, not yet in place."""

    choice: Choice
    where: str
    moment_from: str
    notes: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str]:
        return self.choice.topic, self.choice.student


def collect_files(task: CollectTask, sources: Sequence[Path]) -> CollectReport:
    """Take everything that can be taken; what cannot is in the report, with its place.

    Raises
    ------
    UsageError
        If a place does not exist.
    RecordError
        If the course folder cannot be written.
    """
    owners = Owners(task.students)
    walked = list(find_files(sources, Rules(owners.begins_with_student, task.max_bytes, task.zone)))
    files = [item for item in walked if isinstance(item, Found)]
    refused = [item for item in walked if isinstance(item, Refusal)]
    stamps, unread = read_stamps(files, task.zone)
    pieces, homeless = sort_by_owner(files, owners, task.topics)
    strangers = [piece for piece in pieces if not piece.owner.is_known]
    unknown = tuple(sorted({piece.owner.student for piece in strangers}))
    if not task.creates:
        pieces = [piece for piece in pieces if piece.owner.is_known]
        refused += [_stranger(piece) for piece in strangers]
    candidates, beside, wrong = recognise_all(pieces, task.topics)
    lonely = _lonely(task.topics, beside, candidates)
    chosen = _choose_all(task.topics, candidates, beside, stamps)
    return CollectReport(
        tuple(_put_in_place(task.paths, chosen)),
        tuple(sorted([*refused, *unread, *homeless, *wrong, *lonely], key=lambda r: r.where)),
        unknown=() if task.creates else unknown,
        created=unknown if task.creates else (),
    )


def _stranger(piece: Piece) -> Refusal:
    student = escape_line(piece.owner.student)
    advice = "Add them to the roster, correct the name, or collect with --create"
    return Refusal(piece.found.where, f"the gradebook knows no student {student}. {advice}")


def _may_belong(topics: Sequence[Topic], piece: Piece, taken: Collection[str]) -> bool:
    """Whether a file may be part of a submission of one of some topics, by its name."""
    hint = named_topic([*piece.found.outer, *piece.found.inner], topics)
    return bool(taken) and (hint is None or hint in taken)


def _lonely(
    topics: Sequence[Topic], beside: Sequence[Piece], candidates: Sequence[Candidate]
) -> list[Refusal]:
    """Refuse the files that came without a notebook."""
    taken = defaultdict(set)
    for candidate in candidates:
        taken[candidate.piece.unit].add(candidate.topic)
    return [
        Refusal(piece.found.where, "it is not a notebook, and none came with it")
        for piece in beside
        if not _may_belong(topics, piece, taken[piece.unit])
    ]


def _choose_all(
    topics: Sequence[Topic],
    candidates: Sequence[Candidate],
    beside: Sequence[Piece],
    stamps: Mapping[tuple[str, ...], datetime],
) -> list[_Chosen]:
    """Choose one file of each student, topic and unit; those handed in last come last."""

    def unit_of(candidate: Candidate) -> tuple[str, str, str]:
        return candidate.topic, candidate.piece.owner.student, candidate.piece.unit

    together = defaultdict(list)
    for piece in beside:
        together[piece.unit].append(piece)
    chosen = []
    for (topic, _, unit), group in groupby(sorted(candidates, key=unit_of), key=unit_of):
        others = [piece for piece in together[unit] if _may_belong(topics, piece, [topic])]
        chosen.append(_choose(list(group), others, stamps))
    return sorted(chosen, key=lambda item: (*item.key, item.choice.moment, item.where))


def _choose(
    group: Sequence[Candidate],
    beside: Sequence[Piece],
    stamps: Mapping[tuple[str, ...], datetime],
) -> _Chosen:
    best, *others = sorted(group, key=lambda candidate: candidate.rank, reverse=True)
    found = best.piece.found
    moment, moment_from = handed_in_at(best.piece, stamps)
    notes = best.notes
    if others:
        names = ", ".join(f"`{escape_line(other.piece.found.name)}`" for other in others)
        notes = (*notes, f"chosen by its contents; {names} was handed in with it")
    if found.package is not None:
        originals = [Original(found.package.name, found.package.content)]
    else:
        pieces = [best.piece, *(other.piece for other in others), *beside]
        originals = [Original(piece.found.name, piece.found.content) for piece in pieces]
    choice = Choice(
        best.piece.owner.student,
        best.topic,
        best.piece.ending,
        found.content,
        moment,
        tuple(originals),
    )
    return _Chosen(choice, found.where, moment_from, notes)


def _put_in_place(paths: CoursePaths, chosen: Sequence[_Chosen]) -> Iterator[Collected]:
    """Keep the originals of all; of one student's several submissions, the last one counts."""
    for (topic, student), same in groupby(chosen, key=lambda item: item.key):
        *earlier, last = same
        for item in earlier:
            keep(paths, item.choice)
            notes = (*item.notes, f"a later one counts: {last.where}")
            moment = item.choice.moment
            yield Collected(student, topic, item.where, moment, item.moment_from, False, notes)
        is_change, more_notes = place(paths, last.choice)
        yield Collected(
            student,
            topic,
            last.where,
            last.choice.moment,
            last.moment_from,
            is_change,
            (*last.notes, *more_notes),
        )
