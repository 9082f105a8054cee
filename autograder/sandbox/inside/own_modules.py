"""Code of a student's own that stands in files beside the notebook."""

import os
import sys
from types import FunctionType, ModuleType
from typing import Any


class WorkingFolder:
    """The folder that a notebook runs in, and the modules that were imported from it."""

    def __init__(self) -> None:
        self._folder = ""
        self._known = 0
        self._modules: list[ModuleType] = []

    def settle(self) -> None:
        """Take the present folder."""
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
            found = [module for module in list(sys.modules.values()) if type(module) is ModuleType]
            self._modules = [m for m in found if self.has(vars(m).get("__file__"))]
            self._known = len(sys.modules)
        return self._modules

    def namespaces(self, namespace: dict[str, Any]) -> list[dict[str, Any]]:
        """List the global names of all code of the student's, those of the notebook first."""
        found = {id(names): names for names in (namespace, *map(vars, self.modules()))}
        for value in list(namespace.values()):
            if type(value) is FunctionType and self.has(value.__code__.co_filename):
                found.setdefault(id(value.__globals__), value.__globals__)
        return list(found.values())


WORKING_FOLDER = WorkingFolder()
