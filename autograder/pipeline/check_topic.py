"""Run the whole checklist of a topic and report what is missing before it is done."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from autograder.course import Course
from autograder.errors import AutograderError, UsageError
from autograder.pipeline.exercise_selection import require_topics_or_drafts
from autograder.pipeline.topic_checks.checklist import CHECKS, TopicCheck
from autograder.pipeline.topic_checks.topic_material import TopicMaterial


class CheckState(StrEnum):
    """What came out of one check."""

    RIGHT = "right"
    MISSING = "missing"
    NOT_CHECKED = "not checked"


@dataclass(frozen=True)
class CheckRow:
    """One line of the table: a check, what it found, what is missing, and what else to read."""

    name: str
    state: CheckState
    found: str
    missing: tuple[str, ...] = ()
    certainty: str = ""
    details: tuple[str, ...] = ()


@dataclass(frozen=True)
class TopicCheckReport:
    """The table of one topic, and the checks that were left out of it."""

    topic: str
    rows: tuple[CheckRow, ...]
    left_out: tuple[str, ...] = ()

    @property
    def is_right(self) -> bool:
        """Whether nothing that was looked at is missing."""
        return all(row.state is CheckState.RIGHT for row in self.rows)


def check_topic(
    course: Course,
    slug: str,
    *,
    jobs: int,
    only: Collection[str] = (),
    is_quick: bool = False,
    progress: Callable[[str, int, int], None] = lambda *_: None,
) -> TopicCheckReport:
    """Run the checks of one topic one after the other, so that they do not disturb each other.

    Parameters
    ----------
    course : Course
        The course.
    slug : str
        The topic.
    jobs : int
        Worker processes for what may run at once.
    only : collection of str
        The checks to run; all if none is named.
    is_quick : bool
        Leave out what takes minutes, and believe recorded tables without making them again.

    Raises
    ------
    UsageError
        If there is no such topic, or no such check.
    """
    require_topics_or_drafts(course, [slug])
    chosen = _chosen(only, is_quick=is_quick)
    material = TopicMaterial(course.paths, slug, jobs, is_quick)
    rows = []
    for done, check in enumerate(chosen, 1):
        rows.append(_row(check, material))
        progress(check.name, done, len(chosen))
    left_out = tuple(check.name for check in CHECKS if check not in chosen)
    return TopicCheckReport(slug, tuple(rows), left_out)


def _chosen(only: Collection[str], *, is_quick: bool) -> Sequence[TopicCheck]:
    known = [check.name for check in CHECKS]
    unknown = sorted(set(only) - set(known))
    if unknown:
        raise UsageError(
            f"--only: no check is named {', '.join(unknown)}. Name some of: {', '.join(known)}."
        )
    wanted = [check for check in CHECKS if not only or check.name in only]
    return [check for check in wanted if check.is_quick or not is_quick or check.name in only]


def _row(check: TopicCheck, material: TopicMaterial) -> CheckRow:
    """Run one check. One that cannot be run is a line of the table, and never right."""
    try:
        finding = check.run(material)
    except (AutograderError, ImportError, OSError, RuntimeError, ValueError) as error:
        reason = f"could not be checked: {type(error).__name__}: {error}"
        return CheckRow(check.name, CheckState.NOT_CHECKED, "", (reason,))
    state = CheckState.MISSING if finding.missing else CheckState.RIGHT
    return CheckRow(
        check.name, state, finding.found, finding.missing, finding.certainty, finding.details
    )
