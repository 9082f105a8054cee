"""Verbs for authors: new, build, calibrate, mutate."""

import click
from rich.table import Table

from autograder.cli.output import Common, common_options
from autograder.errors import ExitCode
from autograder.pipeline.build import build_topics
from autograder.pipeline.calibrate import (
    SECRETS,
    CalibrationReport,
    calibrate,
    secrets_to_try,
)
from autograder.pipeline.mutate import MutationReport, mutate
from autograder.pipeline.new import new
from autograder.pipeline.recorded_tables import record_calibration, record_mutation


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
    last = "source/ and release/ are as a build makes them." if report.is_current else (
        "Run: autograder build" if is_check else f"{len(lines)} files written.")  # fmt: skip
    common.show(report, *lines, last)
    if is_check and not report.is_current:
        raise SystemExit(ExitCode.NEEDS_PERSON)


@click.command("calibrate")
@click.argument("topics", nargs=-1)
@click.option("--record", "is_recorded", is_flag=True, help="Keep the table in tests/calibration/.")
@click.option(
    "--secrets",
    "count",
    type=click.IntRange(min=1),
    default=len(SECRETS),
    help="Under how many secrets [default: 3]. More find a wrong answer that is caught by luck.",
)
@common_options
def calibrate_verb(
    common: Common, topics: tuple[str, ...], *, is_recorded: bool, count: int
) -> None:
    """Run all stored answers through the hidden tests, under three secrets.

    Exit 1 if a wrong answer earns everything, or a right one does not.

    \b
    autograder calibrate
    autograder calibrate linear_regression --secrets 12
    autograder calibrate linear_regression --record
    """
    if is_recorded and count != len(SECRETS):
        raise click.UsageError(
            f"--record keeps a table of {len(SECRETS)} secrets, not of {count}. "
            "Leave out one of the two options."
        )
    slugs, secrets = topics or common.course.config.topics, secrets_to_try(count)
    with common.progress("calibrate") as advance:
        report = calibrate(
            common.course, slugs, jobs=common.jobs, secrets=secrets, progress=advance
        )
    common.show(report, _calibration_table(report), _calibration_words(report))
    if report.faults:
        raise SystemExit(ExitCode.NEEDS_PERSON)
    if is_recorded:
        record_calibration(common.course, slugs, report)


@click.command("mutate")
@click.argument("topic")
@click.option("--record", "is_recorded", is_flag=True, help="Keep the table in tests/calibration/.")
@common_options
def mutate_verb(common: Common, topic: str, *, is_recorded: bool) -> None:
    """Mutate the references of TOPIC and report how many mutants the hidden tests catch.

    \b
    autograder mutate linear_regression
    autograder mutate linear_regression --record
    """
    with common.progress("mutate") as advance:
        report = mutate(common.course, topic, jobs=common.jobs, progress=advance)
    survivors = [f"{row.exercise}: {line}" for row in report.rows for line in row.survivors]
    common.show(report, _mutation_table(report), *survivors)
    if is_recorded:
        record_mutation(common.course, report)


def _calibration_table(report: CalibrationReport) -> Table:
    table = Table(title="calibration", title_justify="left")
    for column in ("exercise", "answer", "earned", "of", "fails"):
        table.add_column(column)
    for row in report.rows:
        earned = "/".join(sorted({"-" if e is None else str(e) for e in row.earned}))
        name = f"{row.kind} {row.name}".strip()
        style = "" if row.is_as_it_must_be else "bold red"
        fails = ", ".join(test.removeprefix("test_") for test in row.failed_tests)
        table.add_row(row.exercise, name, earned, str(row.max_points), fails, style=style)
    return table


def _calibration_words(report: CalibrationReport) -> str:
    if not report.faults:
        return f"{len(report.rows)} stored answers, each earned what it must."
    wrong = ", ".join(f"{row.exercise}/{row.kind}/{row.name}" for row in report.faults)
    return f"Not as it must be: {wrong}. Mend the hidden test, or the stored answer."


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
