"""What a student does next: which exercises have marks left, and in which order to take them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from autograder.model import ExerciseResult, Status, Topic
from autograder.reports.exercise_status import Standing, missing_reasons, standing_of

MOST_STEPS = 5


@dataclass(frozen=True)
class NextStep:
    """One exercise to go on with: what it can bring, and why it comes where it does."""

    exercise: str
    left: float
    is_bonus: bool
    is_blank: bool
    reason: str
    needed_by: tuple[str, ...]


def next_steps(
    topic: Topic, results: Sequence[ExerciseResult], settled: Collection[str] = ()
) -> list[NextStep]:
    """List the exercises with marks left: first what is nearly there, then what is not begun.

    Core exercises come before bonus exercises, and what other exercises use before what uses it,
    since the notebook has it so. What a person has ``settled`` is left out.
    """
    steps = [
        _step(topic, result)
        for result in results
        if result.exercise not in settled
        and standing_of(result, result.score) in (Standing.PART, Standing.ZERO, Standing.BLANK)
    ]
    return sorted(steps, key=lambda step: (step.is_bonus, step.is_blank))


def _step(topic: Topic, result: ExerciseResult) -> NextStep:
    others = [e.name for e in topic.exercises if result.exercise in e.uses]
    return NextStep(
        result.exercise,
        result.max_points - (result.score or 0),
        result.is_bonus,
        not result.is_attempted,
        _reason(result),
        tuple(others),
    )


def _reason(result: ExerciseResult) -> str:
    """Report in one sentence what to look at: the named mistake, else the first failed line."""
    if not result.is_attempted:
        return next(iter(missing_reasons(result)), "")
    if result.mistake_words:
        return result.mistake_words
    for verdict in result.verdicts:
        if verdict.earned == 0 and verdict.status is not Status.NO_ANSWER:
            return verdict.title or verdict.test
    return ""
