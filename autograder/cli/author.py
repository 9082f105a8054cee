"""Verbs for authors: new, build, figures, calibrate, mutate."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

import click
from rich.table import Table

from autograder.checking.stored_answers import Kind
from autograder.cli.output import Common, common_options, worker_options
from autograder.counted_words import count_of
from autograder.pipeline.build import build_topics
from autograder.pipeline.calibrate import (
    SECRETS,
    CalibrationReport,
    calibrate,
    secrets_to_try,
)
from autograder.pipeline.draw_figures import draw_expected_figures
from autograder.pipeline.exercise_selection import select_exercises
from autograder.pipeline.mutate import MutationReport, mutate
from autograder.pipeline.new import new
from autograder.pipeline.recorded_tables import (
    CALIBRATION,
    MUTATION,
    plan_updates,
    record_calibration,
    record_mutation,
)

UP_TO_DATE = "The recorded rows are up to date. To make them again: --force"


@click.command("new")
@click.argument("name")
@common_options
def new_verb(common: Common, name: str) -> None:
    """Make the files of a new TOPIC or TOPIC/EXERCISE, ready to fill.

    \b
    autograder new ridge_regression
    autograder new linear_regression/fit_ridge
    """
    written = new(common.course, name)
    shown = [str(path.relative_to(common.course.paths.root)) for path in written]
    common.show(tuple(shown), *shown, "Fill them in, then run: autograder build")


@click.command("build")
@click.argument("topics", nargs=-1)
@click.option(
    "--check", "is_check", is_flag=True, help="Write nothing; exit 1 if a build would change files."
)
@common_options
def build_verb(common: Common, topics: tuple[str, ...], *, is_check: bool) -> None:
    """Make source/ and release/ from assignments/, solutions/ and tests/selfchecks/.

    \b
    autograder build
    autograder build linear_regression --check
    """
    course = common.course
    report = build_topics(course, topics or course.config.topics, check=is_check)
    lines = [f"{change.kind:9} {change.file}" for change in report.changes]
    last = (
        "source/ and release/ are as a build makes them."
        if report.is_current
        else ("Run: autograder build" if is_check else f"{count_of(len(lines), 'file')} written.")
    )
    common.finish(report, *lines, last, needs_person=is_check and not report.is_current)


@click.command("figures")
@click.argument("topics", nargs=-1)
@click.option("--force", "is_forced", is_flag=True, help="Draw also where nothing has changed.")
@common_options
def figures_verb(common: Common, topics: tuple[str, ...], *, is_forced: bool) -> None:
    """Draw the figures that students should see, with the references.

    They become folded pictures below the cells that draw them. Without topics: those of all topics
    whose cells, references or data have changed since.

    \b
    autograder figures
    autograder figures linear_regression --force
    """
    course = common.course
    with common.progress("figures") as advance:
        drawn = draw_expected_figures(
            course, topics or course.config.topics, is_forced=is_forced, progress=advance
        )
    lines = [f"{one.topic}: {count_of(one.count, 'figure')} drawn" for one in drawn if one.is_new]
    last = "Next: autograder build" if lines else "The figures are up to date."
    common.show(drawn, *lines, last)


def _table_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a verb the options for recording its table."""
    record = click.option(
        "--record",
        "is_recorded",
        is_flag=True,
        help="Keep the rows in tests/calibration/. Runs only what is outdated there.",
    )
    force = click.option(
        "--force",
        "--all",
        "is_forced",
        is_flag=True,
        help="With --record: run also what is up to date.",
    )
    names = click.argument("names", nargs=-1, metavar="[TOPIC[/EXERCISE]]...")
    return names(record(force(function)))


@click.command("calibrate")
@_table_options
@click.option(
    "--secrets",
    "count",
    type=click.IntRange(min=1),
    default=len(SECRETS),
    help="Under how many secrets [default: 3]. More find a wrong answer that is caught by luck.",
)
@worker_options
def calibrate_verb(
    common: Common, names: tuple[str, ...], *, is_recorded: bool, is_forced: bool, count: int
) -> None:
    """Run all stored answers through the hidden tests, under three secrets.

    So are answers that answer nothing: always an error, an argument, a constant. Exit 1 if a
    wrong answer earns everything, a right one does not, or one of these more than a tenth.

    \b
    autograder calibrate
    autograder calibrate linear_regression/r2_score --secrets 12
    autograder calibrate linear_regression --record
    """
    if is_recorded and count != len(SECRETS):
        raise click.UsageError(
            f"--record keeps a table of {len(SECRETS)} secrets, not of {count}. "
            "Leave out one of the two options."
        )
    updates = (
        plan_updates(common.course.paths, names, CALIBRATION, is_forced=is_forced)
        if is_recorded
        else []
    )
    chosen = tuple(name for update in updates for name in update.names) if is_recorded else names
    report = CalibrationReport(())
    if chosen or not is_recorded:
        with common.progress("calibrate") as advance:
            report = calibrate(
                common.course,
                chosen,
                jobs=common.jobs,
                secrets=secrets_to_try(count),
                progress=advance,
            )
    if is_recorded:
        record_calibration(common.course.paths, updates, report)
    shown = (_calibration_table(report), _calibration_words(report)) if report.rows else ()
    common.finish(report, *(shown or (UP_TO_DATE,)), needs_person=bool(report.faults))


@click.command("mutate")
@_table_options
@worker_options
def mutate_verb(
    common: Common, names: tuple[str, ...], *, is_recorded: bool, is_forced: bool
) -> None:
    """Mutate the references and report how many mutants the hidden tests catch.

    \b
    autograder mutate linear_regression
    autograder mutate linear_regression/r2_score
    autograder mutate linear_regression --record
    """
    chosen = select_exercises(common.course.paths, names)
    updates = {}
    if is_recorded:
        plan = plan_updates(common.course.paths, names, MUTATION, is_forced=is_forced)
        updates = {update.topic: update for update in plan}
        chosen = {slug: update.exercises for slug, update in updates.items()}
    if not chosen:
        common.show((), UP_TO_DATE)
    for slug, exercises in chosen.items():
        report = MutationReport(slug, ())
        if exercises:
            with common.progress("mutate") as advance:
                report = mutate(
                    common.course, slug, jobs=common.jobs, exercises=exercises, progress=advance
                )
        if is_recorded:
            record_mutation(common.course.paths, updates[slug], report)
        survivors = [f"{row.exercise}: {line}" for row in report.rows for line in row.survivors]
        common.show(report, _mutation_table(report), *survivors)


def _calibration_table(report: CalibrationReport) -> Table:
    """Show each exercise under its name; nothing is cut, at any width."""
    table = Table(title="calibration", title_justify="left")
    table.add_column("answer", overflow="fold")
    table.add_column("earned", no_wrap=True)
    table.add_column("of", no_wrap=True, justify="right")
    table.add_column("fails", overflow="fold")
    for exercise, rows in groupby(report.rows, key=lambda row: (row.topic, row.exercise)):
        table.add_section()
        table.add_row(exercise[1], style="bold")
        for row in rows:
            earned = "/".join(sorted({"-" if e is None else str(e) for e in row.earned}))
            name = f"{row.kind} {row.name}".strip()
            style = "" if row.is_as_it_must_be else "bold red"
            fails = ", ".join(test.removeprefix("test_") for test in row.failed_tests)
            table.add_row(f"  {name}", earned, str(row.max_points), fails, style=style)
    return table


def _calibration_words(report: CalibrationReport) -> str:
    if not report.faults:
        stored = sum(row.kind is not Kind.NON_ANSWER for row in report.rows)
        return (
            f"{count_of(stored, 'stored answer')}, each earned what it must; no non-answer earned "
            "more than a tenth."
        )
    wrong = ", ".join(f"{row.exercise}/{row.kind}/{row.name}" for row in report.faults)
    return f"Not as it must be: {wrong}. Fix the hidden test, or the stored answer."


def _mutation_table(report: MutationReport) -> Table:
    table = Table(
        title=f"mutants of {report.topic}: {report.share:.1%} caught", title_justify="left"
    )
    for column in ("exercise", "mutants", "caught", "equivalent", "survive", "share"):
        table.add_column(column)
    for row in report.rows:
        numbers = (row.mutants, row.caught, row.equivalent, len(row.survivors))
        share = f"{row.share:.0%}" if row.mutants else "-"
        table.add_row(row.exercise, *map(str, numbers), share)
    return table
