"""The group of all verbs, and the one place where errors become text and exit codes."""

import ast
import importlib
import signal
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from autograder.errors import AutograderError, ExitCode
from autograder.grading.temporary_files import own_temporary_files

ROOMS = (
    ("demo_verb", ("demo",)),
    ("doctor_verb", ("doctor",)),
    ("instructor", ("setup", "roster", "collect")),
    ("status_verb", ("status",)),
    ("grade_verb", ("grade",)),
    ("watch_verb", ("watch",)),
    ("feedback_verb", ("feedback",)),
    ("mail_verb", ("mail",)),
    ("instructor", ("report", "export")),
    ("similar_verb", ("similar",)),
    ("extend_verb", ("extend",)),
    ("mark_verb", ("mark",)),
    ("complaint_verbs", ("explain", "request", "requests")),
    ("undo_verb", ("undo",)),
    ("archive_verb", ("archive",)),
    ("author", ("new", "build", "figures", "calibrate", "mutate")),
    ("mistakes_verb", ("mistakes",)),
    ("check_topic_verb", ("check-topic",)),
)
"""The verbs, in the order in which help names them, by the module that holds them."""


_WHOLE = 1000
"""Longer than any first sentence."""


class Verbs(click.Group):
    """Loads a verb when it is called, and turns every AutograderError into words and a code.

    What the verbs import takes seconds; a worker process, which begins by importing what its
    parent was started with, needs none of it.
    """

    def list_commands(self, ctx: click.Context | None) -> list[str]:  # noqa: ARG002
        """Name all verbs."""
        return [verb for _, verbs in ROOMS for verb in verbs]

    def get_command(self, ctx: click.Context | None, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Load one verb; None if there is none of this name."""
        for room, verbs in ROOMS:
            if cmd_name in verbs:
                module = importlib.import_module(f"autograder.cli.{room}")
                command: click.Command = getattr(module, _function_of(cmd_name))
                return command
        return None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """List the verbs, each with its whole first sentence."""
        with formatter.section("Commands"):
            formatter.write_dl(list(_first_sentences()))

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run a verb."""
        try:
            with own_temporary_files():
                return super().main(*args, **{**kwargs, "standalone_mode": False})
        except AutograderError as error:
            click.echo(f"autograder: {error}", err=True)
            if "--debug" in sys.argv:
                traceback.print_exc()
            sys.exit(error.exit_code)
        except click.exceptions.Exit as stop:
            sys.exit(stop.exit_code)
        except (click.Abort, KeyboardInterrupt):
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second one has nothing to end
            click.echo("autograder: interrupted; what was finished is kept", err=True)
            sys.exit(ExitCode.INTERRUPTED)
        except click.ClickException as error:
            error.show()
            sys.exit(error.exit_code)


def _function_of(verb: str) -> str:
    return f"{verb.replace('-', '_')}_verb"


def _first_sentences() -> Iterator[tuple[str, str]]:
    """Yield each verb with its first sentence, read from the sources: to import all takes long."""
    for room, verbs in ROOMS:
        tree = ast.parse(Path(__file__).with_name(f"{room}.py").read_bytes())
        functions = {one.name: one for one in tree.body if isinstance(one, ast.FunctionDef)}
        for verb in verbs:
            said = ast.get_docstring(functions[_function_of(verb)])
            yield verb, click.Command(verb, help=said).get_short_help_str(_WHOLE)


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="autograder")
@click.option("--debug", is_flag=True, help="Show where in the engine an error arose.")
def main(*, debug: bool) -> None:
    """Build, release, collect and grade a course of notebooks.

    \b
    New here:    autograder demo
    Instructor:  setup, roster, collect, status, grade, watch, extend, undo,
                 feedback, mail, report, export, mark, explain, request,
                 requests, similar, archive
    Author:      new, build, figures, calibrate, mutate, mistakes, check-topic

    Exit codes: 0 done; 1 done, but some items need a person; 2 wrong usage or a faulty course text;
    3 grader error, nothing recorded for the items named; 130 interrupted.
    """
