"""The results that grading stored, for one topic at a time."""

from collections.abc import Sequence
from dataclasses import dataclass

from autograder.gradebook.result_store import stored_result
from autograder.model import SubmissionResult
from autograder.paths import CoursePaths


@dataclass(frozen=True)
class StoredResults:
    """The results of one topic, and a sentence for every stored file that cannot be used."""

    results: tuple[SubmissionResult, ...]
    unusable: tuple[str, ...]


def stored_results(
    paths: CoursePaths, topic: str, students: Sequence[str] | None = None
) -> StoredResults:
    """Read what is stored of a topic, for all students or for some; one bad file stops nothing."""
    results, unusable = [], []
    for student in _graded(paths, topic) if students is None else students:
        file = paths.stored_result(student, topic)
        if not file.exists():
            continue
        result = stored_result(paths, student, topic)
        if result is not None:
            results.append(result)
        else:
            unusable.append(
                f"{file.relative_to(paths.root)}: the stored result cannot be used. Got a file "
                "that is damaged or was not wholly recorded. "
                f"Run: autograder grade {topic} --student {student}"
            )
    return StoredResults(tuple(results), tuple(unusable))


def _graded(paths: CoursePaths, topic: str) -> list[str]:
    files = paths.stored_result("any", topic).parent.glob("*.json")
    return sorted(file.stem for file in files if not file.name.startswith("."))
