"""Name the stored mistake whose behaviour an answer has, or none."""

from collections.abc import Collection, Sequence

from autograder.mistakes.atlas import ExerciseAtlas, MistakeProbe, Outcome, StoredMistake
from autograder.mistakes.behaviour import is_alike

NEW = -1


def outcome_number(probe: MistakeProbe, outcome: Outcome) -> int:
    """Return which of the recorded outcomes this is; 0 for the reference's, -1 for a new one."""
    for number, known in enumerate(probe.behaviours):
        if len(known) == len(outcome) and all(
            is_alike(one, other, probe.tolerance) for one, other in zip(known, outcome, strict=True)
        ):
            return number
    return NEW


def recognise(
    atlas: ExerciseAtlas, numbers: Sequence[int], failed: Collection[str]
) -> tuple[str, ...]:
    """Name the stored mistakes that an answer behaves like.

    It must agree with a mistake on every probe: where the mistake shows, and where it does not.
    That it fails other hidden tests than the mistake contradicts it.

    Parameters
    ----------
    atlas : ExerciseAtlas
    numbers : sequence of int
        The answer's outcome on each probe, by ``outcome_number``.
    failed : collection of str
        The hidden tests that the answer fails.
    """
    return tuple(
        mistake.name for mistake in atlas.mistakes if _is_like(mistake, tuple(numbers), failed)
    )


def _is_like(mistake: StoredMistake, numbers: tuple[int, ...], failed: Collection[str]) -> bool:
    return (
        bool(mistake.seen_on) and numbers == mistake.outcomes and is_failed_alike(mistake, failed)
    )


def is_failed_alike(mistake: StoredMistake, failed: Collection[str]) -> bool:
    """Whether the hidden tests that an answer fails can be those that a mistake fails."""
    return set(mistake.fails) <= set(failed) <= set(mistake.may_fail)
