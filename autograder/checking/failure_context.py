"""What the words about a failure depend on besides what was raised; looked up only after one."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from autograder.checking.student_functions import load_reference
from autograder.checking.syntax import (
    CACHES,
    FunctionNode,
    decorator_name,
    functions_in,
    parse_cell,
)

_QUOTED = re.compile(r"""(["'])([A-Za-z][A-Za-z _-]{0,40})\1""")


@dataclass(frozen=True)
class Circumstances:
    """Whose test it was, and what is known of the answers in the notebook."""

    topic: str
    exercise: str
    call_seconds: float
    sources: Mapping[str, str]
    """The cell of each answer, by exercise."""
    has_returned_none: bool = True

    @property
    def known_texts(self) -> frozenset[str]:
        """Texts that are no secrets: those in quotes in the statement, and the empty one."""
        doc = load_reference(self.topic, self.exercise).__doc__ or ""
        return frozenset({"", *(text for _, text in _QUOTED.findall(doc))})

    def is_elsewhere(self, exercise: str) -> bool:
        """Whether the answer to another exercise stands in a cell of its own."""
        own = self.sources.get(self.exercise, "")
        return exercise != self.exercise and not (own and own == self.sources.get(exercise))

    def calls_itself(self, exercise: str) -> bool:
        """Whether some function in the cell of this answer calls itself by its name."""
        return any(
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == function.name
            for outer in self._functions(exercise)
            for function in ast.walk(outer)
            if isinstance(function, FunctionNode)
            for node in ast.walk(function)
        )

    def is_cached(self, exercise: str) -> bool:
        """Whether the answer stands under ``functools.lru_cache`` or its like."""
        return any(
            decorator_name(decorator) in CACHES
            for function in self._functions(exercise)
            if function.name == exercise
            for decorator in function.decorator_list
        )

    def _functions(self, exercise: str) -> Iterator[FunctionNode]:
        tree = parse_cell(self.sources.get(exercise, "")).tree
        return functions_in(tree) if tree else iter(())
