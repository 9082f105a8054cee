"""Answers that answer nothing: written for each exercise from its signature and docstring.

Whoever knows nothing of an exercise can write one of these: it always raises an error, hands an
argument back or returns a constant. None of them may earn more than a tenth of the points.
"""

import ast
import doctest
import re
from collections.abc import Iterator

from autograder.authoring.reference import Reference
from autograder.checking.stored_answers import Kind, StoredAnswer

SHARE = 10
"""One part in so many of an exercise's points is the most that a non-answer may earn."""

ERRORS = ("ValueError", "numpy.linalg.LinAlgError")
"""What is raised whatever a docstring promises."""

CONSTANTS = {
    "none": "None",
    "nan": "numpy.nan",
    "zero": "0",
    "one": "1",
    "zero_float": "0.0",
    "true": "True",
    "false": "False",
    "empty_string": '""',
    "empty_array": "numpy.empty(0)",
    "empty_tuple": "()",
    "empty_dict": "{}",
    "empty_list": "[]",
}

_RAISES = re.compile(r"^Raises\n-+\n(.*?)(?=^\S[^\n]*\n-+\n|\Z)", re.MULTILINE | re.DOTALL)
_ERROR_NAME = re.compile(r"[A-Za-z_][\w.]*")


def most_of_non_answer(max_points: int) -> int:
    """Return what a non-answer may earn: a tenth, rounded down, so nothing of 9 points or fewer."""
    return max_points // SHARE


def write_non_answers(reference: Reference) -> tuple[StoredAnswer, ...]:
    """Write all non-answers of one exercise.

    Their sources hold no docstring, so that a word in that of the reference changes none of them.
    """
    signature = _signature(reference)
    names: dict[str, str] = {}
    for name, line in _lines(reference, signature):
        names.setdefault(line, name)
    return tuple(
        StoredAnswer(Kind.NON_ANSWER, name, f"{signature}\n    import numpy\n\n    {line}")
        for line, name in names.items()
    )


def promised_errors(docstring: str) -> tuple[str, ...]:
    """Name the errors in the section *Raises* of a NumPy docstring."""
    section = _RAISES.search(docstring)
    lines = section[1].split("\n") if section else []
    return tuple(name for line in lines for name in _ERROR_NAME.findall(line) if line[:1] != " ")


def _signature(reference: Reference) -> str:
    """Return the ``def`` line of a reference without its annotations."""
    (function,) = ast.parse(f"{reference.head}\n    pass").body
    if not isinstance(function, ast.FunctionDef):
        raise TypeError(f"{reference.file}: {reference.name} is not a function.")
    for node in ast.walk(function.args):
        if isinstance(node, ast.arg):
            node.annotation = None
    return f"def {function.name}({ast.unparse(function.args)}):"


def _lines(reference: Reference, signature: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the one line of each non-answer."""
    errors = dict.fromkeys((*ERRORS, *promised_errors(reference.docstring)))
    for error in errors:
        yield f"raises_{error.rpartition('.')[2]}", f'raise {error}("no answer")'
    for name, value in CONSTANTS.items():
        yield f"returns_{name}", f"return {value}"
    (function,) = ast.parse(f"{signature}\n    pass").body
    for node in ast.walk(function):
        if isinstance(node, ast.arg):
            yield f"returns_{node.arg}", f"return {node.arg}"
            yield f"returns_zeros_like_{node.arg}", f"return numpy.zeros(numpy.shape({node.arg}))"
    for number, shown in enumerate(_shown_results(reference.docstring), 1):
        yield f"returns_example_{number}", f"return {shown}"


def _shown_results(docstring: str) -> Iterator[str]:
    """Yield what the examples of a docstring show, where it is written as Python."""
    examples = doctest.DocTestParser().get_examples(docstring)
    for shown in dict.fromkeys(example.want.strip() for example in examples if example.want):
        try:
            tree = ast.parse(shown, mode="eval")
        except SyntaxError:
            continue
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        if names <= _NUMPY_NAMES:
            yield ast.unparse(_FromNumPy().visit(tree))


_NUMPY_NAMES = frozenset({"array", "nan", "inf", "np"})


class _FromNumPy(ast.NodeTransformer):
    """Turns ``array`` and ``nan``, as NumPy shows them, into attributes of NumPy."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Replace one name."""
        numpy = ast.Name("numpy", ast.Load())
        return numpy if node.id == "np" else ast.Attribute(numpy, node.id, ast.Load())
