"""The verb ``grade``. What each kind of course needs is imported when it is known which it is."""

import contextlib
from dataclasses import replace
from typing import Any

import click

from autograder.cli.output import Common, RenamedOption, sandbox_option, worker_options
from autograder.cli.plain_course_verb import grade_plain_course_verb
from autograder.errors import UsageError
from autograder.grading.early_start import early_start
from autograder.model import Selection
from autograder.paths import is_plain_course
from autograder.plain_course.run_start import Way


@click.command("grade")
@click.argument("topics", nargs=-1)
@click.option("--student", "students", multiple=True, help="Only this student; may be repeated.")
@click.option(
    "--dry-run", "is_dry", is_flag=True, help="Show which marks would change; write nothing."
)
@click.option("--force", "is_forced", is_flag=True, help="Run everything again, changed or not.")
@click.option(
    "--rerun-experiments",
    "reruns_experiments",
    is_flag=True,
    help="Run released cells again on which no mark depends, too; as rerun_experiments = true "
    "in course.toml.",
)
@sandbox_option
@click.option(
    "--scheduler",
    default="",
    metavar="ADDRESS",
    envvar="AUTOGRADER_SCHEDULER",
    help="Grade on the Dask cluster of this scheduler, such as tls://10.0.0.1:8786.",
)
@click.option(
    "--lenient",
    "is_lenient",
    cls=RenamedOption,
    old_name="--kind",
    is_flag=True,
    help="On a course in nbgrader's own form: do no student harm where nbgrader does; "
    "see docs/plain_courses.md. A course with a course.toml is always graded so.",
)
@click.option(
    "--unsandboxed",
    "is_unsandboxed",
    cls=RenamedOption,
    old_name="--stock-path",
    is_flag=True,
    help="On a course in nbgrader's own form: let nbgrader itself run the notebooks. "
    "Student code is then NOT confined: it runs as you.",
)
@worker_options
def grade_verb(
    common: Common,
    topics: tuple[str, ...],
    students: tuple[str, ...],
    *,
    is_dry: bool,
    is_forced: bool,
    reruns_experiments: bool,
    sandbox: str,
    scheduler: str,
    is_lenient: bool,
    is_unsandboxed: bool,
) -> None:
    """Grade what is new or changed in submitted/, and write gradebook.db and autograded/.

    If hidden tests or references changed, only the exercises that depend on them are tested
    again. --dry-run says whose score would change, by how much, and because of which test.
    A folder without a course.toml, but with nbgrader's files, is graded with nbgrader's scores.

    \b
    autograder grade
    autograder grade linear_regression --student s041 --dry-run
    autograder grade --course ~/my-nbgrader-course --lenient
    """
    selection = Selection(topics, students)
    if is_plain_course(common.folder):
        way = Way(is_forced=is_forced, kind=is_lenient, unsandboxed=is_unsandboxed, sandbox=sandbox)
        grade_plain_course_verb(common, selection, way, is_dry=is_dry, scheduler=scheduler)
        return
    if is_unsandboxed:
        raise UsageError("--unsandboxed: only for courses in nbgrader's own form. Leave it out")
    _grade_own_course(
        common,
        selection,
        is_dry=is_dry,
        is_forced=is_forced,
        reruns_experiments=reruns_experiments,
        sandbox=sandbox,
        scheduler=scheduler,
    )


def _grade_own_course(
    common: Common, selection: Selection, *, reruns_experiments: bool, **options: Any
) -> None:
    """Grade a course with a course.toml, say what was done, and end with its exit code."""
    with contextlib.ExitStack() as stack:
        warm = None
        if not options["scheduler"]:
            sandbox, is_forced = options["sandbox"], options["is_forced"]
            start = early_start(common.folder, selection, sandbox, is_forced=is_forced)
            warm = stack.enter_context(start)
        from autograder.cli.grading_lines import grade_lines
        from autograder.pipeline.grade import grade

        course = common.course
        if reruns_experiments:
            config = course.config.model_copy(update={"rerun_experiments": True})
            course = replace(course, config=config)
        advance = stack.enter_context(common.progress("grade"))
        report = grade(
            course,
            selection,
            jobs=common.jobs,
            progress=lambda item, done, of: advance(item.student, done, of),
            warm=warm,
            **options,
        )
    is_ours = any(item.is_ours for item in report.graded)
    common.finish(report, *grade_lines(report), needs_person=bool(report.faults), is_ours=is_ours)
