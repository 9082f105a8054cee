"""Code of a student's own that stands in files beside the notebook."""

import os
import sys
from types import FunctionType, ModuleType
from typing import Any


class WorkingFolder:
    """The folder that a notebook runs in, and the modules that were imported from it."""

    def __init__(self) -> None:
        self._folder = ""
        self._last_before: str | None = None
        self._known = 0
        self._modules: list[ModuleType] = []

    def settle(self) -> None:
        """Take the present folder, from which nothing is imported yet."""
        self._last_before = next(reversed(sys.modules))
        self._folder = os.path.join(os.getcwd(), "")  # noqa: PTH109, PTH118 - a prefix is wanted

    def has(self, file: object) -> bool:
        """Return whether a file of code lies in the folder."""
        if type(file) is not str or not self._folder:
            return False
        if file.startswith("/"):
            return file.startswith(self._folder)
        return os.path.isfile(self._folder + file)  # noqa: PTH113 - may hold anything

    def modules(self) -> list[ModuleType]:
        """List the modules that came from the folder."""
        if len(sys.modules) != self._known:
            found = [module for module in self._imported() if type(module) is ModuleType]
            self._modules = [m for m in found if self.has(vars(m).get("__file__"))]
            self._known = len(sys.modules)
        return self._modules

    def _imported(self) -> list[Any]:
        """List what was imported since the folder was taken.

        Nothing else is looked at: a look writes to a module's count of references, and so copies
        the page of memory that this process shares with the one it was forked from.
        """
        found: list[Any] = []
        try:
            for name, module in reversed(sys.modules.items()):
                if name is self._last_before:
                    break
                found.append(module)
        except RuntimeError:  # a thread imports at this moment
            return list(sys.modules.values())
        return found[::-1]

    def namespaces(self, namespace: dict[str, Any]) -> list[dict[str, Any]]:
        """List the global names of all code of the student's, those of the notebook first."""
        found = {id(names): names for names in (namespace, *map(vars, self.modules()))}
        for value in list(namespace.values()):
            if type(value) is FunctionType and self.has(value.__code__.co_filename):
                found.setdefault(id(value.__globals__), value.__globals__)
        return list(found.values())


WORKING_FOLDER = WorkingFolder()
