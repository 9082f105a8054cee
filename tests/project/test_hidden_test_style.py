"""Hidden tests and self-checks speak the vocabulary of autograder.testing, not one of their own."""

import ast
import re

import pytest

from tests.topic_selection import DRAFTS

LOCAL_HELPERS_A_FILE = 0.45
"""Most that these files may have on average: what two of them need belongs to the vocabulary."""
OLD_NAMES = re.compile(r"^(agrees?|check|near|close|same|compare)(_\w+)?$")
ASSERTION = re.compile(r"^(assert_\w+|agree\w*|check\w*|near)$")


@pytest.fixture(scope="module")
def hidden_tests(root):
    folder = root / "autograder" / "hidden_tests"
    files = [file for file in sorted(folder.glob("*/*.py")) if file.parent.name not in DRAFTS]
    assert len(files) > 60
    return {file.relative_to(folder).as_posix(): ast.parse(file.read_text()) for file in files}


@pytest.fixture(scope="module")
def selfchecks(root):
    folder = root / "tests" / "selfchecks"
    files = [file for file in sorted(folder.glob("*/test_*.py")) if file.parent.name not in DRAFTS]
    assert len(files) > 60
    return {file.relative_to(folder).as_posix(): ast.parse(file.read_text()) for file in files}


def is_search(function):
    """Whether a function is marked as the counterexample search of its file."""
    return any("counterexample_search" in ast.dump(mark) for mark in function.decorator_list)


def local_helpers(tree):
    """Name the functions of a file that are neither a test nor its search."""
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and not node.name.startswith("test_")
        and not is_search(node)
    ]


def is_batch(node, batches):
    """Whether this is, or is a name for, what ``map`` returned."""
    if isinstance(node, ast.Name):
        return node.id in batches
    is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    return is_call and node.func.attr == "map"


def names_of_batches(function):
    """Name what a function calls the results of ``map``."""
    names = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and is_batch(node.value, set()):
            names |= {part.id for part in ast.walk(node.targets[0]) if isinstance(part, ast.Name)}
    return names


def is_assertion(node):
    is_call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    called = node.value.func if is_call else None
    return isinstance(called, ast.Name) and bool(ASSERTION.match(called.id))


def loops_by_hand(function):
    """Find loops over ``zip`` of a batch and what is expected, of assertions alone."""
    batches = names_of_batches(function)
    for node in ast.walk(function):
        if not isinstance(node, ast.For) or not isinstance(node.iter, ast.Call):
            continue
        is_zip = isinstance(node.iter.func, ast.Name) and node.iter.func.id == "zip"
        is_of_batch = is_zip and any(is_batch(part, batches) for part in node.iter.args)
        if is_of_batch and all(map(is_assertion, node.body)):
            yield node.lineno


def rewritten_assertions(tree):
    """Describe helpers and loops of a file that do what an assertion of the vocabulary does."""
    found = [f"helper {name}" for name in local_helpers(tree) if OLD_NAMES.match(name)]
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        found += [f"{function.name}: map, zip, assert" for _ in loops_by_hand(function)]
    return found


def old_patterns(tree):
    """Describe what a file writes anew although the vocabulary has it."""
    found = rewritten_assertions(tree)
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr == "first_not_raising":
                    found.append(f"{function.name}: first_not_raising, not assert_raises")
                if ast.unparse(node.func) == "pytest.raises":
                    found.append(f"{function.name}: pytest.raises, not assert_raises")
    return found


def test_old_patterns_are_gone(hidden_tests):
    found = {name: old for name, tree in hidden_tests.items() if (old := old_patterns(tree))}
    assert found == {}


def test_selfchecks_write_no_assertion_anew(selfchecks):
    """A call costs no round trip here, so ``pytest.raises``, which students know, may stay."""
    found = {name: old for name, tree in selfchecks.items() if (old := rewritten_assertions(tree))}
    assert found == {}


@pytest.mark.parametrize("files", ["hidden_tests", "selfchecks"])
def test_local_helpers_are_few(files, request):
    trees = request.getfixturevalue(files)
    helpers = {name: local_helpers(tree) for name, tree in trees.items() if "/test_" in name}
    count = sum(map(len, helpers.values()))
    assert count <= LOCAL_HELPERS_A_FILE * len(helpers), {
        name: found for name, found in helpers.items() if found
    }


def test_hidden_tests_import_the_vocabulary_and_no_other_part_of_the_engine(hidden_tests):
    found = {}
    for name, tree in hidden_tests.items():
        own = f"autograder.hidden_tests.{name.partition('/')[0]}"
        for node in ast.walk(tree):
            modules = [node.module] if isinstance(node, ast.ImportFrom) else []
            modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for module in modules:
                is_ours = module.partition(".")[0] in ("autograder", "solutions", "tests")
                if is_ours and module != "autograder.testing" and not module.startswith(own):
                    found.setdefault(name, []).append(module)
    assert found == {}


OLD = """
def agree(student, cases):
    pass

def lines(student, cases):
    answers = student.f.map([call for call, _ in cases])
    for answer, (_, expected) in zip(answers, cases, strict=True):
        assert_close(answer, expected)

def test_one(student):
    for answer, want in zip(student.f.map([(1,)]), [2], strict=True):
        assert_equal(answer, want)
    with pytest.raises(ValueError):
        student.f(0)
    student.f.first_not_raising(ValueError, [(0,)])

@counterexample_search(x=strategies.numbers())
def check(student, reference, x):
    assert_close(student.f(x), reference.f(x))
"""


def test_the_check_finds_each_old_pattern():
    assert old_patterns(ast.parse(OLD)) == [
        "helper agree",
        "lines: map, zip, assert",
        "test_one: map, zip, assert",
        "test_one: first_not_raising, not assert_raises",
        "test_one: pytest.raises, not assert_raises",
    ]
    assert local_helpers(ast.parse(OLD)) == ["agree", "lines"]
