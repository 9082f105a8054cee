"""How an exercise stands: the one place that turns verdicts into the words of all our pages."""

from enum import StrEnum

from autograder.model import UNTOUCHED, ExerciseResult


class Standing(StrEnum):
    """How an exercise stands; the values name the colours of the pages."""

    FULL = "full"
    PART = "part"
    ZERO = "zero"
    BLANK = "blank"
    OURS = "ours"


WORDS = {
    Standing.FULL: "complete",
    Standing.PART: "partly right",
    Standing.ZERO: "not right yet",
    Standing.BLANK: "not attempted",
    Standing.OURS: "could not be graded yet",
}


def standing_of(result: ExerciseResult, score: float | None) -> Standing:
    """Describe how an exercise stands with a score, which a person may have set."""
    if score is None:
        return Standing.OURS
    if score >= result.max_points:
        return Standing.FULL
    if score > 0:
        return Standing.PART
    return Standing.ZERO if result.is_attempted else Standing.BLANK


def missing_reasons(result: ExerciseResult) -> tuple[str, ...]:
    """Report why there was no answer to test; nothing if there was one, or none was begun.

    What verdicts say of it comes first if it names something, and else only where no note does.
    """
    if result.is_attempted:
        return ()
    said = next((verdict.message for verdict in result.verdicts), "")
    is_reason = said not in ("", UNTOUCHED) and ("`" in said or not result.notes)
    return (said, *result.notes) if is_reason else result.notes
