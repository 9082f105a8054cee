"""Choose what counts of what a student handed in, and what comes with it."""

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby

from autograder.collect.found import BY_ARRIVAL, Refusal, RefusalKind
from autograder.collect.placing import Choice, Original
from autograder.collect.recognise import named_topic
from autograder.collect.sorting import Candidate, Piece, handed_in_at, stamps_beside
from autograder.control_characters import escape_line
from autograder.model import Topic
from autograder.own_files import MAX_FILES, fault_of_own_file, is_released, plain_own_name
from autograder.timestamps import TIMESTAMP_FILE, timestamp_text

Stamps = Mapping[tuple[int, tuple[str, ...]], datetime]

_MOST_NAMED = 5
_CHECKPOINTS = ".ipynb_checkpoints"


Partners = Callable[[str, str], Sequence[str]]
"""Names those who hand in together with a student in a topic."""


@dataclass(frozen=True)
class Chosen:
    """A submission that was chosen, not yet in place."""

    choice: Choice
    where: str
    moment_from: str
    notes: tuple[str, ...]
    doubts: tuple[str, ...] = ()
    """What a person should look at: another file may be the right one."""
    own: tuple[Piece, ...] = ()
    """The student's own modules and data that come with it."""

    @property
    def key(self) -> tuple[str, str]:
        """The topic and the student."""
        return self.choice.topic, self.choice.student


def part_conflicts(
    candidates: Sequence[Candidate],
) -> tuple[list[Candidate], list[Refusal]]:
    """Refuse what two accounts or sources hold for one student: nobody can tell whose it is."""
    sources: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    for candidate in candidates:
        owner = candidate.piece.owner
        found = candidate.piece.found
        sources[owner.student, candidate.topic].setdefault(owner.source, found.where)
    sound, refused = [], []
    for candidate in candidates:
        student, topic = candidate.piece.owner.student, candidate.topic
        paths = sources[student, topic]
        if len(paths) == 1:
            sound.append(candidate)
            continue
        named = list(paths.values())
        shown = " and ".join(named[:_MOST_NAMED]) + (" and more" if named[_MOST_NAMED:] else "")
        who = escape_line(student, 60)
        reason = (
            f"two accounts or places hold {topic} of {who}: {shown}. None was taken. "
            f"Put the right one into a folder named {who} and collect that alone"
        )
        refused.append(Refusal(candidate.piece.found.where, reason, RefusalKind.TWO_PLACES))
    return sound, refused


def refuse_lonely(
    topics: Sequence[Topic],
    beside: Sequence[Piece],
    candidates: Sequence[Candidate],
    chosen: Sequence[Chosen],
) -> list[Refusal]:
    """Refuse the files that came without a notebook, also where nothing but copies came."""
    placed = {(piece.unit, piece.way) for item in chosen for piece in item.own}
    taken: dict[str, set[str]] = defaultdict(set)
    of_student: dict[str, set[str]] = defaultdict(set)
    came = set()
    for candidate in candidates:
        taken[candidate.piece.unit].add(candidate.topic)
        of_student[candidate.piece.owner.student].add(candidate.topic)
        came.add(_entry(candidate.piece))
    came |= {_entry(piece) for piece in beside if not piece.found.is_left_behind}
    refused = []
    for piece in beside:
        if piece.found.is_left_behind:
            hint = named_topic(piece.way, topics) if _CHECKPOINTS in piece.way else None
            is_missed = hint is not None and hint not in of_student[piece.owner.student]
            if is_missed or _entry(piece) not in came:
                came.add(_entry(piece))
                refused.append(Refusal(piece.found.where, _nothing_in(piece)))
        elif (piece.unit, piece.way) not in placed and not _may_belong(
            topics, piece, taken[piece.unit]
        ):
            why = "it is not a notebook, and none came with it"
            refused.append(Refusal(piece.found.where, why))
    return refused


def _entry(piece: Piece) -> tuple[object, ...]:
    return (piece.found.origin, piece.owner.student, *piece.found.outer[: piece.place + 1])


def _nothing_in(piece: Piece) -> str:
    if _CHECKPOINTS in piece.way:
        return (
            "it is only the copy that Jupyter keeps by itself, and the notebook did not come. "
            "Ask for the notebook"
        )
    return "nothing in it was handed in: it is empty, or what a system leaves behind"


def _may_belong(topics: Sequence[Topic], piece: Piece, taken: Collection[str]) -> bool:
    """Whether a file may be part of a submission of one of some topics, by its name."""
    hint = named_topic(piece.way, topics)
    return bool(taken) and (hint is None or hint in taken)


def choose_all(
    topics: Sequence[Topic],
    candidates: Sequence[Candidate],
    beside: Sequence[Piece],
    stamps: Stamps,
    max_bytes: int,
) -> list[Chosen]:
    """Choose one file of each student, topic and unit; those handed in last come last."""

    def unit_of(candidate: Candidate) -> tuple[str, str, str]:
        return candidate.topic, candidate.piece.owner.student, candidate.piece.unit

    by_slug = {topic.slug: topic for topic in topics}
    together = defaultdict(list)
    for piece in beside:
        if not piece.found.is_left_behind:
            together[piece.unit].append(piece)
    chosen = []
    for (slug, _, unit), group in groupby(sorted(candidates, key=unit_of), key=unit_of):
        best, *others = sorted(group, key=lambda candidate: candidate.rank, reverse=True)
        own, notes = own_files(best.piece, together[unit], by_slug[slug], max_bytes)
        is_own = {piece.way for piece in own.values()}
        came = [
            piece
            for piece in together[unit]
            if piece.way in is_own or _may_belong(topics, piece, [slug])
        ]
        chosen.append(_choose(best, others, came, own, stamps, notes))
    return sorted(chosen, key=lambda item: (*item.key, item.choice.moment, item.where))


def share_in_groups(chosen: Sequence[Chosen], partners: Partners) -> list[Chosen]:
    """Give every member of a group what one of them handed in; the last one counts for all."""
    shared = [
        replace(
            item,
            choice=replace(item.choice, student=partner),
            notes=(*item.notes, f"handed in by {item.choice.student}, for the group"),
        )
        for item in chosen
        for partner in partners(item.choice.student, item.choice.topic)
    ]
    return sorted([*chosen, *shared], key=lambda item: (*item.key, item.choice.moment, item.where))


def _choose(
    best: Candidate,
    others: Sequence[Candidate],
    beside: Sequence[Piece],
    own: Mapping[str, Piece],
    stamps: Stamps,
    more_notes: Sequence[str],
) -> Chosen:
    found = best.piece.found
    moment, moment_from = handed_in_at(best.piece, best.topic, stamps)
    notes, doubts = [*best.notes, *more_notes], list(best.doubts)
    if others:
        names = ", ".join(f"`{escape_line(other.piece.found.name)}`" for other in others)
        doubts.append(f"chosen by its contents; {names} was handed in with it")
    if moment_from != TIMESTAMP_FILE:
        notes += [
            f"its `{TIMESTAMP_FILE}` says {timestamp_text(stamp).strip()} and decides nothing, for "
            f"the student may have written it: {moment_from} counts"
            for stamp in stamps_beside(best.piece, stamps)
            if stamp != moment
        ]
    if found.package is not None:
        originals = [Original(found.package.name, found.package.content)]
    else:
        pieces = [best.piece, *(other.piece for other in others), *beside]
        originals = [Original(piece.found.name, piece.found.content) for piece in pieces]
    choice = Choice(
        best.piece.owner.student,
        best.topic,
        best.piece.kind,
        found.content,
        moment,
        tuple(originals),
        {name: piece.found.content for name, piece in own.items()},
        is_arrival=moment_from == BY_ARRIVAL,
    )
    return Chosen(
        choice, found.where, moment_from, tuple(notes), tuple(doubts), tuple(own.values())
    )


def own_files(
    notebook: Piece, beside: Sequence[Piece], topic: Topic, max_bytes: int
) -> tuple[dict[str, Piece], list[str]]:
    """Return the student's own modules and data, by their path from the notebook; and notes.

    Only what lies in the notebook's folder or below can be found by its code.
    """
    folder = notebook.way[:-1]
    data = [file.file for file in topic.data]
    own: dict[str, Piece] = {}
    left_out: list[str] = []
    taken: set[str] = set()
    room = max_bytes
    for piece in sorted(beside, key=lambda piece: piece.way):
        if piece.way[: len(folder)] != folder:
            continue
        name = plain_own_name("/".join(piece.way[len(folder) :]))
        if is_released(name, topic.slug, data):
            continue
        fault = fault_of_own_file(name)
        if not fault and name.casefold() in taken:
            fault = "another file has the same name, but for upper and lower case"
        if not fault and len(own) >= MAX_FILES:
            fault = f"at most {MAX_FILES} files are placed"
        if not fault and len(piece.found.content) > room:
            fault = f"together they are more than {max_bytes / 1e6:.0f} MB"
        if fault:
            left_out.append(f"`{escape_line(name, 60)}` ({fault})")
            continue
        own[name] = piece
        taken.add(name.casefold())
        room -= len(piece.found.content)
    shown = ", ".join(left_out[:_MOST_NAMED]) + (" and more" if left_out[_MOST_NAMED:] else "")
    return own, [f"kept, but not placed beside the notebook: {shown}"] if left_out else []
