"""What collect and export report, in words: records hold facts, and here they become lines."""

from collections.abc import Iterator

from autograder.cli.penalty_words import MOST_LINES, counted
from autograder.collect.collecting import CollectReport
from autograder.collect.found import RefusalKind
from autograder.counted_words import count_of
from autograder.grading.known_names import shortened
from autograder.pipeline.export import ExportReport


def collect_lines(report: CollectReport) -> Iterator[str]:
    """Report what needs a person first, by kind, then what was odd, then the summary.

    Long lists are cut; ``autograder status --all`` has all of it.
    """
    for kind in RefusalKind:
        refused = [one for one in report.refused if one.kind == kind]
        heading = "" if kind is RefusalKind.OTHER else f", {kind}"
        lines = [f"refused{heading}: {one.where}: {one.why}" for one in refused]
        yield from counted(lines, f"refused{heading}")
    if report.unknown:
        yield f"Unknown to the gradebook: {shortened(report.unknown)}"
    notes = [
        f"{item.student}/{item.topic}: {item.where}: {note}"
        for item in report.collected
        for note in item.notes
    ]
    doubts = [
        f"look at it: {item.student}/{item.topic}: {item.where}: {doubt}"
        for item in report.collected
        for doubt in item.doubts
    ]
    yield from counted(doubts, "to look at")
    yield from counted(notes, "notes")
    receipts = [
        f"{item.student}/{item.topic}: receipt {item.receipt}"
        for item in report.collected
        if item.is_change
    ]
    yield from counted(receipts, "receipts")
    if report.created:
        yield f"Added to the gradebook: {shortened(report.created)}"
    if report.refused or doubts or len(notes) > MOST_LINES:
        yield "All of it, until it is settled: autograder status --all"
    yield f"{collect_summary(report)}."


def collect_summary(report: CollectReport) -> str:
    """Report in one sentence what was collected."""
    changed = sum(item.is_change for item in report.collected)
    odd = sum(bool(item.notes or item.doubts) for item in report.collected)
    return (
        f"{count_of(len(report.collected), 'submission')} found, {changed} new or changed, "
        f"{odd} with notes, {count_of(len(report.refused), 'file')} refused"
    )


def export_lines(report: ExportReport) -> Iterator[str]:
    """Report what is not final, one line each, and where the file is."""
    missing = [f"no score, left blank: {item}. Run: autograder grade" for item in report.missing]
    yield from counted(missing, "without a score")
    waiting = [f"waits for a person, not counted yet: {item}" for item in report.waiting]
    yield from counted(waiting, "that wait for a person")
    verb = "is" if len(report.students) == 1 else "are"
    yield f"{count_of(len(report.students), 'student')} {verb} in {report.path}."
