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
_COMPARING = ("compare", "diagnosis", "evidence", "mismatch", "cell_labels", "trees")


def released_files() -> dict[str, Path]:
    """Map each path inside a release to the file that is copied there."""
    files = {"selfcheck.py": _HERE / "selfcheck.py"}
    files |= {f"selfchecks/{name}.py": _HERE / f"{name}.py" for name in _INSIDE}
    files[f"selfchecks/{_SETTINGS}"] = _HERE / _SETTINGS
    checking = _HERE.parent / "checking"
    files |= {f"selfchecks/{name}.py": checking / f"{name}.py" for name in _COMPARING}
    files["selfchecks/forbidden.py"] = _HERE.parent / "sandbox" / "inside" / "forbidden.py"
    return files
