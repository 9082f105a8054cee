"""What stands beside every released notebook and checks it there, without the engine.

The modules of this folder are copied as they are; :func:`released_files` says which one goes
where. In a release ``selfcheck.py`` stands beside the notebook and all others lie in the folder
``selfchecks``, so they import each other relatively and nothing else of ours.
"""

from pathlib import Path

_HERE = Path(__file__).resolve().parent
_INSIDE = (
    "results", "running", "student", "words", "notebook", "terminal", "packing", "patience",
    "facts", "cells", "everything",
)  # fmt: skip
_SETTINGS = "pytest.ini"
_TESTING = (
    "answer_values", "assertions", "calls", "cases", "diagnosis", "mismatch", "significance",
    "tree_comparison",
)  # fmt: skip


def released_files() -> dict[str, Path]:
    """Map each path inside a release to the file that is copied there."""
    files = {"selfcheck.py": _HERE / "selfcheck.py"}
    files |= {f"selfchecks/{name}.py": _HERE / f"{name}.py" for name in _INSIDE}
    files[f"selfchecks/{_SETTINGS}"] = _HERE / _SETTINGS
    testing = _HERE.parent / "testing"
    files |= {f"selfchecks/{name}.py": testing / f"{name}.py" for name in _TESTING}
    files["selfchecks/cell_labels.py"] = _HERE.parent / "checking" / "cell_labels.py"
    files["selfchecks/forbidden.py"] = _HERE.parent / "sandbox" / "inside" / "forbidden.py"
    return files
