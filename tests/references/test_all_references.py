"""What holds for every reference of every topic."""

import ast
import doctest
import importlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpydoc.docscrape import FunctionDoc
from numpydoc.validate import validate

ROOT = Path(__file__).parents[2]
FILES = sorted(p for p in ROOT.glob("solutions/*/*.py") if p.stem != "__init__")
ALLOWED_MODULES = {"numpy", "math", "itertools", "collections", "collections.abc"}
LONGEST_BODY = 25


@pytest.fixture(params=FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def path(request):
    return request.param


def function_of(path):
    [function] = [n for n in ast.parse(path.read_text()).body if isinstance(n, ast.FunctionDef)]
    return function


def imports_of(path):
    """All imports of a file, also those within its function, as (module, name, alias)."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from ((alias.name, None, alias.asname) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module, alias.name, alias.asname) for alias in node.names)


def helpers_of(path):
    prefix = f"solutions.{path.parent.name}."
    return [name for module, name, _ in imports_of(path) if module.startswith(prefix)]


def test_there_are_references():
    assert FILES


def test_file_holds_one_function_named_like_it_and_nothing_else(path):
    docstring, *rest = ast.parse(path.read_text()).body
    assert isinstance(docstring, ast.Expr)
    rest = [node for node in rest if not isinstance(node, (ast.Import, ast.ImportFrom))]
    assert [type(node) for node in rest] == [ast.FunctionDef]
    assert rest[0].name == path.stem


def test_imports_numpy_a_little_of_the_standard_library_and_earlier_exercises(path):
    for module, name, alias in imports_of(path):
        if module in ALLOWED_MODULES:
            assert alias == ("np" if module == "numpy" else None)
        else:  # an exercise of the same topic, under its own name
            assert (module, alias) == (f"solutions.{path.parent.name}.{name}", None)
            assert path.with_stem(name) in FILES


def test_body_is_short(path):
    function = function_of(path)
    docstring = function.body[0]
    assert function.end_lineno - docstring.end_lineno <= LONGEST_BODY


def test_signature_is_annotated_and_positional(path):
    function = function_of(path)
    arguments = function.args
    assert function.returns is not None
    assert all(argument.annotation is not None for argument in arguments.args)
    assert [*arguments.posonlyargs, *arguments.kwonlyargs] == []
    assert (arguments.vararg, arguments.kwarg) == (None, None)


def test_docstring_is_complete_numpydoc(path):
    report = validate(f"solutions.{path.parent.name}.{path.stem}.{path.stem}")
    # SA01 asks for a "See Also" section: the notebook around an exercise does that better.
    assert [error for error in report["errors"] if error[0] != "SA01"] == []


def test_docstring_names_a_source_and_types_every_parameter(path):
    module = importlib.import_module(f"solutions.{path.parent.name}.{path.stem}")
    document = FunctionDoc(getattr(module, path.stem))
    assert document["References"]
    assert document["Notes"]
    assert [p.name for p in document["Parameters"]] == [a.arg for a in function_of(path).args.args]
    assert all(parameter.type for parameter in document["Parameters"])


def test_examples_hold_for_the_function_as_pasted_into_a_notebook(path, watched):
    """A notebook has NumPy, Callable and the helpers, nothing else of the file."""
    function = function_of(path)
    namespace = {"np": np, "Callable": Callable}
    for name in helpers_of(path):
        module = importlib.import_module(f"solutions.{path.parent.name}.{name}")
        namespace[name] = getattr(module, name)
    exec(compile(ast.Module([function], type_ignores=[]), str(path), "exec"), namespace)
    namespace[path.stem] = watched(namespace[path.stem])

    test = doctest.DocTestParser().get_doctest(
        ast.get_docstring(function), namespace, path.stem, str(path), 0
    )
    assert any(f"{path.stem}(" in example.source for example in test.examples)
    report = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert result.failed == 0, "".join(report)
