"""The only writer of the gradebook, of the ``autograded/`` copies and of the ledger of marks.

nbgrader's tables stand in one module of it, ``nbgrader.api``. Its package imports all of its server
extensions first, and the module two others that it hardly uses; both take longer than all else that
grading one submission begins with. So bare modules stand in for them while it is imported. They are
imported as ever by whoever needs more of them.
"""

import importlib
import importlib.util
import sys
from types import ModuleType
from typing import Any

HARDLY_USED = ("nbgrader.utils", "requests")
"""The first, for times given as texts, brings setuptools, nbformat and the schemas of notebooks."""


def _import_tables() -> None:
    """Import ``nbgrader.api`` while bare modules stand in for what it should not bring along."""
    spec = importlib.util.find_spec("nbgrader")
    if "nbgrader" in sys.modules or spec is None:
        return
    stand_ins = {module: _stand_in(module) for module in HARDLY_USED if module not in sys.modules}
    sys.modules.update(stand_ins, nbgrader=importlib.util.module_from_spec(spec))
    try:
        importlib.import_module("nbgrader.api")
    finally:
        for module in ("nbgrader", *stand_ins):
            del sys.modules[module]


def _stand_in(module: str) -> ModuleType:
    """Make a module that imports the one of its name when it is asked for something."""

    def ask(name: str) -> Any:
        return getattr(importlib.import_module(module), name)

    bare = ModuleType(module)
    vars(bare)["__getattr__"] = ask
    return bare


_import_tables()
