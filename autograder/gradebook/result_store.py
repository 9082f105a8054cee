"""The last recorded result of each submission, as JSON under ``.autograder/results``.

The file is published last of all, so that it stands only for what is wholly recorded; beside the
result it keeps a hash of each written answer, which tells whether a person must look again, and
what a page says of the hand-in: its time, its receipt, and what the hand-in before it came to.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from autograder.hand_in import NO_FACTS, EarlierHandIn, HandInFacts
from autograder.model import SubmissionResult
from autograder.paths import CoursePaths
from autograder.staging import waiting_place

FORMAT = 2
"""The form of the file. A result of an earlier form can be read, but all of it is graded again."""


@dataclass(frozen=True)
class _Stored(SubmissionResult):
    """What stands in the file: a result, and what the next recording and a page ask for."""

    answers: Mapping[str, str] = field(default_factory=dict)
    hand_in: HandInFacts = NO_FACTS
    format: int = 1


_RESULTS: TypeAdapter[SubmissionResult] = TypeAdapter(SubmissionResult)
_STORED: TypeAdapter[_Stored] = TypeAdapter(_Stored)
_FACTS: TypeAdapter[HandInFacts] = TypeAdapter(HandInFacts)
_FIELDS = tuple(found.name for found in fields(SubmissionResult))
_ANSWERS, _FORMAT, _GROUNDS, _HAND_IN = "answers", "format", "fingerprints", "hand_in"


def stored_result(paths: CoursePaths, student: str, topic: str) -> SubmissionResult | None:
    """Read the last recorded result; None if there is none that was wholly recorded.

    A run that was interrupted leaves its unpublished file behind: what is stored may then differ
    from the gradebook, and the submission must be recorded again.
    """
    stored = stored_hand_in(paths, student, topic)
    return None if stored is None else stored[0]


def stored_hand_in(
    paths: CoursePaths, student: str, topic: str
) -> tuple[SubmissionResult, HandInFacts] | None:
    """Read the last recorded result with what is known of its hand-in, under the same rule."""
    path = paths.stored_result(student, topic)
    if waiting_place(path).exists():
        return None
    stored = _read_stored(path)
    return None if stored is None else (_result_of(stored), stored.hand_in)


def earlier_hand_in(path: Path, result: SubmissionResult) -> EarlierHandIn | None:
    """Sum up what a result is about to replace, if that is of other files than the new one.

    Grading the same files again leaves what was known of the hand-in before them.
    """
    stored = _read_stored(path) if path.exists() else None
    if stored is None or stored.fault or stored.submission_hash == result.submission_hash:
        return None if stored is None else stored.hand_in.earlier
    return EarlierHandIn(
        stored.hand_in.handed_in,
        {found.exercise: found.score for found in stored.exercises},
        {
            found.exercise: tuple(one.test for one in found.verdicts if one.earned)
            for found in stored.exercises
        },
    )


def result_bytes(
    result: SubmissionResult, answers: Mapping[str, str], hand_in: HandInFacts = NO_FACTS
) -> bytes:
    """Write a result, the hashes of its written answers, and the facts of its hand-in as JSON."""
    record = {
        **_RESULTS.dump_python(result),
        _ANSWERS: dict(answers),
        _HAND_IN: _FACTS.dump_python(hand_in),
        _FORMAT: FORMAT,
    }
    text = json.dumps(record, ensure_ascii=False, sort_keys=True)
    return text.encode("utf-8", errors="replace")


def stored_answers(path: Path) -> dict[str, str]:
    """Read the hashes of the written answers that were last recorded; empty if unknown."""
    try:
        answers = json.loads(path.read_bytes()).get(_ANSWERS, {})
    except (OSError, ValueError, AttributeError):
        return {}
    return answers if isinstance(answers, dict) else {}


def answer_hash(source: str) -> str:
    """Hash a written answer; blanks around it do not count."""
    return hashlib.sha256(source.strip().encode("utf-8", errors="replace")).hexdigest()


def _read_stored(path: Path) -> _Stored | None:
    try:
        data = path.read_bytes()
        try:
            stored = _STORED.validate_json(data)
        except ValidationError:
            stored = _STORED.validate_python(_without_grounds(json.loads(data)))
    except (OSError, ValueError):  # a ValidationError is a ValueError
        return None
    return None if stored.format > FORMAT else stored


def _result_of(stored: _Stored) -> SubmissionResult:
    return SubmissionResult(**{name: getattr(stored, name) for name in _FIELDS})


def _without_grounds(record: object) -> object:
    """Drop the hash that the first form kept: what does not say what it hashed proves nothing."""
    is_first = isinstance(record, dict) and record.get(_FORMAT, 1) == 1
    return {**record, _GROUNDS: {}} if is_first and isinstance(record, dict) else record
