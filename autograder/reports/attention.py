"""Who needs an instructor: refused, broken, silent, missing, late; each by name."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from autograder.model import SubmissionResult
from autograder.reports.class_facts import ClassFacts, duration
from autograder.reports.class_list import ClassMember
from autograder.reports.page import number


@dataclass(frozen=True)
class Person:
    """One student on a list, with what is to be said and where to look."""

    id: str
    name: str
    why: str = ""
    page: str = ""
    files: str = ""


@dataclass(frozen=True)
class PeopleList:
    """Students of whom the same is to be said; ``kind`` names its colour."""

    title: str
    kind: str
    people: tuple[Person, ...]
    advice: str = ""

    @property
    def is_said_of_each(self) -> bool:
        """Whether something is said of each of them besides the title."""
        return any(person.why for person in self.people)


def needs_attention(results: Sequence[SubmissionResult]) -> list[tuple[str, str]]:
    """List (student, what) for everything that has no score through no fault of the student."""
    found = []
    for result in results:
        if result.fault:
            found.append((result.student, result.fault))
        if without := _without_score(result):
            found.append((result.student, without))
    return found


def _without_score(result: SubmissionResult) -> str:
    names = [f"`{e.exercise}`" for e in result.exercises if e.score is None]
    return f"No score, by a grader error: {', '.join(names)}." if names else ""


def is_silent(result: SubmissionResult) -> bool:
    """Return whether there is nothing in a submission that can be read: no code and no words."""
    answered = any(one.is_attempted for one in result.exercises) or result.answered_questions
    return not answered and not result.fault


def people_lists(
    results: Sequence[SubmissionResult], members: Mapping[str, ClassMember], facts: ClassFacts
) -> tuple[PeopleList, ...]:
    """List who needs a person, what matters most first; lists without anybody are left out."""
    by_student = {result.student: result for result in results}
    in_order = [by_student[student] for student in members if student in by_student]
    lists = (
        refused_list(facts.refused),
        PeopleList(
            "Collected, but look at it",
            "ours",
            tuple(
                _person(s, members, facts, why)
                for s, why in facts.doubtful
                if s in members and not (s in by_student and by_student[s].fault)
            ),
            "Another file may be the right one.",
        ),
        PeopleList(
            "Asks to look at a mark again",
            "part",
            tuple(_person(s, members, facts, why) for s, why in facts.requests if s in members),
            "List them, the oldest first: autograder requests.",
        ),
        PeopleList(
            "The file cannot be graded",
            "ours",
            tuple(_person(r.student, members, facts, r.fault) for r in in_order if r.fault),
            "Ask them to hand in again, or repair the file and run: autograder grade.",
        ),
        PeopleList(
            "No score, by a grader error",
            "ours",
            tuple(
                _person(r.student, members, facts, without)
                for r in in_order
                if (without := _without_score(r))
            ),
            "Nothing is lost: run autograder grade again.",
        ),
        PeopleList(
            "Handed in, not graded yet",
            "ours",
            tuple(_person(s, members, facts) for s in members if s in facts.ungraded),
            "Run: autograder grade.",
        ),
        PeopleList(
            "Handed in, nothing answered",
            "zero",
            tuple(_person(r.student, members, facts) for r in in_order if is_silent(r)),
            "Every answer is as it was released: often the wrong file.",
        ),
        PeopleList(
            "Missing" if facts.is_due else "Not handed in yet",
            "zero" if facts.is_due else "blank",
            tuple(_person(s, members, facts) for s in _missing(by_student, members, facts)),
        ),
        PeopleList("Late", "part", tuple(_late(in_order, members, facts))),
    )
    return tuple(found for found in lists if found.people)


def refused_list(refused: Sequence[tuple[str, str]]) -> PeopleList:
    """List what was refused when it was collected, from (where, why)."""
    people = tuple(Person("", where, why) for where, why in refused)
    return PeopleList("Refused when it was collected", "ours", people)


def _missing(
    graded: Mapping[str, SubmissionResult], members: Mapping[str, ClassMember], facts: ClassFacts
) -> Iterator[str]:
    for student in members:
        if student not in graded and student not in facts.ungraded:
            yield student


def _late(
    results: Sequence[SubmissionResult], members: Mapping[str, ClassMember], facts: ClassFacts
) -> Iterator[Person]:
    """List who was late, the latest first."""
    for result in sorted(results, key=lambda r: -facts.of(r.student).seconds_late):
        known = facts.of(result.student)
        if known.seconds_late > 0:
            taken = known.marks.late_penalty
            costs = f", {number(taken)} taken off" if taken else ""
            why = duration(known.seconds_late) + costs
            yield _person(result.student, members, facts, why)


def _person(
    student: str, members: Mapping[str, ClassMember], facts: ClassFacts, why: str = ""
) -> Person:
    known = facts.of(student)
    return Person(student, members[student].name, why, known.page, known.files)
