"""The verb ``mail``: feedback pages to students by mail."""

from collections.abc import Iterator

import click

from autograder.cli.output import Common, common_options
from autograder.cli.penalty_words import counted
from autograder.counted_words import count_of
from autograder.grading.known_names import shortened
from autograder.pipeline.exercise_selection import named_topics
from autograder.pipeline.mail import MailReport, mail_feedback

_KILOBYTE = 1000


@click.command("mail")
@click.argument("topic")
@click.option("--student", "students", multiple=True, help="Only this student; may be repeated.")
@click.option("--send", "sends", is_flag=True, help="Send; without it nothing leaves.")
@click.option("--again", "is_again", is_flag=True, help="With --student: also what was sent.")
@common_options
def mail_verb(
    common: Common, topic: str, students: tuple[str, ...], *, sends: bool, is_again: bool
) -> None:
    """Send the feedback pages of TOPIC by mail, each once; without --send only say to whom.

    Addresses are those of the roster; [mail] in course.toml names the server. The password is read
    from the environment variable AUTOGRADER_MAIL_PASSWORD. After an interruption the next run goes
    on, and nobody gets the same page twice.

    \b
    autograder mail linear_regression
    autograder mail linear_regression --send
    """
    course = common.course
    (named,) = named_topics(course, [topic])
    with common.progress("mail") as advance:
        report = mail_feedback(
            course,
            named,
            students,
            sends=sends,
            is_again=is_again,
            progress=advance,
        )
    common.finish(report, *_lines(report), needs_person=report.needs_person)


def _lines(report: MailReport) -> Iterator[str]:
    yield from report.unusable
    yield from counted([f"not sent: {who}: {why}" for who, why in report.failed], "refused")
    if report.unknown:
        yield (
            f"It is not known whether the page went out to {shortened(report.unknown)}: sending "
            "was interrupted. Ask, or send it again: --student ID --again --send"
        )
    if report.without_address:
        yield (
            f"no usable address: {shortened(report.without_address)}. Write it into the roster and "
            "run: autograder roster FILE.csv"
        )
    if report.not_final:
        yield f"not final, something waits for a person: {shortened(report.not_final)}"
    if report.is_dry:
        lines = [f"{one.student}: {one.address}, {_size(one.size)}" for one in report.letters]
        yield from counted(lines, "pages")
    done = "would be sent" if report.is_dry else "sent"
    size = sum(one.size for one in report.letters)
    yield (
        f"{report.topic}: {count_of(len(report.letters), 'page')} {done} ({_size(size)}), "
        f"{report.sent_before} sent before."
    )
    if report.left:
        yield (
            f"{count_of(report.left, 'page')} not tried: the server broke off. Run it again later"
        )
    if report.is_dry:
        yield "Nothing was sent. To send: --send"


def _size(size: int) -> str:
    return f"{size / _KILOBYTE:,.0f} kB"
