"""What is taken over from an earlier grading of the same submission, and what must be tested again.

A verdict on an exercise depends on that exercise and, through the credit for right helpers, on
which of the helpers that it uses are wrong. So an exercise is tested again when it is outdated
itself, or when it lost marks and its helpers are now judged otherwise.
"""

import ast
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from autograder.checking.library_use import NO_USE, LibraryUse
from autograder.checking.syntax import outer_names, words_in
from autograder.model import Exercise, ExerciseResult, Status, SubmissionResult, Topic, Verdict


@dataclass(frozen=True)
class Answer:
    """What was found in the notebook for one exercise.

    ``source`` is the answer's cell, and ``called`` are earlier exercises that stand there by name.
    ``use`` is what its code does with library functions that are to be written.
    """

    exercise: Exercise
    is_there: bool
    message: str = ""
    notes: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    source: str = ""
    use: LibraryUse = NO_USE


@dataclass(frozen=True)
class Before:
    """An earlier result, and the exercises of it that do not stand any more.

    ``untestable`` collects the outdated exercises that could not be tested through a grader error,
    so that their earlier verdicts were kept.
    """

    result: SubmissionResult
    outdated: Collection[str]
    untestable: list[str] = field(default_factory=list)

    def outdated_among(self, answers: Iterable[Answer]) -> list[Answer]:
        """Choose the answers that must be tested again in any case."""
        return [answer for answer in answers if answer.exercise.name in self.outdated]

    def put_in(self, tested: Mapping[str, ExerciseResult]) -> dict[str, ExerciseResult]:
        """Keep the earlier verdicts where the grader failed and there were marks."""
        had_score = {e.exercise for e in self.result.exercises if e.score is not None}
        failed = [name for name, found in tested.items() if found.is_to_be_retried]
        self.untestable.extend(name for name in failed if name in had_score)
        return {name: found for name, found in tested.items() if name not in self.untestable}

    def credited_otherwise(
        self, helpers: Mapping[str, Sequence[str]], tested: Mapping[str, ExerciseResult]
    ) -> frozenset[str]:
        """Find what was taken over, lost marks, and has wrong helpers that are not as they were.

        ``helpers`` names those of each exercise. One that was tested again counts as changed:
        its reference may have.
        """
        results = self.with_fresh(tested)

        def is_otherwise(name: str) -> bool:
            before = wrong_helpers(helpers[name], self.result.exercises)
            now = wrong_helpers(helpers[name], results)
            return before != now or any(helper in tested for helper in now)

        return frozenset(
            found.exercise
            for found in results
            if found.exercise not in self.outdated
            and any(is_lost_mark(verdict) for verdict in found.verdicts)
            and is_otherwise(found.exercise)
        )

    def with_fresh(self, tested: Mapping[str, ExerciseResult]) -> list[ExerciseResult]:
        """Put fresh results in the places of earlier ones; the others stay as they are."""
        return [tested.get(found.exercise, found) for found in self.result.exercises]


def wrong_helpers(helpers: Sequence[str], results: Sequence[ExerciseResult]) -> tuple[str, ...]:
    """List those of some helpers that lost marks by themselves."""
    imperfect = {r.exercise for r in results if any(is_lost_mark(v) for v in r.verdicts)}
    return tuple(helper for helper in helpers if helper in imperfect)


def earlier_in(
    source: str,
    tree: ast.Module | None,
    topic: Topic,
    name: str,
    uses: Mapping[str, Collection[str]],
) -> tuple[str, ...]:
    """List the exercises before ``name`` that its answer names, or what it names in its turn.

    In a cell that cannot be read, without a ``tree``, every word may be a name.
    ``uses`` holds the names in the notebook's own definitions: ``GAINS = {"gini": gini}`` uses
    gini, and so does an answer that reads ``GAINS``.
    """
    names = [exercise.name for exercise in topic.exercises]
    words: set[str] = set()
    waiting = set(outer_names(tree) if tree else words_in(source))
    while waiting:
        word = waiting.pop()
        words.add(word)
        if word not in names:
            waiting |= set(uses.get(word, ())) - words
    return tuple(earlier for earlier in names[: names.index(name)] if earlier in words)


def is_lost_mark(verdict: Verdict) -> bool:
    """Whether the answer by itself did not pass; credit for right helpers does not count here."""
    return verdict.status is not Status.PASSED and not verdict.status.is_ours


def ran_alike(one: SubmissionResult, other: SubmissionResult) -> bool:
    """Return whether the notebook ran in the same way both times."""
    fates = [[(cell.index, cell.status) for cell in result.cells] for result in (one, other)]
    return one.notes == other.notes and fates[0] == fates[1]


def without_outputs(result: SubmissionResult) -> SubmissionResult:
    """Leave out what cells put out: much of it, and testing does not ask for it."""
    return replace(result, cells=tuple(replace(cell, outputs=()) for cell in result.cells))
