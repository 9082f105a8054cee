"""What each student handed in of a topic, and when: the receipts, in the order of their moments.

A receipt is what ``selfcheck.py --pack`` shows to a student: the beginning of the SHA-256 of the
bytes that were handed in.
"""

import glob
import hashlib
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from autograder.paths import CoursePaths
from autograder.staging import stage

RECEIPT_DIGITS = 12


@dataclass(frozen=True)
class HandIn:
    """One file that was handed in: the hash of its bytes, when it came, and its name."""

    sha256: str
    moment: datetime
    name: str

    @property
    def receipt(self) -> str:
        """What the student was shown when it was packed."""
        return self.sha256[:RECEIPT_DIGITS]


_HAND_INS = TypeAdapter(tuple[HandIn, ...])


def hash_of(content: bytes) -> str:
    """Hash what was handed in.

    >>> hash_of(b"{}")[:RECEIPT_DIGITS]
    '44136fa355b3'
    """
    return hashlib.sha256(content).hexdigest()


def receipt_of(content: bytes) -> str:
    """Return the beginning of the hash of what was handed in."""
    return hash_of(content)[:RECEIPT_DIGITS]


def receipts_of_student(paths: CoursePaths, student: str) -> frozenset[str]:
    """Return the receipts of all that a student has handed in, of whatever topic."""
    files = (paths.private / "hand_ins").glob(f"*/{glob.escape(student)}.json")
    topics = [file.parent.name for file in files]
    return frozenset(one.receipt for slug in topics for one in read_hand_ins(paths, student, slug))


def hand_ins_file(paths: CoursePaths, student: str, topic: str) -> Path:
    """Name the file that holds the receipts of one student and topic."""
    return paths.private / "hand_ins" / topic / f"{student}.json"


def read_hand_ins(paths: CoursePaths, student: str, topic: str) -> tuple[HandIn, ...]:
    """Read what a student handed in of a topic, the last one last; nothing if nobody noted it."""
    try:
        return _HAND_INS.validate_json(hand_ins_file(paths, student, topic).read_bytes())
    except (OSError, ValidationError):
        return ()


def note_hand_in(paths: CoursePaths, student: str, topic: str, one: HandIn) -> None:
    """Note what was handed in, unless it is noted.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    noted = read_hand_ins(paths, student, topic)
    if one not in noted:
        together = tuple(sorted((*noted, one), key=lambda found: found.moment))
        content = _HAND_INS.dump_json(together, indent=1)
        stage(hand_ins_file(paths, student, topic), content).publish()
