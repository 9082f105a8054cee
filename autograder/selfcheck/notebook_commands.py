"""What a cell can ask for besides a check: a hint, the zip to hand in, a check after every run."""

import contextlib
import html
import inspect
import io
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .notebook_cells import NotebookError, defined_names, find_notebook
from .packing import hand_in, refuse_rivals
from .terminal_words import hint_words
from .topic_facts import TopicFacts


class Said:
    """A text that a notebook shows below the cell."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return f'<div style="white-space:pre-wrap;max-width:64em">{html.escape(self.text)}</div>'


def hint_in_cell(facts: TopicFacts, name: str, number: int) -> Said:
    """Return one of the hints for an exercise."""
    if name not in facts.exercises:
        return Said(facts.explain_unknown_name(name))
    return Said(hint_words(facts, name, number, f'check.hint("{name}", {{}})'))


def pack_in_cell(folder: Path, facts: TopicFacts, namespace: Mapping[str, Any]) -> Said:
    """Pack the saved notebook as ``selfcheck.py --pack`` does, in a Python of its own.

    Where no other Python can be started, as in a browser, it is packed without being run.
    """
    command = [sys.executable, str(folder / "selfcheck.py"), "--pack"]
    try:
        run = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"},
            check=False,
        )
        words = run.stdout
    except OSError:
        words = _pack_here(folder, facts)
    return Said((words + _unsaved(folder, facts, namespace)).rstrip())


def _pack_here(folder: Path, facts: TopicFacts) -> str:
    exercises = list(facts.exercises)
    with io.StringIO() as said, contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            notebook, cells = find_notebook(folder, facts.topic, exercises)
        except NotebookError as error:
            return (
                f"{error} If this service keeps the notebook elsewhere, download it (File, "
                "Download) and hand in the file.\n"
            )
        if not refuse_rivals(folder, notebook, cells, exercises):
            hand_in(folder, facts, notebook, cells, None, ())
            said.write("Not tried: whether the notebook runs from top to bottom.\n")
        return said.getvalue()


def _unsaved(folder: Path, facts: TopicFacts, namespace: Mapping[str, Any]) -> str:
    """Warn of answers that stand otherwise in the saved notebook than they were run last."""
    try:
        _, cells = find_notebook(folder, facts.topic, list(facts.exercises))
    except NotebookError:
        return ""
    changed = []
    for name in facts.exercises:
        with contextlib.suppress(KeyError, OSError, TypeError):
            source = inspect.getsource(namespace[name]).strip()
            if not any(source in cell.source for cell in cells):
                changed.append(name)
    if not changed:
        return ""
    return (
        f"Note: in the saved notebook these differ from what you ran last: {', '.join(changed)}. "
        "Save the notebook and pack again.\n"
    )


class CheckAfterRun:
    """Checks an exercise whenever a cell that defines its function was run."""

    def __init__(self, facts: TopicFacts, show: Callable[[str], None]) -> None:
        self.facts = facts
        self.show = show

    def __call__(self, result: Any) -> None:
        """Show the checks of what a cell defined; IPython calls this after every cell."""
        if getattr(result, "success", False):
            for name in dict.fromkeys(defined_names(result.info.raw_cell)):
                if name in self.facts.exercises:
                    self.show(name)


def watch_in_cell(shell: Any, facts: TopicFacts, show: Callable[[str], None], *, on: bool) -> Said:
    """Check after every run of an answer cell from now on, or no longer."""
    if shell is None:
        return Said("Outside of a notebook: python selfcheck.py --watch.")
    for old in [one for one in shell.events.callbacks["post_run_cell"] if _is_ours(one)]:
        shell.events.unregister("post_run_cell", old)
    if not on:
        return Said("Answer cells are no longer checked by themselves.")
    shell.events.register("post_run_cell", CheckAfterRun(facts, show))
    return Said("Every answer cell is checked when you run it. check.watch(False) ends this.")


def _is_ours(callback: object) -> bool:
    return type(callback).__name__ == CheckAfterRun.__name__
