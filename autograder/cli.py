"""The command line: turns words into calls, and reports into text, JSON and exit codes."""

import os
import sys
from pathlib import Path

import click

from autograder.errors import AutograderError
from autograder.pipeline.grade import Selection, grade as run_grade, open_course


@click.group()
def main() -> None:
    """Grade."""


@main.command()
@click.argument("topics", nargs=-1)
@click.option("--course", default=".", type=click.Path(path_type=Path))
@click.option("--jobs", default=os.cpu_count())
@click.option("--force", is_flag=True)
def grade(topics, course, jobs, force):
    try:
        c = open_course(course)
        report = run_grade(c, Selection(tuple(topics)), jobs=jobs, is_forced=force, progress=lambda *a: print(a[0].student, a[0].result.score, a[0].fault))
    except AutograderError as e:
        click.echo(str(e), err=True); sys.exit(e.exit_code)
    print(report.seconds)
