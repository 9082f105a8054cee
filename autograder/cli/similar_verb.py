"""The verb ``similar``: which submissions hold the same code."""

from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from autograder.cli.output import Common, common_options
from autograder.cli.penalty_words import counted
from autograder.control_characters import escape_line
from autograder.counted_words import count_of
from autograder.pipeline.exercise_selection import named_topics
from autograder.pipeline.similar import SimilarReport, find_similar
from autograder.similarity.comparison import COMMON_SHARE, LEAST_TOKENS

_MOST_LINES = 20


@click.command("similar")
@click.argument("topic")
@click.option(
    "--earlier",
    "earlier",
    multiple=True,
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="Also compare with this folder of an earlier term; may be repeated.",
)
@click.option(
    "--common",
    "percent",
    type=click.FloatRange(0, 100),
    default=100 * COMMON_SHARE,
    show_default=True,
    help="Leave out what more than so many percent wrote.",
)
@click.option(
    "--least",
    "least",
    type=click.IntRange(min=1),
    default=LEAST_TOKENS,
    show_default=True,
    help="Show pairs with so many equal tokens.",
)
@common_options
def similar_verb(
    common: Common, topic: str, earlier: tuple[Path, ...], percent: float, least: int
) -> None:
    """Show which submissions to TOPIC hold the same code, side by side on a page.

    Compares them with one another, with earlier terms, and with the stored answers. Names, layout,
    comments and the order of statements do not count. It says what is equal, and accuses nobody.

    \b
    autograder similar linear_regression
    autograder similar linear_regression --earlier ~/ml-2025 --earlier ~/found
    """
    course = common.course
    (named,) = named_topics(course, [topic])
    with common.progress("similar") as advance:
        report = find_similar(
            course,
            named,
            earlier=earlier,
            common_share=percent / 100,
            least_tokens=least,
            progress=advance,
        )
    unread = [f"not compared: {fault}" for fault in report.unreadable]
    lines = counted(unread, "that were not compared. All of them: --json")
    page = report.page.relative_to(course.paths.root)
    counts = (
        f"{count_of(report.submissions, 'submission')} compared with one another and with "
        f"{count_of(report.others, 'other')}. Pairs that hold the same code: {len(report.pairs)}. "
        f"The page: {page}"
    )
    common.show(report, *lines, *([_table(report)] if report.pairs else []), counts)


def _table(report: SimilarReport) -> Table:
    left = len(report.pairs) - _MOST_LINES
    table = Table(caption=f"{left} more are on the page" if left > 0 else None)
    for title in ("submission", "the same code is in", "tokens", "of the smaller", "answers"):
        table.add_column(
            title, justify="right" if title in ("tokens", "of the smaller") else "left"
        )
    for pair in report.pairs[:_MOST_LINES]:
        second = f"{pair.second} ({pair.origin})" if pair.origin else pair.second
        table.add_row(
            Text(escape_line(pair.first, 30)),
            Text(escape_line(second, 50)),
            str(pair.equal_tokens),
            f"{100 * pair.share:.0f} %",
            Text(escape_line(", ".join(pair.answers), 60)),
        )
    return table
