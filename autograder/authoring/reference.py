"""References, read by ``ast`` and never imported: what stub and solution cell are made of."""

import ast
import textwrap
from dataclasses import dataclass
from pathlib import Path

from autograder.errors import CourseTextError, Fault
from autograder.paths import CoursePaths

BEGIN_SOLUTION = "### BEGIN SOLUTION"
END_SOLUTION = "### END SOLUTION"
_UNFINISHED = "# YOUR CODE HERE\nraise NotImplementedError()"


@dataclass(frozen=True)
class Reference:
    """The model implementation of one exercise, as text.

    ``head`` runs from ``def`` to the end of the docstring, ``body`` is the rest, as indented in
    the file. ``imported`` maps names bound at the top of the file to where they come from.
    ``needs`` are the names among them that the function takes.
    """

    file: Path
    name: str
    line: int
    head: str
    docstring: str
    body: str
    body_line: int
    imported: dict[str, str]
    needs: tuple[str, ...]

    @property
    def solution_cell(self) -> str:
        """The answer cell of ``source/``: the whole function, its body between nbgrader's marks."""
        begin, end = (textwrap.indent(mark, "    ") for mark in (BEGIN_SOLUTION, END_SOLUTION))
        return "\n".join((self.head, begin, self.body, end))

    @property
    def stub(self) -> str:
        """The answer cell of ``release/``: signature and docstring, the body still to write."""
        return f"{self.head}\n{textwrap.indent(_UNFINISHED, '    ')}"


def read_reference(paths: CoursePaths, topic: str, exercise: str) -> Reference:
    """Read the reference of one exercise; a CourseTextError says what keeps it from being one."""
    path = paths.reference(topic, exercise)
    shown = path.relative_to(paths.root)
    tree, text = parse_python(path, shown)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    function = next((node for node in functions if node.name == exercise), None)
    if function is None:
        message = f"the function {exercise} is missing. Write: def {exercise}(...)"
        raise CourseTextError([Fault(shown, 1, message)])
    docstring = ast.get_docstring(function)
    first = function.body[0]
    if not docstring:
        message = f"the docstring of {exercise} is missing. It is the public contract: write it."
        raise CourseTextError([Fault(shown, function.lineno, message)])
    if len(function.body) == 1:
        message = f"{exercise} has no body. Write the model answer below the docstring."
        raise CourseTextError([Fault(shown, function.lineno, message)])
    lines = text.split("\n")  # as ast counts them
    head_end, end = first.end_lineno or 0, function.end_lineno or 0
    body_line = next(n for n in range(head_end + 1, end + 1) if lines[n - 1].strip())
    imported = imported_names(tree)
    return Reference(
        file=shown,
        name=exercise,
        line=function.lineno,
        head="\n".join(lines[function.lineno - 1 : head_end]),
        docstring=docstring,
        body="\n".join(line.rstrip() for line in lines[body_line - 1 : end]),
        body_line=body_line,
        imported=imported,
        needs=tuple(sorted(_names_taken(function) & imported.keys())),
    )


def parse_python(path: Path, shown: Path) -> tuple[ast.Module, str]:
    """Parse a Python file without running it; CourseTextError when it is missing or not Python."""
    try:
        text = path.read_text(encoding="utf-8")
        return ast.parse(text), text
    except FileNotFoundError:
        raise CourseTextError([Fault(shown, 1, "the file is missing. Write it.")]) from None
    except SyntaxError as error:
        message = f"this is not Python: {error.msg}. Fix this line."
        raise CourseTextError([Fault(shown, error.lineno or 1, message)]) from None
    except ValueError as error:
        message = f"this is not Python text in UTF-8: {error}."
        raise CourseTextError([Fault(shown, 1, message)]) from None


def imported_names(tree: ast.Module) -> dict[str, str]:
    """Return what the imports at the top level of a module bind, each with its dotted origin."""
    names: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.Import):
            for alias in node.names:
                bound = alias.asname or alias.name.split(".")[0]
                names[bound] = alias.name if alias.asname else bound
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                names[alias.asname or alias.name] = f"{node.module or '.'}.{alias.name}"
    return names


def _names_taken(function: ast.FunctionDef) -> set[str]:
    """Return the names that a function reads and does not import itself."""
    own = {
        alias.asname or alias.name.split(".")[0]
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    return {node.id for node in ast.walk(function) if isinstance(node, ast.Name)} - own
