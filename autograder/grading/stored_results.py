"""The results that grading stored, for one topic at a time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from autograder.gradebook.result_store import stored_hand_in
from autograder.hand_in import HandInFacts
from autograder.model import SubmissionResult
from autograder.paths import CoursePaths


@dataclass(frozen=True)
class StoredResults:
    """The results of one topic, and a sentence for every stored file that cannot be used.

    ``hand_ins`` holds by student what is known of the hand-in besides.
    """

    results: tuple[SubmissionResult, ...]
    unusable: tuple[str, ...]
    hand_ins: Mapping[str, HandInFacts] = field(default_factory=dict)


def stored_results(
    paths: CoursePaths, topic: str, students: Sequence[str] | None = None
) -> StoredResults:
    """Read what is stored of a topic, for all students or for some; one bad file stops nothing."""
    results, unusable = [], []
    hand_ins: dict[str, HandInFacts] = {}
    for student in _graded(paths, topic) if students is None else students:
        file = paths.stored_result(student, topic)
        if not file.exists():
            continue
        stored = stored_hand_in(paths, student, topic)
        if stored is not None:
            results.append(stored[0])
            hand_ins[student] = stored[1]
        else:
            unusable.append(
                f"{file.relative_to(paths.root)}: the stored result cannot be used. Got a file "
                "that is damaged or was not wholly recorded. "
                f"Run: autograder grade {topic} --student {student}"
            )
    return StoredResults(tuple(results), tuple(unusable), hand_ins)


def _graded(paths: CoursePaths, topic: str) -> list[str]:
    files = paths.stored_result("any", topic).parent.glob("*.json")
    return sorted(file.stem for file in files if not file.name.startswith("."))
