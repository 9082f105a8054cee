"""What the verb ``demo`` says, step by step and at the end."""

from collections.abc import Iterator

import click

from autograder.cli.class_table import class_table
from autograder.cli.output import Common
from autograder.cli.report_lines import collect_summary
from autograder.collect.collecting import CollectReport
from autograder.counted_words import count_of
from autograder.pipeline.build import BuildReport
from autograder.pipeline.demo import DemoGrading, DemoReport, DemoRoster, DemoStep
from autograder.pipeline.feedback import FeedbackReport


def say_step(common: Common, step: DemoStep) -> None:
    """Report one step of the demo as soon as it is done."""
    if not common.is_quiet:
        click.echo(_line_of(step), err=common.is_json)


def _line_of(step: DemoStep) -> str:
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


def show_demo(common: Common, report: DemoReport) -> None:
    """Show the marks of the class, and where to look at more."""
    tables = [class_table(one.results, one.topic) for one in report.reports]
    common.show(report, *tables, *_where_to_look(common, report))


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
