"""The verb ``grade`` on a course of nbgrader's that knows nothing of us."""

from autograder.cli.output import Common
from autograder.errors import UsageError
from autograder.grading.plan import Selection
from autograder.pipeline.grade_plain_course import Way, grade_plain_course

NEEDS_PERSON = 1
ENGINE_FAULT = 3


def grade_plain_course_verb(
    common: Common, selection: Selection, way: Way, *, is_dry: bool, scheduler: str
) -> None:
    """Grade the course and say what was done; the exit code is that of ``grade``."""
    if is_dry:
        raise UsageError(
            "--dry-run: only for courses with a course.toml. Copy this course, and grade the copy"
        )
    if scheduler:
        raise UsageError(
            "--scheduler: a course in nbgrader's own form is graded on this machine alone. "
            "Leave it out, and unset AUTOGRADER_SCHEDULER"
        )
    if way.unsandboxed and way.kind:
        raise UsageError("--unsandboxed: nbgrader itself knows no --lenient. Leave one of them out")
    with common.progress("grade") as advance:
        report = grade_plain_course(
            common.folder,
            selection,
            jobs=common.jobs,
            way=way,
            progress=lambda item, done, of: advance(f"{item.assignment}/{item.student}", done, of),
        )
    common.show(report, *report.lines())
    if any(item.is_ours for item in report.graded):
        raise SystemExit(ENGINE_FAULT)
    if report.faults:
        raise SystemExit(NEEDS_PERSON)
