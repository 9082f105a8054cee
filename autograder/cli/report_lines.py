"""What collect and export report, in words: records hold facts, and here they become lines."""

from collections.abc import Iterator

from autograder.collect.collecting import CollectReport
from autograder.counted_words import counted
from autograder.pipeline.export import ExportReport


def collect_lines(report: CollectReport) -> Iterator[str]:
    """Report everything that was odd, one line each, and then the summary."""
    for item in report.collected:
        for note in item.notes:
            yield f"{item.student}/{item.topic}: {item.where}: {note}"
    for refusal in report.refused:
        yield f"refused: {refusal.where}: {refusal.why}"
    if report.created:
        yield f"Added to the gradebook: {', '.join(report.created)}"
    if report.unknown:
        yield f"Unknown to the gradebook: {', '.join(report.unknown)}"
    yield f"{collect_summary(report)}."


def collect_summary(report: CollectReport) -> str:
    """Report in one sentence what was collected."""
    changed = sum(item.is_change for item in report.collected)
    odd = sum(bool(item.notes) for item in report.collected)
    return (
        f"{counted(len(report.collected), 'submission')} found, {changed} new or changed, "
        f"{odd} with notes, {counted(len(report.refused), 'file')} refused"
    )


def export_lines(report: ExportReport) -> Iterator[str]:
    """Report what is not final, one line each, and where the file is."""
    for item in report.missing:
        yield f"no score, left blank: {item}. Run: autograder grade"
    for item in report.waiting:
        yield f"waits for a person, not counted yet: {item}"
    verb = "is" if len(report.students) == 1 else "are"
    yield f"{counted(len(report.students), 'student')} {verb} in {report.path}."
