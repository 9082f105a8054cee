"""Collect what was handed in: find it, tell whose and of which topic, choose, put it in place."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, tzinfo
from functools import partial
from itertools import groupby
from pathlib import Path

from autograder.collect.accounts import AccountCheck
from autograder.collect.choosing import (
    Chosen,
    Partners,
    choose_all,
    part_conflicts,
    refuse_lonely,
    share_in_groups,
)
from autograder.collect.found import (
    Found,
    Refusal,
    RefusalKind,
    Rules,
    find_files,
    students_folders,
)
from autograder.collect.hand_ins import (
    HandIn,
    hash_of,
    note_hand_in,
    read_hand_ins,
    receipt_of,
    receipts_of_student,
)
from autograder.collect.kept_hand_ins import keep_candidate
from autograder.collect.owners import KnownStudent, Owners
from autograder.collect.placing import Choice, keep, place, placing_faults
from autograder.collect.sorting import (
    Piece,
    drop_settled,
    name_at_level,
    read_stamps,
    recognise_all,
    sort_by_owner,
)
from autograder.collect.student_level import StudentLevel
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
    checks_account : bool
        Whether an entry of nbgrader's exchange must belong to the account that it names.
    by_arrival : bool
        Whether what lies in a folder came when it was laid there, and not at its date.
    partners : callable
        Names those who hand in together with a student in a topic.
    keeps_all : bool
        Whether all hand-ins are kept whole, because the best of them counts.
    """

    paths: CoursePaths
    topics: tuple[Topic, ...]
    students: tuple[KnownStudent, ...]
    zone: tzinfo
    max_bytes: int = 20_000_000
    creates: bool = False
    checks_account: bool = True
    by_arrival: bool = False
    partners: Partners = lambda _student, _topic: ()
    keeps_all: bool = False

    @property
    def rules(self) -> Rules:
        """What the walk through files needs to know."""
        owners = Owners(self.students, self.topics)
        return Rules(owners, self.max_bytes, self.zone, self.by_arrival)


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
    receipt : str
        The beginning of the hash of its bytes, as ``selfcheck.py --pack`` shows it.
    is_change : bool
        Whether ``submitted/`` changed.
    notes : tuple of str
        What was odd about it.
    doubts : tuple of str
        What a person should look at: another file may be the right one.
    """

    student: str
    topic: str
    where: str
    moment: datetime
    moment_from: str
    receipt: str
    is_change: bool
    notes: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()


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


def collect_files(
    task: CollectTask, sources: Sequence[Path], changed: Collection[Path] | None = None
) -> CollectReport:
    """Take everything that can be taken; what cannot is in the report, with its place.

    Parameters
    ----------
    task : CollectTask
        Into which course, and what may come.
    sources : sequence of Path
        Where to look.
    changed : collection of Path, optional
        Files on the disk: only the students are looked at whose these are, with all their files.

    Raises
    ------
    UsageError
        If a source does not exist.
    RecordError
        If the course folder cannot be written.
    """
    rules = task.rules
    owners = rules.owners
    if changed is not None:
        by_file = owners_of_files(task, sources)
        wanted = {by_file[file] for file in changed if file in by_file}
        rules = replace(rules, is_read=lambda file: by_file.get(file) in wanted)
    walked = list(find_files(sources, rules))
    files = [item for item in walked if isinstance(item, Found)]
    refused = [item for item in walked if isinstance(item, Refusal)]
    levels = _levels(files, sources, rules)
    files = [found for found in files if not found.is_unread]
    stamps, unread = read_stamps(files, task.zone)
    pieces, homeless = sort_by_owner(files, owners, levels, AccountCheck(is_on=task.checks_account))
    homeless = drop_settled(homeless, partial(receipts_of_student, task.paths))
    strangers = [piece for piece in pieces if not piece.owner.is_known]
    meant = [p for p in strangers if not p.found.is_left_behind and not _is_stray(p)]
    unknown = tuple(sorted({piece.owner.student for piece in meant}))
    if not task.creates:
        pieces = [piece for piece in pieces if piece.owner.is_known]
        refused += [_stranger(piece) for piece in strangers]
    candidates, beside, wrong = recognise_all(pieces, task.topics)
    sound, doubtful = part_conflicts(candidates)
    chosen = choose_all(task.topics, sound, beside, stamps, task.max_bytes)
    lonely = refuse_lonely(task.topics, beside, candidates, chosen)
    reasons = [*refused, *unread, *homeless, *wrong, *doubtful, *lonely]
    return CollectReport(
        tuple(_put_in_place(task, share_in_groups(chosen, task.partners))),
        tuple(sorted(reasons, key=lambda refusal: refusal.where)),
        unknown=() if task.creates else unknown,
        created=unknown if task.creates else (),
    )


def owners_of_files(task: CollectTask, sources: Sequence[Path]) -> dict[Path, str]:
    """Name the owner of every file on the disk, by names alone; nothing is read.

    What belongs to nobody gets the name that stands at the students' level.
    """
    rules = replace(task.rules, is_read=lambda _: False)
    files = [item for item in find_files(sources, rules) if isinstance(item, Found)]
    levels = _levels(files, sources, rules)
    return {
        found.path: name_at_level(found.outer, levels[found.origin], rules.owners)
        for found in files
        if found.path is not None
    }


def _levels(
    files: Sequence[Found], sources: Sequence[Path], rules: Rules
) -> dict[int, StudentLevel]:
    """Find where students' names stand, in each of the sources that were named."""
    ways: dict[int, list[tuple[str, ...]]] = {number: [] for number in range(len(sources))}
    for found in sorted(files, key=lambda found: found.is_left_behind):
        if not found.is_left_behind or not ways[found.origin]:
            ways[found.origin].append(found.outer)  # what a system leaves behind shows no level
    beside_students = students_folders(sources, rules)
    return {
        number: StudentLevel(
            ways[number],
            rules.owners,
            is_one_students=source.resolve().parent in beside_students
            and not rules.owners.is_topic(source.resolve().name),
        )
        for number, source in enumerate(sources)
    }


def _stranger(piece: Piece) -> Refusal:
    student = escape_line(piece.owner.student)
    if _is_stray(piece):
        why = (
            f"this is not a notebook, and no student is named {student}. Name notebooks or folders"
        )
        return Refusal(piece.found.where, why)
    advice = "Add them to the roster, correct the name, or collect with --create"
    why = f"the gradebook knows no student {student}. {advice}"
    return Refusal(piece.found.where, why, RefusalKind.UNKNOWN)


def _is_stray(piece: Piece) -> bool:
    """Whether it is a file by itself that cannot be a hand-in, such as a picture."""
    found = piece.found
    return piece.place == len(found.outer) - 1 and not found.inner and not piece.kind


def _put_in_place(task: CollectTask, chosen: Sequence[Chosen]) -> Iterator[Collected]:
    """Keep the originals of all; of one student's several submissions, the last one counts.

    Where the best counts, grading decides, and all are kept whole.
    """
    paths = task.paths
    for item in chosen if task.keeps_all else ():
        keep_candidate(paths, item.choice)
    for (topic, student), same in groupby(chosen, key=lambda item: item.key):
        *earlier, last = same
        for item in earlier:
            keep(paths, item.choice)
            _note(paths, item, is_new=True)
            later = "there is a later one" if task.keeps_all else "a later one counts"
            notes = (*item.notes, f"{later}: {last.where}")
            moment = item.choice.moment
            yield Collected(
                student,
                topic,
                item.where,
                moment,
                item.moment_from,
                _receipt(item.choice),
                is_change=False,
                notes=notes,
                doubts=item.doubts,
            )
        is_change, more_notes = place(paths, last.choice)
        _note(paths, last, is_new=is_change)
        yield Collected(
            student,
            topic,
            last.where,
            last.choice.moment,
            last.moment_from,
            _receipt(last.choice),
            is_change,
            (*last.notes, *more_notes),
            last.doubts,
        )


def _receipt(choice: Choice) -> str:
    return receipt_of(choice.content)


def _note(paths: CoursePaths, item: Chosen, *, is_new: bool) -> None:
    """Note what was handed in; of the same bytes only a new moment."""
    choice = item.choice
    one = HandIn(hash_of(choice.content), choice.moment, Path(item.where).name)
    noted = read_hand_ins(paths, choice.student, choice.topic)
    if is_new or one.sha256 not in {before.sha256 for before in noted}:
        with placing_faults(paths.private):
            note_hand_in(paths, choice.student, choice.topic, one)
