"""The only writer of the gradebook, of the ``autograded/`` copies and of the ledger of marks.

nbgrader's tables stand in one module of it, ``nbgrader.api``. Its package imports all of its server
extensions first, and that module two others of which it uses nothing; both take longer than all
else that grading one submission begins with. So the module is imported here alone. The package, and
the two, are imported as ever by whoever needs more of them.
"""

import importlib
import importlib.util
import sys
from types import ModuleType

STAND_INS = {"nbgrader.utils": (), "nbgrader.auth": ("Authenticator",)}
"""What ``nbgrader.api`` imports, but for a comment and an annotation, with the names it takes."""


def _import_tables() -> None:
    """Import ``nbgrader.api`` while bare modules stand in for its package and the two others."""
    spec = importlib.util.find_spec("nbgrader")
    if "nbgrader" in sys.modules or spec is None:
        return
    sys.modules["nbgrader"] = importlib.util.module_from_spec(spec)
    for module, names in STAND_INS.items():
        sys.modules[module] = ModuleType(module)
        vars(sys.modules[module]).update(dict.fromkeys(names, object))
    try:
        importlib.import_module("nbgrader.api")
    finally:
        for module in ("nbgrader", *STAND_INS):
            del sys.modules[module]


_import_tables()
