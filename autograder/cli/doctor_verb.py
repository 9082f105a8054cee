"""The verb ``doctor``: what is there, and what is missing."""

import click
from rich.table import Table
from rich.text import Text

from autograder.cli.output import Common, common_options
from autograder.pipeline.doctor import DoctorFinding, examine

SIGNS = {
    "ok": Text("ok", "green"),
    "warn": Text("note", "yellow"),
    "fail": Text("fail", "red"),
}


@click.command("doctor")
@common_options
def doctor_verb(common: Common) -> None:
    """Report what is installed, what this machine can enforce, and what to do about the rest.

    \b
    autograder doctor
    autograder doctor --json
    """
    findings = tuple(examine(common.folder))
    has_failed = any(finding.level == "fail" for finding in findings)
    common.finish(findings, _findings_table(findings), needs_person=has_failed)


def _findings_table(findings: tuple[DoctorFinding, ...]) -> Table:
    table = Table(show_header=True, title="doctor", title_justify="left")
    for column in ("", "what", "found", "what to do"):
        table.add_column(column)
    for finding in findings:
        table.add_row(SIGNS[finding.level], finding.what, finding.found, finding.remedy)
    return table
