"""What a report on a class needs besides the results: people, times, marks, and where files lie."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from autograder.reports.class_list import ClassMember
from autograder.reports.feedback_page import NO_MARKS, Marks

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


@dataclass(frozen=True)
class SubmissionFacts:
    """What is known of one submission besides its result.

    ``page`` and ``files`` are links, relative to the report: to the page of the student and to what
    was handed in. Either may be empty.
    """

    marks: Marks = NO_MARKS
    seconds_late: float = 0.0
    page: str = ""
    files: str = ""


NO_SUBMISSION_FACTS = SubmissionFacts()


@dataclass(frozen=True)
class ClassFacts:
    """What the results of a topic do not say.

    ``submissions`` are by student; ``ungraded`` have handed in, and have no result yet. ``refused``
    are (where, why) of what `collect` did not take, ``doubtful`` (student, why) of what it took and
    a person should look at, ``requests`` (student, what) of who asks for another look. Before the
    topic is due, nobody is missing.
    """

    members: tuple[ClassMember, ...] = ()
    submissions: Mapping[str, SubmissionFacts] = field(default_factory=dict)
    ungraded: tuple[str, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    doubtful: tuple[tuple[str, str], ...] = ()
    requests: tuple[tuple[str, str], ...] = ()
    due: str = ""
    is_due: bool = True
    bonus_cap: float = 1.0

    def of(self, student: str) -> SubmissionFacts:
        """Look up what is known of a student's submission."""
        return self.submissions.get(student, NO_SUBMISSION_FACTS)


NO_FACTS = ClassFacts()


def duration(seconds: float) -> str:
    """Write how late something is, in its two largest units, rounded down but never to nothing.

    >>> duration(30 * 3600)
    '1 d 6 h'
    >>> duration(59)
    '1 min'
    """
    if seconds >= _DAY:
        parts = (seconds // _DAY, "d"), (seconds % _DAY // _HOUR, "h")
    elif seconds >= _HOUR:
        parts = (seconds // _HOUR, "h"), (seconds % _HOUR // _MINUTE, "min")
    else:
        parts = (max(1, seconds // _MINUTE), "min"), (0, "")
    return " ".join(f"{count:.0f} {unit}" for count, unit in parts if count)
