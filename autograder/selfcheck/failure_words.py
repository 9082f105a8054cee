"""Put what went wrong in a self-check into words that help a student."""

import ast
import inspect
import linecache
import re
import traceback
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import CodeType
from typing import Any

from .notebook_functions import (
    BrokenAnswerError,
    MissingAnswerError,
    StudentStoppedError,
    is_left_over,
)

UNHASHABLE = (
    ". An array, a list or a dict can be no key of a dict or set, and no argument of a function "
    "under `functools.lru_cache`: take that away"
)

_REPEATED = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
"""Expressions whose parts may be computed more than once, or never."""

Frame = tuple[CodeType, str, int]  # where in the code a line stands, its file and its number


def describe_failure(
    error: BaseException,
    raised: Sequence[BaseException],
    namespace: Mapping[str, Any],
    exercise: str,
    *,
    has_none: bool = True,
    broken: Collection[str] = (),
) -> tuple[str, str]:
    """Return the status of a failed self-check, ``failed`` or ``todo``, and the message.

    ``raised`` are the exceptions that came out of the student's functions; any other exception
    comes from the self-check, which could not use what was returned. ``has_none`` says whether
    one of them returned None. ``broken`` names exercises whose cell has a SyntaxError.
    """
    if isinstance(error, BrokenAnswerError):
        return "failed", str(error)
    if isinstance(error, MissingAnswerError):
        return "todo", str(error)
    if not any(error is other for other in raised):
        return "failed", _describe_mismatch(error, has_none=has_none)
    frames = _own_frames(error, namespace)
    if isinstance(error, NotImplementedError):
        culprit = frames[-1][0].co_name if frames else exercise
        if is_left_over(namespace.get(culprit)):
            line = "`raise NotImplementedError()`"
            return "failed", f"The line {line} is still in `{culprit}`: delete it."
        if culprit == exercise:
            return "todo", ""
        return "todo", f"It needs `{culprit}`, which is not written yet."
    if isinstance(error, NameError) and error.name in broken:
        return "todo", f"It needs `{error.name}`, whose cell has a SyntaxError."
    return "failed", _describe_exception(error, frames, namespace.get(exercise))


def explain_syntax_errors(sources: Iterable[str], exercises: Collection[str]) -> dict[str, str]:
    """Return what Python says of each exercise whose function stands in a text that is not Python.

    ``sources`` are the cells in the order in which they were run: the last one counts.
    """
    found: dict[str, str] = {}
    for source in sources:
        names = set(re.findall(r"^def\s+(\w+)", source, re.MULTILINE)).intersection(exercises)
        for name in names:
            found.pop(name, None)
        try:
            if names:
                ast.parse(source)
        except SyntaxError as error:
            found.update(dict.fromkeys(names, describe_error(error, {})))
    return found


def describe_error(error: BaseException, namespace: Mapping[str, Any]) -> str:
    """Return in one line which exception the student's code raised, and where."""
    return _describe_exception(error, _own_frames(error, namespace), None)


def _describe_mismatch(error: BaseException, *, has_none: bool) -> str:
    """Describe what a self-check itself raised."""
    text = str(error).strip()
    expected = re.match(r"DID NOT RAISE (?:any of )?(.*)", text)
    if expected:
        words = re.findall(r"[\w.]+", expected[1].replace("<class", ""))
        names = " or ".join(word.rpartition(".")[2] for word in words)
        return f"No {names} was raised, and one is required here."
    if hasattr(error, "elsewhere") and not has_none:
        return str(error.elsewhere)
    _, _, statement = find_statement(error)
    if isinstance(error, AssertionError):
        return text or f"This should hold, and does not:\n    {statement}"
    if type(error).__module__.startswith("_pytest"):
        return text
    if "NoneType" in text and has_none:
        return "returned None: does the function end with `return`?"
    return (
        "What was returned does not fit: the check could not go on with it at\n"
        f"    {statement}\n{type(error).__name__}: {text}"
    )


def find_statement(error: BaseException) -> tuple[str, int, str]:
    """Return where in a self-check an exception passed: its file, the line and the statement."""
    for entry in reversed(traceback.extract_tb(error.__traceback__)):
        file = entry.filename.replace("\\", "/").rpartition("/")[2]
        if file.startswith("test_"):
            first = entry.lineno or 0
            last = max(first, entry.end_lineno or 0)
            lines = [linecache.getline(entry.filename, n) for n in range(first, last + 1)]
            return file, first, " ".join(line.strip() for line in lines)
    return "", 0, ""


def makes_one_call(statement: str) -> bool:
    """Whether a statement of a self-check calls a function of the student exactly once.

    Then the last call that was made is the one whose result it looks at.
    """
    try:
        tree = ast.parse(statement)
    except SyntaxError:  # the first line of a block, such as ``with ...:``
        return False
    nodes = list(ast.walk(tree))
    if any(isinstance(node, _REPEATED) for node in nodes):
        return False
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    taken = [node for node in nodes if isinstance(node, ast.Attribute) and _is_student(node.value)]
    return len(taken) == 1 and id(taken[0]) in called


def _is_student(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "student"


def _describe_exception(
    error: BaseException, frames: Sequence[Frame], function: Callable[..., Any] | None
) -> str:
    name = type(error).__name__
    text = " ".join(str(error).split())
    if isinstance(error, StudentStoppedError):
        name, text = f"It ended with {text}", "a function gives its answer with `return`"
    if isinstance(error, RecursionError) and frames:
        endless = Counter(code for code, _, _ in frames).most_common(1)[0][0]
        frames = [frame for frame in frames if frame[0] is endless]
        text = f"`{endless.co_name}` calls itself without end, or too often for Python"
    if isinstance(error, TypeError) and "unhashable" in text:
        text += UNHASHABLE
    message = f"{name}: {text[:300]}" if text else name
    if isinstance(error, SyntaxError) and error.lineno:
        line = f"line {error.lineno}" + (f": `{error.text.strip()}`" if error.text else "")
        return f"{name}: {error.msg} ({line})"
    if not frames:
        if isinstance(error, TypeError) and callable(function):
            return f"{message}\nYour function is `{_signature(function)}`."
        return message
    code, file, line_number = frames[-1]
    line = linecache.getline(file, line_number).strip()
    place = "" if code.co_name == "<module>" else f" of the cell, in `{code.co_name}`"
    return f"{message}\nat line {line_number}{place}: `{line}`"


def _signature(function: Callable[..., Any]) -> str:
    try:
        return f"{function.__name__}{inspect.signature(function)}"
    except (ValueError, TypeError, AttributeError):  # a callable without a signature
        return type(function).__name__


def _own_frames(error: BaseException, namespace: Mapping[str, Any]) -> list[Frame]:
    """Return the frames of an exception that run the notebook's own code."""
    return [
        (frame.f_code, frame.f_code.co_filename, line)
        for frame, line in traceback.walk_tb(error.__traceback__)
        if frame.f_globals is namespace
    ]
