"""The last recorded result of each submission, as JSON under ``.autograder/results``.

The file is published last of all, so that it stands only for what is wholly recorded; beside the
result it keeps a hash of each written answer, which tells whether a person must look again.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from autograder.model import SubmissionResult
from autograder.paths import CoursePaths
from autograder.staging import waiting_place

FORMAT = 2
"""The form of the file. A result of an earlier form can be read, but all of it is graded again."""


@dataclass(frozen=True)
class _Stored(SubmissionResult):
    """What stands in the file: a result, and what only the next recording asks for."""

    answers: Mapping[str, str] = field(default_factory=dict)
    format: int = 1


_RESULTS: TypeAdapter[SubmissionResult] = TypeAdapter(SubmissionResult)
_STORED: TypeAdapter[_Stored] = TypeAdapter(_Stored)
_FIELDS = tuple(found.name for found in fields(SubmissionResult))
_ANSWERS, _FORMAT, _GROUNDS = "answers", "format", "fingerprints"


def stored_result(paths: CoursePaths, student: str, topic: str) -> SubmissionResult | None:
    """Read the last recorded result; None if there is none that was wholly recorded.

    A run that was interrupted leaves its unpublished file behind: what is stored may then differ
    from the gradebook, and the submission must be recorded again.
    """
    path = paths.stored_result(student, topic)
    if waiting_place(path).exists():
        return None
    return _read_result(path)


def result_bytes(result: SubmissionResult, answers: Mapping[str, str]) -> bytes:
    """Write a result and the hashes of its written answers as JSON."""
    record = {**_RESULTS.dump_python(result), _ANSWERS: dict(answers), _FORMAT: FORMAT}
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


def _read_result(path: Path) -> SubmissionResult | None:
    try:
        data = path.read_bytes()
        try:
            stored = _STORED.validate_json(data)
        except ValidationError:
            stored = _STORED.validate_python(_without_grounds(json.loads(data)))
    except (OSError, ValueError):  # a ValidationError is a ValueError
        return None
    if stored.format > FORMAT:
        return None
    return SubmissionResult(**{name: getattr(stored, name) for name in _FIELDS})


def _without_grounds(record: object) -> object:
    """Drop the hash that the first form kept: what does not say what it hashed proves nothing."""
    is_first = isinstance(record, dict) and record.get(_FORMAT, 1) == 1
    return {**record, _GROUNDS: {}} if is_first and isinstance(record, dict) else record
