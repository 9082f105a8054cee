"""After a failure: what an answer does on its exercise's probes, and which mistake that is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from autograder.checking.counterexample_search import (
    BUDGET,
    CALLS_LONG,
    Counterexample,
    arguments_text,
    find_counterexample_search,
    sentence,
)
from autograder.checking.follow_through import WRONG
from autograder.checking.hidden_test_runner import TestRunner
from autograder.checking.hidden_test_suite import Suite
from autograder.checking.outcomes import StudentLost
from autograder.checking.partial_regrade import is_lost_mark
from autograder.checking.probe_calls import ask, first_failure, shown_failure
from autograder.checking.student_functions import (
    CallBudget,
    CallBudgetSpent,
    load_reference,
    parameter_names,
)
from autograder.errors import SandboxError
from autograder.mistakes.atlas import ExerciseAtlas, Outcome
from autograder.mistakes.behaviour import digest_of
from autograder.mistakes.recognition import is_failed_alike, outcome_number, recognise
from autograder.mistakes.sentences import naming_words
from autograder.model import Exercise, ExerciseResult
from autograder.sandbox.resource_limits import GraderTimeSpent, little_memory
from autograder.sandbox.snapshot import Snapshot
from autograder.submission_limits import Limits

MOST_CHARACTERS = 400
"""Of a call that is shown to a student though nobody has shrunk it."""


@dataclass
class MistakeFinder:
    """Runs the probes of one submission's wrong answers.

    What a student may see of a probe is run by ``counterexample``, in a notebook to which no hidden
    input was passed. ``name`` runs the rest: after all counterexamples, or with right helpers, in a
    notebook that ends before the first of them.
    """

    suite: Suite
    tester: TestRunner
    limits: Limits
    _found: dict[str, dict[int, Outcome]] = field(default_factory=dict)

    def counterexample(self, exercise: Exercise, snapshot: Snapshot) -> Counterexample | None:
        """Return the smallest public probe on which an answer is wrong, by its own search."""
        atlas = self.suite.atlas(exercise.name)
        check = find_counterexample_search(self.suite.module(exercise.name))
        public = [number for number, probe in enumerate(atlas.probes) if probe.is_public]
        found = self._run(exercise, atlas, public, snapshot) if public else {}
        self._found[exercise.name] = found
        if not found or check is None:
            return None
        probes, make = [atlas.probes[number] for number in public], self.suite.open_function
        with little_memory(self.limits.memory_mb), self.tester.clock.until():
            return first_failure(check, self.tester.student, self.suite.reference, probes, make)

    def was_searched_in_vain(self, result: ExerciseResult) -> bool:
        """Whether the answer is like a stored mistake for which no search has found an input.

        Alike are the outcomes on all public probes, and the hidden tests that fail.
        """
        found = self._found.get(result.exercise, {})
        atlas = self.suite.atlas(result.exercise)
        numbers = {n: outcome_number(atlas.probes[n], outcome) for n, outcome in found.items()}
        failed = [verdict.test for verdict in result.verdicts if _is_lost(verdict.earned)]
        return bool(numbers) and any(
            all(mistake.outcomes[n] == number for n, number in numbers.items())
            and is_failed_alike(mistake, failed)
            for mistake in atlas.mistakes
        )

    def name(self, result: ExerciseResult, helpers: Sequence[str]) -> ExerciseResult:
        """Name the stored mistakes that an answer behaves like, and hash what it does.

        Parameters
        ----------
        result : ExerciseResult
            The verdicts, with the credit for right helpers.
        helpers : sequence of str
            The answer's own wrong helpers, which references answer meanwhile.
        """
        exercise = self.suite.topic.exercise(result.exercise)
        atlas = self.suite.atlas(exercise.name)
        if not atlas.probes or not _is_to_be_named(result):
            return result
        outcomes = self._all_outcomes(exercise, atlas, helpers)
        if len(outcomes) < len(atlas.probes):
            return result
        numbers = [outcome_number(probe, outcomes[n]) for n, probe in enumerate(atlas.probes)]
        failed = [verdict.test for verdict in result.verdicts if _is_lost(verdict.earned)]
        names = recognise(atlas, numbers, failed) if exercise.name_mistakes else ()
        behaviours = [one for n in range(len(numbers)) for one in outcomes[n]]
        own = () if helpers else names  # what is returned with right helpers holds their answers
        return replace(
            result,
            counterexample=result.counterexample or self._example(exercise, outcomes, own),
            mistakes=names,
            mistake_words=naming_words(self.suite.paths, exercise, names, helpers),
            behaviour=digest_of(behaviours) if any(numbers) else "",
        )

    def _example(
        self, exercise: Exercise, outcomes: Mapping[int, Outcome], names: Sequence[str]
    ) -> str:
        """Show a call that a recognised mistake gets wrong, where the search has found none."""
        if not names:
            return ""
        atlas, make = self.suite.atlas(exercise.name), self.suite.open_function
        found = shown_failure(atlas, outcomes, exercise.name, make)
        parameters = parameter_names(exercise.topic, exercise.name)
        if found is None:
            return ""
        is_short = len(arguments_text(found.call)) <= MOST_CHARACTERS
        is_shown = exercise.reveal and is_short
        return sentence(exercise.name, parameters, found, reveal=is_shown)

    def _all_outcomes(
        self, exercise: Exercise, atlas: ExerciseAtlas, helpers: Sequence[str]
    ) -> dict[int, Outcome]:
        """Run what was not run yet; everything again where helpers are replaced."""
        found = {} if helpers else dict(self._found.get(exercise.name, {}))
        rest = [number for number in range(len(atlas.probes)) if number not in found]
        if rest and not self.tester.time_budget.is_over(exercise.name):
            overrides = {name: load_reference(exercise.topic, name) for name in helpers}
            snapshot = self.tester.lend(exercise, overrides or None)
            if snapshot is not None:
                found.update(self._run(exercise, atlas, rest, snapshot))
                self.tester.give_back(snapshot)
        return found

    def _run(
        self, exercise: Exercise, atlas: ExerciseAtlas, numbers: Sequence[int], snapshot: Snapshot
    ) -> dict[int, Outcome]:
        """Run some probes in one round trip; nothing is known if they lose the process."""
        calls = [atlas.probes[number].calls for number in numbers]
        budget = BUDGET + sum(map(len, calls)) * 2
        student = self.tester.student
        student.attach(
            snapshot,
            forbid=exercise.write_yourself,
            budget=CallBudget(budget, CALLS_LONG * self.limits.call_cpu_seconds),
        )
        try:
            with little_memory(self.limits.memory_mb), self.tester.clock.until():
                outcomes = ask(student, exercise.name, calls, self.suite.open_function)
        except (CallBudgetSpent, GraderTimeSpent, StudentLost, SandboxError):
            return {}
        return dict(zip(numbers, outcomes, strict=True))


def _is_to_be_named(result: ExerciseResult) -> bool:
    """Whether marks are lost for good, by what the answer itself returns or raises."""
    is_lost = any(_is_lost(verdict.earned) for verdict in result.verdicts)
    return is_lost and any(v.status in WRONG and is_lost_mark(v) for v in result.verdicts)


def _is_lost(earned: int | None) -> bool:
    return earned == 0
