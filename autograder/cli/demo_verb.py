"""The verb ``demo``, for whoever is new here."""

import contextlib

import click

from autograder.cli.output import Common, worker_options
from autograder.grading.early_start import early_start
from autograder.model import Selection
from autograder.sandbox.levels import Level


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
    with contextlib.ExitStack() as stack:
        start = early_start(common.folder, Selection(), Level.FULL, is_forced=True)
        warm = stack.enter_context(start)
        from autograder.cli.demo_lines import say_step, show_demo
        from autograder.pipeline.demo import run_demo

        course = common.course
        advance = stack.enter_context(common.progress("grade", students))
        report = run_demo(
            course,
            students=students,
            jobs=common.jobs,
            is_whole=is_whole,
            on_step=lambda step: say_step(common, step),
            progress=lambda item, done, of: advance(item.student, done, of),
            warm=warm,
        )
    show_demo(common, report)
