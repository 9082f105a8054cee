"""The verb ``demo``, for whoever is new here."""

from collections.abc import Iterator

import click

from autograder.cli.class_table import class_table
from autograder.cli.output import Common, worker_options
from autograder.cli.report_lines import collect_summary
from autograder.collect.collecting import CollectReport
from autograder.counted_words import count_of
from autograder.pipeline.build import BuildReport
from autograder.pipeline.demo import DemoGrading, DemoReport, DemoRoster, DemoStep, run_demo
from autograder.pipeline.feedback import FeedbackReport


@click.command("demo")
@click.option(
    "--students",
    type=click.IntRange(min=1, max=999),
    default=24,
    help="The size of the class [default: 24].",
)
@click.option("--all-topics", "is_whole", is_flag=True, help="Not only the first topic.")
@worker_options
def demo_verb(common: Common, students: int, *, is_whole: bool) -> None:
    """Play a whole term in small: build, release, a simulated class hands in, grade, report.

    Writes source/, release/, submitted/, autograded/, feedback/ and gradebook.db. Run twice it
    changes nothing. Refuses to run where real students are.

    \b
    autograder demo
    autograder demo --students 100 --jobs 4
    """
    course = common.course
    with common.progress("grade", students) as advance:
        report = run_demo(
            course,
            students=students,
            jobs=common.jobs,
            is_whole=is_whole,
            on_step=lambda step: _say(common, _demo_line(step)),
            progress=lambda item, done, of: advance(item.student, done, of),
        )
    tables = [class_table(one.results, one.topic) for one in report.reports]
    common.show(report, *tables, *_where_to_look(common, report))


def _say(common: Common, line: str) -> None:
    if not common.is_quiet:
        click.echo(line, err=common.is_json)


def _demo_line(step: DemoStep) -> str:
    """Report one step of the demo that is done."""
    match step:
        case BuildReport():
            topics = count_of(len(step.topics), "topic")
            return f"build    {topics} built, {count_of(len(step.changes), 'file')} written"
        case DemoRoster():
            students = count_of(step.students, "student")
            return f"setup    gradebook.db with {count_of(step.topics, 'topic')} and {students}"
        case CollectReport():
            return f"collect  {collect_summary(step)}"
        case DemoGrading():
            took = f"{count_of(step.submissions, 'submission')} in {step.seconds:.1f} s"
            workers = count_of(step.jobs, "worker")
            return f"grade    {took}, {workers}, sandbox {step.sandbox}"
        case FeedbackReport():
            pages = count_of(len(step.written), "page")
            return f"feedback {pages} written, {step.unchanged} as before"


def _where_to_look(common: Common, report: DemoReport) -> Iterator[str]:
    for item in report.graded.faults:
        kind = report.kinds.get(item.student, "")
        yield f"needs attention: {item.student} ({kind}): {item.fault}"
    shown = next(
        (i.student for i in report.graded.graded if report.kinds.get(i.student) == "mistaken"), ""
    )
    topic = report.graded.graded[0].topic if report.graded.graded else ""
    yield "Where to look:"
    yield f"  a student's page    feedback/{shown}/{topic}/{topic}.html"
    yield f"  the class           {report.reports[0].path.relative_to(common.course.paths.root)}"
    yield f"  a notebook          release/{topic}/{topic}.ipynb"
    yield "  marks               gradebook.db, or: autograder export"
    yield "  in nbgrader         nbgrader formgrader (in JupyterLab), from this folder"
