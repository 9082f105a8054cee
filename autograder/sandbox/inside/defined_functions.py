"""Keep hold of the functions that a student defines, whatever later cells do to their names."""

import ast
import builtins
import dis
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from types import CodeType, FunctionType, ModuleType
from typing import Any

from .own_modules import WORKING_FOLDER
from .shell import cell_name, cell_number

MAX_ERRORS, MAX_ERROR = 200, 300
PLACE = re.compile(r"cell -?\d+, line (\d+)")


@dataclass
class Answers:
    """The last function bound to each exercise's name, seen after every cell."""

    names: tuple[str, ...]
    called: frozenset[str] = frozenset()
    tools: dict[str, Any] = field(default_factory=dict)
    functions: dict[str, FunctionType] = field(default_factory=dict)
    others: dict[str, Any] = field(default_factory=dict)
    errors: dict[str, list[Any]] = field(default_factory=dict)

    def look(self, namespace: dict[str, Any]) -> None:
        """Remember the functions that stand in the notebook's namespace now."""
        for name in self.names:
            value = namespace.get(name)
            if type(value) is FunctionType and _is_own(value):
                self.functions[name] = value
            elif callable(value):
                self.others[name] = value
        for name in self.called:
            if _is_tool(value := namespace.get(name)):
                self.tools[name] = value

    def lack(self, name: str) -> bool:
        """Return whether the answer of this name is not there yet; there is none without a name."""
        return bool(name) and name not in self.functions

    def stands_in(self, name: str, cell: int) -> bool:
        """Return whether the last answer of this name was defined by that cell."""
        function = self.functions.get(name)
        return function is not None and function.__code__.co_filename == cell_name(cell)

    def keep_error(self, names: Iterable[str], outputs: list[dict[str, Any]]) -> None:
        """Keep the kind, the text and the line of what defining some names raised."""
        for output in outputs:
            if output["output_type"] == "error" and len(self.errors) < MAX_ERRORS:
                lines = [found[1] for line in output["traceback"] if (found := PLACE.match(line))]
                line = int(lines[0]) if lines else 0
                one = [output["ename"], output["evalue"][:MAX_ERROR], line]
                self.errors.update(dict.fromkeys(names, one))

    def errors_left(self, namespace: dict[str, Any]) -> dict[str, list[Any]]:
        """Return the errors of those names that are not there."""
        return {name: one for name, one in self.errors.items() if name not in namespace}

    def put_back(self, namespace: dict[str, Any]) -> list[str]:
        """Put back modules, helpers and built-ins that functions use and a cell took away.

        Only names that the notebook's functions use as functions or modules, never as data, and
        that hold neither now: ``sum = 0`` in an experiment, ``del np``.

        Returns
        -------
        list of str
            The names that were put back.
        """
        found = []
        for name in sorted(self.called - set(self.names)):
            tool = self.tools.get(name)
            is_taken = name in namespace and not _is_tool(namespace[name])
            if tool is not None and (is_taken or name not in namespace):
                namespace[name] = tool
            elif is_taken and hasattr(builtins, name):
                del namespace[name]
            else:
                continue
            found.append(name)
        return found

    def restore(self, namespace: dict[str, Any]) -> dict[str, str]:
        """Put back functions whose names were rebound; say of each name what was found.

        Returns
        -------
        dict
            For each name: ``function``, ``elsewhere`` for one whose code is not in a cell,
            ``restored`` or ``missing``. A name that was never a function of the notebook's own but
            holds a callable (a lambda's cousin such as ``functools.partial`` or a library
            function) is used as it is.
        """
        found = {}
        for name in self.names:
            value = namespace.get(name)
            kept = self.functions.get(name)
            if kept is None and not callable(value):
                kept = self.others.get(name)  # an instance of a class, a partial
            if kept is not None and value is not kept:
                namespace[name] = kept
                found[name] = "restored"
            elif kept is not None or callable(value):
                found[name] = "elsewhere" if _is_elsewhere(value) else "function"
            else:
                found[name] = "missing"
        return found


def definitions(source: str) -> Iterator[tuple[set[str], str]]:
    """Split a cell of definitions: the names that each one binds, and its text in its place.

    The names are empty where they are not known.
    """
    try:
        statements = ast.parse(source).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        yield set(), source
        return
    lines = source.split("\n")
    done = 0
    for statement in statements:
        decorators = getattr(statement, "decorator_list", ())
        first = min([statement.lineno, *(part.lineno for part in decorators)])
        last = statement.end_lineno or first
        if last > done:
            text = "\n".join(lines[first - 1 : last])
            yield _names_bound(statement), "\n" * (first - 1) + text
            done = last


def _names_bound(statement: ast.stmt) -> set[str]:
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {statement.name}
    if isinstance(statement, ast.Import | ast.ImportFrom):
        names = {alias.asname or alias.name.partition(".")[0] for alias in statement.names}
        return set() if "*" in names else names
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}


def _names_stored(code: CodeType) -> set[str]:
    """Return the global names that a cell's code binds at its top level."""
    stores = ("STORE_NAME", "STORE_GLOBAL")
    return {one.argval for one in dis.get_instructions(code) if one.opname in stores}


def _is_own(function: FunctionType) -> bool:
    """Whether a function was defined in a cell, or in a file beside the notebook."""
    return function.__module__ == "__main__" or WORKING_FOLDER.has(function.__code__.co_filename)


def _is_elsewhere(value: object) -> bool:
    return type(value) is FunctionType and cell_number(value.__code__.co_filename) is None


def _is_tool(value: object) -> bool:
    """Whether this is a thing to call or to look names up in."""
    return callable(value) or type(value) is ModuleType


def neutral_selfcheck(names: Iterable[str]) -> ModuleType:
    """Create the module that ``check`` and ``needs`` come from; here checks do nothing."""
    known = tuple(names)
    module = ModuleType("selfcheck", "Stands in for the self-checks while a notebook is graded.")

    unmade: set[str] = set()  # names that skipped cells would have bound

    class Needs:
        """Skip the rest of a cell until the functions it needs are written.

        The names that a skipped cell would have bound are missing in later ones: where such a one
        needs one of them, it is skipped, too. Any other NameError is the notebook's own.
        """

        def __init__(self, *functions: str) -> None:
            self.functions = functions

        def __enter__(self) -> "Needs":
            self._cell = sys._getframe(1).f_code
            return self

        def __exit__(
            self, kind: type[BaseException] | None, error: BaseException | None, _: object
        ) -> bool:
            is_stub = isinstance(error, NotImplementedError)
            if is_stub or (isinstance(error, NameError) and error.name in unmade):
                unmade.update(_names_stored(self._cell))
                return True
            return False

    def check(_name: object = None) -> None:
        """Do nothing: the grader has tests of its own."""

    module.check = check  # type: ignore[attr-defined]
    module.needs = Needs  # type: ignore[attr-defined]
    module.exercises = known  # type: ignore[attr-defined]
    return module
