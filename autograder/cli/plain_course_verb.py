"""The verb ``grade`` on a course of nbgrader's that knows nothing of us."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from autograder.cli.output import REDUCED, Common
from autograder.errors import UsageError
from autograder.model import Selection
from autograder.plain_course.run_start import Way, warm_process

if TYPE_CHECKING:
    from autograder.pipeline.grade_plain_course import PlainCourseReport

UNCONFINED = "nbgrader itself ran the notebooks ({why}): student code was NOT confined."
UNCLEANED = "autograded/ is as nbgrader writes it: it is not cleaned, so look at it with care."
UNKNOWN = (
    "needs attention: submitted/*/{name}: the gradebook has no assignment of this name, so nothing "
    "of it was graded. Rename the folder, or run: nbgrader generate_assignment {name}"
)


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
    with warm_process(common.folder, way) as warm, common.progress("grade") as advance:
        from autograder.pipeline.grade_plain_course import grade_plain_course

        report = grade_plain_course(
            common.folder,
            selection,
            jobs=common.jobs,
            way=way,
            warm=warm,
            progress=lambda item, done, of: advance(f"{item.assignment}/{item.student}", done, of),
        )
    is_ours = any(item.is_ours or item.withheld for item in report.graded)
    common.finish(
        report,
        *plain_course_lines(report),
        needs_person=bool(report.faults or report.unknown),
        is_ours=is_ours,
    )


def plain_course_lines(report: "PlainCourseReport") -> Iterator[str]:
    """Report what was done on a course in nbgrader's own form."""
    if report.unconfined:
        yield f"Attention: {UNCONFINED.format(why=report.unconfined)}"
    elif report.sandbox == "reduced":
        yield REDUCED
    yield from (UNKNOWN.format(name=name) for name in report.unknown)
    for item in report.faults:
        yield f"needs attention: {item.student}/{item.assignment}: {item.fault}"
    for item in report.graded:
        where = f"{item.student}/{item.assignment}"
        yield from (f"needs attention: {where}: {one}" for one in item.withheld)
        yield from (f"note: {where}: {one}" for one in item.remarks)
    done = sum(item.state == "graded" for item in report.graded)
    skipped = sum(item.state == "skipped" for item in report.graded)
    waiting = sum(item.needs_person for item in report.graded)
    yield (
        f"{done} graded in {report.seconds:.1f} s, {skipped} unchanged, "
        f"{waiting} {'waits' if waiting == 1 else 'wait'} for a person's marks."
    )
    if done:
        yield f"Each mark: {report.mark_kind}."
        yield UNCLEANED
