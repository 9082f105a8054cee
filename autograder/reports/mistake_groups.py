"""Who makes the same mistake: by its name, or else by equal behaviour on all probes."""

from collections.abc import Sequence
from dataclasses import dataclass

from autograder.model import ExerciseResult, SubmissionResult


@dataclass(frozen=True)
class MistakeGroup:
    """Answers to one exercise that behave alike.

    ``mistakes`` are the names of the stored mistakes that they behave like; without any, ``words``
    is empty, too. ``example`` is the shortest counterexample among them.
    """

    exercise: str
    mistakes: tuple[str, ...]
    behaviour: str
    words: str
    students: tuple[str, ...]
    example: str = ""


def mistake_groups(exercise: str, results: Sequence[SubmissionResult]) -> tuple[MistakeGroup, ...]:
    """Group the wrong answers to one exercise: named mistakes first, then the largest groups."""
    found: dict[tuple[tuple[str, ...], str], list[tuple[str, ExerciseResult]]] = {}
    for result in sorted(results, key=lambda one: one.student):
        for one in result.exercises:
            if one.exercise == exercise and (one.mistakes or one.behaviour):
                key = one.mistakes, "" if one.mistakes else one.behaviour
                found.setdefault(key, []).append((result.student, one))
    groups = [_group(exercise, *key, members) for key, members in found.items()]
    groups.sort(key=lambda g: (not g.mistakes, -len(g.students), g.mistakes, g.behaviour))
    return tuple(groups)


def _group(
    exercise: str,
    mistakes: tuple[str, ...],
    behaviour: str,
    members: Sequence[tuple[str, ExerciseResult]],
) -> MistakeGroup:
    examples = [one.counterexample for _, one in members if one.counterexample]
    words = [one.mistake_words for _, one in members if one.mistake_words]
    return MistakeGroup(
        exercise=exercise,
        mistakes=mistakes,
        behaviour=behaviour,
        words=min(words, key=len, default=""),
        students=tuple(student for student, _ in members),
        example=min(examples, key=len, default=""),
    )
