"""The best hand-in counts: wait until all of a student are graded, and name it."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from pydantic import ValidationError

from autograder.checking.grading_task import REPLY
from autograder.deadlines import shown_moment
from autograder.errors import RecordError
from autograder.grading.plan import Submitted
from autograder.grading.record import Graded, Run, handed_in_at, record_outcome
from autograder.grading.rivals import note_compared
from autograder.grading.worker_pool import Done, Undone
from autograder.model import SubmissionResult, counted_bonus

EARLIER = "A later hand-in would earn less; the one of {moment} counts."

_NEVER = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True)
class _Entry:
    """One hand-in that was graded: what came of it, what it earns, and when it came."""

    item: Submitted
    outcome: Done | Undone
    result: SubmissionResult | None
    earned: float
    moment: datetime


@dataclass
class Contest:
    """The hand-ins of a run, and those of them that wait for others of the same student."""

    run: Run
    _every: dict[str, list[Submitted]] = field(default_factory=dict)
    _came: dict[str, list[_Entry]] = field(default_factory=dict)

    def entries(self, item: Submitted) -> Iterator[Submitted]:
        """Return a submission and its rivals, each a task of its own."""
        every = [replace(item, rivals=()), *item.rivals]
        self._every[_name(item)] = every
        yield from every

    def settle(self, item: Submitted, outcome: Done | Undone) -> Graded | None:
        """Take what came of one; when all of the student have come, record the best of them."""
        every, came = self._every[_name(item)], self._came.setdefault(_name(item), [])
        came.append(self._entry(item, outcome))
        if len(came) < len(every):
            return None
        best = max(came, key=lambda one: (one.earned, one.moment))
        chosen, done = best.item, best.outcome
        if isinstance(done, Done) and best.moment < max(one.moment for one in came):
            zone = ZoneInfo(self.run.course.config.timezone)
            note = EARLIER.format(moment=shown_moment(best.moment, zone))
            chosen, done = _with_note(chosen, done, note)
        graded = record_outcome(self.run, chosen, done)
        is_sure = all(one.result is not None for one in came)
        if len(came) > 1 and is_sure and not graded.is_ours and self.run.writer is not None:
            note_compared(self.run.course.paths, every)
        return graded

    def _entry(self, item: Submitted, outcome: Done | Undone) -> _Entry:
        result, moment = _result_of(outcome), _NEVER
        if len(self._every[_name(item)]) > 1:
            try:
                moment = handed_in_at(self.run.course, item) or _NEVER
            except RecordError:
                result = None  # it is reported if this one is recorded
        return _Entry(item, outcome, result, self._earned(item, result, moment), moment)

    def _earned(self, item: Submitted, result: SubmissionResult | None, moment: datetime) -> float:
        """Return what a hand-in earns by the grader's marks, lateness taken off."""
        if result is None or result.score is None or result.bonus is None:
            return -1.0
        topic = item.topic
        possible = sum(exercise.points for exercise in topic.exercises)
        possible += sum(question.points for question in topic.questions)
        bonus = counted_bonus(result.bonus, possible, self.run.course.config.bonus_cap)
        if moment == _NEVER:
            return result.score + bonus
        lateness = self.run.policy.lateness(item.student, topic.slug, moment)
        return (result.score + bonus) * (1 - lateness.share)


def _name(item: Submitted) -> str:
    return f"{item.topic.slug}/{item.student}"


def _result_of(outcome: Done | Undone) -> SubmissionResult | None:
    """Read what a worker found; None if the grader failed."""
    if isinstance(outcome, Undone):
        return None
    try:
        reply = REPLY.validate_json(outcome.reply)
    except ValidationError:
        return None
    return None if reply.is_ours or reply.untestable else reply.result


def _with_note(item: Submitted, outcome: Done, note: str) -> tuple[Submitted, Done]:
    """Put a note for the student on top of what was found, and of what may be taken over."""
    reply = REPLY.validate_json(outcome.reply)
    noted = REPLY.dump_json(replace(reply, result=_noted(reply.result, note)))
    stored = item.stored if item.stored is None else _noted(item.stored, note)
    return replace(item, stored=stored), replace(outcome, reply=noted)


def _noted(result: SubmissionResult, note: str) -> SubmissionResult:
    return replace(result, notes=(note, *(one for one in result.notes if one != note)))
