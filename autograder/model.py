"""The vocabulary of the course and of grading: plain frozen records, no behaviour beyond sums.

Records cross process borders and are stored as JSON, so their fields are plain values only.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum


class Status(StrEnum):
    """What one hidden test found: a fact about the answer, or a fact about us."""

    PASSED = "passed"
    FAILED = "failed"
    RAISED = "raised"
    TIMED_OUT = "timed out"
    CRASHED = "crashed"
    NO_ANSWER = "no answer"
    GRADER_ERROR = "grader error"
    NOT_RUN = "not run"

    @property
    def is_ours(self) -> bool:
        """Whether the status says something about the grader, so that there is no score."""
        return self in (Status.GRADER_ERROR, Status.NOT_RUN)


# --- the course -------------------------------------------------------------------------------


@dataclass(frozen=True)
class MistakeText:
    """What an author says to whoever makes a stored mistake, in place of its sentence."""

    name: str
    text: str


@dataclass(frozen=True)
class Exercise:
    """One graded function of a topic. Exactly one of ``points`` and ``bonus`` is positive."""

    topic: str
    name: str
    points: int = 0
    bonus: int = 0
    uses: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    reveal: bool = False
    write_yourself: tuple[str, ...] = ()
    name_mistakes: bool = True
    mistake_texts: tuple[MistakeText, ...] = ()

    @property
    def max_points(self) -> int:
        """What its hidden tests add up to, as marks or as bonus."""
        return self.points or self.bonus

    @property
    def is_bonus(self) -> bool:
        """Whether it is an extension exercise."""
        return self.bonus > 0

    @property
    def id(self) -> str:
        """Its full name, such as ``linear_regression/add_intercept``."""
        return f"{self.topic}/{self.name}"

    @property
    def answer_cell(self) -> str:
        """The nbgrader id of the cell with the stub."""
        return f"{self.name}-answer"

    @property
    def check_cell(self) -> str:
        """The nbgrader id of the graded cell."""
        return f"{self.name}-check"


@dataclass(frozen=True)
class Question:
    """A question that is answered in words and marked by a person."""

    id: str
    points: int
    rubric: tuple[str, ...]
    model_answer: str

    @property
    def cell(self) -> str:
        """The nbgrader id of the cell with the student's answer."""
        return f"{self.id}-question"


@dataclass(frozen=True)
class Erratum:
    """A place where the lecture notes are wrong or unclear."""

    id: str
    notes: str
    says: str
    right: str
    source: str


@dataclass(frozen=True)
class DataFile:
    """A data file that travels with the topic."""

    file: str
    origin: str
    licence: str


@dataclass(frozen=True)
class Topic:
    """One chapter of the course: one nbgrader assignment, one notebook."""

    slug: str
    title: str
    goal: str
    hours: float
    exercises: tuple[Exercise, ...]
    questions: tuple[Question, ...] = ()
    errata: tuple[Erratum, ...] = ()
    data: tuple[DataFile, ...] = ()

    def exercise(self, name: str) -> Exercise:
        """Look one exercise up by its name; KeyError if the topic has none of that name."""
        for exercise in self.exercises:
            if exercise.name == name:
                return exercise
        raise KeyError(name)

    def helpers_of(self, name: str, called: Sequence[str] = ()) -> tuple[str, ...]:
        """Find what ``name`` uses, directly or through others, in the topic's order.

        ``called`` names earlier exercises that a student's answer calls besides.
        """
        found: set[str] = set()
        queue = [*self.exercise(name).uses, *called]
        while queue:
            helper = queue.pop()
            if helper not in found and helper != name:
                found.add(helper)
                queue.extend(self.exercise(helper).uses)
        return tuple(e.name for e in self.exercises if e.name in found)


def counted_bonus(earned: float, possible: float, cap: float) -> float:
    """Return how much of a topic's bonus counts: at most ``cap`` times its points without bonus."""
    return min(earned, round(cap * possible, 9))


# --- results ----------------------------------------------------------------------------------

UNTOUCHED = "Not attempted yet."
"""What verdicts say of an answer cell that is as it was released."""


@dataclass(frozen=True)
class Verdict:
    """What one hidden test found, in words that the student may read."""

    test: str
    title: str
    points: int
    status: Status
    message: str = ""
    followed_through_with: tuple[str, ...] = ()

    @property
    def earned(self) -> int | None:
        """The points earned; None when the fault is ours."""
        if self.followed_through_with:
            return self.points
        if self.status.is_ours:
            return None
        return self.points if self.status is Status.PASSED else 0


@dataclass(frozen=True)
class ExerciseResult:
    """The verdicts on one exercise.

    ``fingerprints`` are hashes of what decides them besides what is common to all exercises, by
    part: its hidden tests, its references, their points, its settings. None are there if it must be
    tested again. ``mistakes`` names the stored mistakes that the answer behaves like, in
    ``mistake_words`` as the student reads it; ``behaviour`` is a hash of what it did on all probes,
    by which answers without a name can be compared.
    """

    exercise: str
    max_points: int
    is_bonus: bool
    verdicts: tuple[Verdict, ...]
    counterexample: str = ""
    mistakes: tuple[str, ...] = ()
    mistake_words: str = ""
    behaviour: str = ""
    notes: tuple[str, ...] = ()
    cpu_seconds: float = 0.0
    fingerprints: Mapping[str, str] = field(default_factory=dict, repr=False)

    @property
    def score(self) -> int | None:
        """Points earned; None when any verdict is missing through a grader error."""
        total = 0
        for verdict in self.verdicts:
            if verdict.earned is None:
                return None
            total += verdict.earned
        return total

    @property
    def is_to_be_retried(self) -> bool:
        """Whether a verdict is missing through a grader error, which may not happen again.

        What was not run because the submission had used up the grader's time would not be run
        the next time either.
        """
        return any(verdict.status is Status.GRADER_ERROR for verdict in self.verdicts)

    @property
    def is_attempted(self) -> bool:
        """Whether there was an answer to test at all."""
        return any(verdict.status is not Status.NO_ANSWER for verdict in self.verdicts)


@dataclass(frozen=True)
class SubmittedCell:
    """One cell as the student handed it in; ``grade_id`` is the released cell that it answers.

    What else the file says of the cell stays where it was read, since nothing of it is believed.
    """

    cell_type: str
    source: str
    grade_id: str | None = None


@dataclass(frozen=True)
class CellRun:
    """What one code cell did when it was run; ``outputs`` is untrusted nbformat JSON."""

    index: int
    status: Status
    outputs: tuple[dict[str, object], ...] = ()
    cpu_seconds: float = 0.0


@dataclass(frozen=True)
class SubmissionResult:
    """Everything that grading found out about one submission.

    ``fingerprints`` are hashes of what all its exercises depend on, by part: submission, engine,
    limits, secret and so on; each exercise has its own besides. ``is_joint`` says that the
    exercises could not be tested apart from each other, so that a re-grade tests all of them.
    ``fault`` says why there is no score at all; ``sandbox`` at which level of confinement the
    student's code ran.
    """

    student: str
    topic: str
    submission_hash: str
    exercises: tuple[ExerciseResult, ...]
    answered_questions: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    cells: tuple[CellRun, ...] = field(default=(), repr=False)
    fault: str = ""
    fingerprints: Mapping[str, str] = field(default_factory=dict, repr=False)
    sandbox: str = ""
    is_joint: bool = False

    @property
    def score(self) -> int | None:
        """Marks of the core exercises; None when one of them is missing through a grader error."""
        return self._sum(is_bonus=False)

    @property
    def bonus(self) -> int | None:
        """Points of the extension exercises; None when one of them is missing."""
        return self._sum(is_bonus=True)

    def _sum(self, *, is_bonus: bool) -> int | None:
        total = 0
        for result in self.exercises:
            if result.is_bonus is is_bonus:
                if result.score is None:
                    return None
                total += result.score
        return None if self.fault else total


@dataclass(frozen=True)
class Selection:
    """Which submissions to grade; empty means all."""

    topics: tuple[str, ...] = ()
    students: tuple[str, ...] = ()
