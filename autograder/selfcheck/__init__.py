"""What stands beside every released notebook and checks it there, without the engine.

The modules of this folder and those named in :data:`KIT` travel to students. They are joined into
few files, so that a release stays small and still can be read; `autograder.build.joining` joins
them. The engine itself imports the separate modules.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class KitFile:
    """A file of the student's kit: its path in a release, and the modules that are joined in it.

    A module stands behind those that it imports. The last one gives the file its docstring,
    unless ``docstring`` does.
    """

    path: str
    modules: tuple[str, ...]
    docstring: str = ""


KIT = (
    KitFile(
        "selfcheck.py",
        (
            "autograder.selfcheck.topic_facts",
            "autograder.checking.cell_labels",
            "autograder.selfcheck.notebook_cells",
            "autograder.selfcheck.needed_cells",
            "autograder.selfcheck.slow_notice",
            "autograder.own_files",
            "autograder.selfcheck.zip_packing",
            "autograder.selfcheck.terminal_words",
            "autograder.selfcheck.packing",
            "autograder.selfcheck.full_check",
            "autograder.selfcheck.watch_screen",
            "autograder.selfcheck.terminal",
            "autograder.selfcheck.notebook_commands",
            "autograder.selfcheck.selfcheck",
        ),
    ),
    KitFile(
        "selfchecks/testing.py",
        (
            "autograder.testing.mismatch",
            "autograder.testing.significance",
            "autograder.testing.diagnosis",
            "autograder.testing.answer_values",
            "autograder.testing.calls",
            "autograder.testing.assertions",
            "autograder.testing.tree_comparison",
            "autograder.testing.cases",
            "autograder.sandbox.inside.forbidden",
            "autograder.selfcheck.results",
            "autograder.selfcheck.shown_calls",
            "autograder.selfcheck.notebook_functions",
            "autograder.selfcheck.failure_words",
            "autograder.selfcheck.running",
            "autograder.selfcheck.overview",
            "autograder.selfcheck.notebook_run",
        ),
        docstring=(
            "What the self-checks are written with, and what runs them.\n\n"
            "The files ``test_*.py`` import ``assert_close`` and the like from here. The rest is\n"
            "called by ``selfcheck.py``."
        ),
    ),
)
"""Needs of the first file: Python alone. Needs of the second: NumPy and pytest."""
