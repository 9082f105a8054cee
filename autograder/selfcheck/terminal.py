"""The command line of ``selfcheck.py``."""

import argparse
import contextlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

from .full_check import check_all
from .notebook_cells import NotebookError, find_notebook, unwritten
from .terminal_words import INTERRUPTED, PASSED, USAGE, say, show_hint
from .topic_facts import TopicFacts
from .watch_screen import watch


def run_command_line(
    folder: Path,
    facts: TopicFacts,
    options: argparse.Namespace,
    needs: type,
    load_testing: Callable[[], ModuleType],
) -> int:
    """Do what the options say and return the exit code.

    ``needs`` is handed to the notebook's cells, which import it from ``selfcheck``.
    """
    unknown = [name for name in options.names if name not in facts.exercises]
    if unknown:
        say(facts.explain_unknown_name(unknown[0]), sys.stderr)
        return USAGE
    try:
        if options.hint and options.names:
            return show_hint(facts, options.names[0], options.hint)
        if options.watch:
            return watch(folder, facts, options.names)
        with contextlib.chdir(folder):
            return _check(folder, facts, options, needs, load_testing)
    except NotebookError as error:
        say(str(error), sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        say("Stopped.", sys.stderr)
        return INTERRUPTED


def read_arguments(arguments: Sequence[str], description: str | None) -> argparse.Namespace:
    """Read the command line; wrong usage ends the program."""
    parser = argparse.ArgumentParser(
        prog="python selfcheck.py",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Exit code: 0 all self-checks pass, 1 some do not, 2 wrong usage.",
    )
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="exercises to check, without the experiments (default: the whole notebook)",
    )
    parser.add_argument(
        "--hint",
        nargs="?",
        const="1",
        metavar="N",
        help="show a hint: the first is gentle, --hint 2 is plainer, and so on; without a NAME "
        "it is for the first exercise that does not pass",
    )
    parser.add_argument(
        "--watch",
        action="store_true",
        help="show the next exercise that is not right, again whenever a file is saved",
    )
    parser.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    parser.add_argument("--pack", action="store_true", help="make the zip file to hand in")
    parser.add_argument("--stream", action="store_true", help=argparse.SUPPRESS)  # for --watch
    options = parser.parse_intermixed_args(arguments)
    if options.hint and not options.hint.isdigit():  # ``--hint fit_line``: the word is a NAME
        options.names.append(options.hint)
        options.hint = "1"
    if sum([options.watch, options.json, options.pack, bool(options.hint)]) > 1:
        parser.error("choose one of --hint, --watch, --json and --pack")
    options.hint = int(options.hint or 0)
    return options


def _check(
    folder: Path,
    facts: TopicFacts,
    options: argparse.Namespace,
    needs: type,
    load_testing: Callable[[], ModuleType],
) -> int:
    """Check, which needs pytest and NumPy; a hint is given without them, too."""
    try:
        testing = load_testing()
    except ModuleNotFoundError:
        if not options.hint:
            raise
        _, cells = find_notebook(folder, facts.topic, list(facts.exercises))
        waiting = unwritten(cells, list(facts.exercises))
        if not waiting:
            say("Every exercise is begun: python selfcheck.py NAME --hint gives hints for one.")
            return PASSED
        return show_hint(facts, waiting[0], options.hint)
    return check_all(folder, facts, options, needs, testing)
