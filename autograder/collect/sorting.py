"""Sort files: whose each one is, of which topic, and what came together with it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo
from pathlib import PurePosixPath

from autograder.collect.found import Found, Refusal
from autograder.collect.ids import fault_of_id
from autograder.collect.owners import Owner, Owners, is_of_an_lms
from autograder.collect.recognise import NOTEBOOK_ENDINGS, Contents, look_into, named_topic
from autograder.control_characters import escape_line
from autograder.model import Topic
from autograder.timestamps import TIMESTAMP_FILE, parse_timestamp


@dataclass(frozen=True)
class Piece:
    """A file whose owner is known.

    Attributes
    ----------
    found : Found
        The file.
    owner : Owner
        Whose it is.
    unit : str
        What was handed in in one go: a zip, a folder, or the file alone.
    """

    found: Found
    owner: Owner
    unit: str

    @property
    def ending(self) -> str:
        """The ending of its name, in lower case."""
        return PurePosixPath(self.found.name).suffix.lower()


@dataclass(frozen=True)
class Candidate:
    """A file that may be a submission, with its topic, its contents and what was odd about it."""

    piece: Piece
    topic: str
    contents: Contents
    notes: tuple[str, ...] = ()

    @property
    def rank(self) -> tuple[object, ...]:
        """The greater, the likelier the right one of several files handed in together."""
        answers = self.contents.found[self.topic]
        preference = -NOTEBOOK_ENDINGS.index(self.piece.ending)
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
    files: Sequence[Found], owners: Owners, topics: Sequence[Topic]
) -> tuple[list[Piece], list[Refusal]]:
    """Report whose each file is; refuse those of nobody, and ids that are not safe."""
    slugs = [topic.slug for topic in topics]
    pieces: list[Piece] = []
    refused: list[Refusal] = []
    for found in files:
        if found.name == TIMESTAMP_FILE and not found.inner:
            continue
        owner = owners.find(found.outer, slugs)
        if owner is None:
            reason = "its owner is unknown. Put it into a folder named after the student"
            refused.append(Refusal(found.where, reason))
        elif fault := fault_of_id(owner.student):
            refused.append(Refusal(found.where, f"the student id {fault}"))
        else:
            unit = found.outer if found.package else found.outer[: owner.place + 1]
            pieces.append(Piece(found, owner, "/".join(unit)))
    return pieces, refused


def recognise_all(
    pieces: Sequence[Piece], topics: Sequence[Topic]
) -> tuple[list[Candidate], list[Piece], list[Refusal]]:
    """Part submissions from the files beside them and from what is of no topic, or a wrong one."""
    candidates: list[Candidate] = []
    beside: list[Piece] = []
    refused: list[Refusal] = []
    for piece in pieces:
        recognised = _recognise(piece, topics)
        if isinstance(recognised, Candidate):
            candidates.append(recognised)
        elif isinstance(recognised, Refusal):
            refused.append(recognised)
        else:
            beside.append(piece)
    return candidates, beside, refused


def _recognise(piece: Piece, topics: Sequence[Topic]) -> Candidate | Refusal | None:
    """Report the topic of a file, by its contents first; None if it is no submission at all."""
    if piece.ending not in NOTEBOOK_ENDINGS:
        return None
    contents = look_into(piece.found.content, topics)
    if piece.ending != ".ipynb" and contents.topic is None:
        return None
    found = piece.found
    folders = found.outer if found.inner else found.outer[:-1]
    by_place = named_topic(folders, topics)
    if contents.topic is not None:
        if by_place is not None and by_place != contents.topic:
            reason = f"the wrong assignment: it holds {contents.topic}, handed in for {by_place}"
            return Refusal(found.where, reason)
        return Candidate(piece, contents.topic, contents, _name_notes(piece, contents.topic))
    only = topics[0].slug if len(topics) == 1 else None
    topic = by_place or named_topic([*found.outer, *found.inner], topics) or only
    if topic is None:
        return Refusal(found.where, "it holds no answers of any topic of the course")
    return Candidate(piece, topic, contents, (f"no answers of {topic} were found in it",))


def handed_in_at(piece: Piece, stamps: Mapping[tuple[str, ...], datetime]) -> tuple[datetime, str]:
    """Report when a file was handed in, and what says so.

    A ``timestamp.txt`` in a platform's folder is one of the files that the student uploaded.
    """
    folders, place = piece.found.outer[:-1], piece.owner.place
    is_theirs = is_of_an_lms(piece.found.outer[place], piece.owner.student)
    for end in range(len(folders), len(folders) if is_theirs else place, -1):
        if folders[:end] in stamps:
            return stamps[folders[:end]], TIMESTAMP_FILE
    if piece.owner.exchange_moment:
        try:
            return parse_timestamp(piece.owner.exchange_moment), "the exchange"
        except ValueError:
            pass
    return piece.found.moment, "the date of the file"


def read_stamps(
    files: Sequence[Found], zone: tzinfo
) -> tuple[dict[tuple[str, ...], datetime], list[Refusal]]:
    """Read the ``timestamp.txt`` of folders; one inside a student's own zip says nothing."""
    stamps: dict[tuple[str, ...], datetime] = {}
    refused = []
    for found in files:
        if found.name != TIMESTAMP_FILE or found.inner:
            continue
        text = found.content.decode("utf-8", errors="replace")
        try:
            stamps[found.outer[:-1]] = parse_timestamp(text, zone)
        except ValueError:
            shown = escape_line(text, 40)
            refused.append(Refusal(found.where, f"no time can be read in it, got {shown!r}"))
    return stamps, refused


def _name_notes(piece: Piece, topic: str) -> tuple[str, ...]:
    name = piece.found.name
    if name == f"{topic}.ipynb":
        return ()
    return (f"`{escape_line(name)}` was recognised by its contents",)
