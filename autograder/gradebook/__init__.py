"""The only writer of the gradebook, of the ``autograded/`` copies and of the ledger of marks.

nbgrader's tables stand in one module of it, ``nbgrader.api``. Its package imports all of its server
extensions first, which takes longer than all else that grading one submission begins with. So that
module is imported here without the package, which is imported as ever by whoever needs more of it.
"""

import importlib
import importlib.util
import sys


def _import_tables() -> None:
    """Import ``nbgrader.api`` while a bare package stands in for ``nbgrader``."""
    spec = importlib.util.find_spec("nbgrader")
    if "nbgrader" in sys.modules or spec is None:
        return
    sys.modules["nbgrader"] = importlib.util.module_from_spec(spec)
    try:
        importlib.import_module("nbgrader.api")
    finally:
        del sys.modules["nbgrader"]


_import_tables()
