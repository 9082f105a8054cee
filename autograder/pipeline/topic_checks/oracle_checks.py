"""Whether each reference agrees with an oracle that is not ours.

A test in ``tests/references/test_<topic>*.py`` says what it takes as true by a mark::

    @pytest.mark.oracle("gini", library="sklearn.tree.DecisionTreeClassifier")
    @pytest.mark.oracle("id3", published="Quinlan 1986, section 4")
    @pytest.mark.oracle("gini", analytic="the share of all pairs that differ")

The mark is believed as far as code can tell: the test calls the function, and the library.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from autograder.pipeline.topic_checks.pytest_runs import run_tests
from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial

SOURCES = ("library", "published", "analytic")
OWN_PACKAGES = frozenset({"autograder", "solutions", "tests", "benchmarks"})
SHORTEST_SOURCE = 8


@dataclass(frozen=True)
class OracleMark:
    """One mark: where it stands, the functions it names, its kind of source and the source.

    ``words`` are the names that its test uses, directly or through functions of its file;
    ``packages`` are those that the file imports.
    """

    file: str
    line: int
    test: str
    functions: tuple[str, ...]
    kind: str
    source: str
    words: frozenset[str]
    packages: frozenset[str]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.test}"


def oracle_files(material: TopicMaterial) -> list[Path]:
    """List the files that compare the references of the topic with oracles."""
    folder = material.paths.root / "tests" / "references"
    other = [slug for slug in material.config.topics if slug.startswith(f"{material.slug}_")]
    files = sorted(folder.glob(f"test_{material.slug}*.py"))
    return [f for f in files if not any(f.stem.startswith(f"test_{slug}") for slug in other)]


def check_oracles(material: TopicMaterial) -> CheckFinding:
    """Find references that no marked test compares; unless it must be quick, run the tests."""
    files = oracle_files(material)
    marks = [mark for path in files for mark in read_marks(path, material.shown(path))]
    missing = [fault for mark in marks for fault in faults_of_mark(mark, material.names)]
    sound = [mark for mark in marks if not any(faults_of_mark(mark, material.names))]
    held = Counter(name for mark in sound for name in mark.functions)
    missing += [
        f"{name}: no test marked oracle compares it. Write one in tests/references."
        for name in material.names
        if not held[name]
    ]
    kinds = Counter(mark.kind for mark in sound)
    counts = ", ".join(f"{kinds[kind]} {kind}" for kind in SOURCES)
    found = f"{len(held)} of {len(material.names)} references; {counts}"
    if material.is_quick or not files:
        return CheckFinding(found, tuple(missing))
    run = run_tests(
        material.paths.root, *(material.shown(path) for path in files), topic=material.slug
    )
    return CheckFinding(f"{found}; {run.summary}", (*missing, *run.failures))


def faults_of_mark(mark: OracleMark, names: tuple[str, ...]) -> Iterator[str]:
    """Yield what a mark says that its test does not do."""
    if mark.kind not in SOURCES or not mark.functions:
        yield f"{mark}: a mark names functions and one of {', '.join(SOURCES)}."
        return
    for name in mark.functions:
        if name not in names:
            yield f"{mark}: the mark names {name}, which is no exercise. Fix the name."
        elif name not in mark.words:
            yield f"{mark}: the mark names {name}, which the test never calls."
    if mark.kind == "library":
        package, _, function = mark.source.partition(".")
        last = function.rpartition(".")[2]
        if package in OWN_PACKAGES or package not in mark.packages:
            yield f"{mark}: the mark names {mark.source}, which the file does not import."
        elif last not in mark.words:
            yield f"{mark}: the mark names {mark.source}, which the test never calls."
    elif len(mark.source) < SHORTEST_SOURCE:
        yield f"{mark}: {mark.kind} says too little. Got {mark.source!r}. Name source or argument."


def read_marks(path: Path, shown: str) -> Iterator[OracleMark]:
    """Read the marks of a test file without running it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    packages = frozenset(_packages(tree))
    known = dict(_known(tree))
    for function in functions:
        words = _with_used(_words(function), known)
        for call in function.decorator_list:
            if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.oracle"):
                kind, source = _source(call)
                names = tuple(str(a.value) for a in call.args if isinstance(a, ast.Constant))
                yield OracleMark(
                    shown, call.lineno, function.name, names, kind, source, words, packages
                )


def _known(tree: ast.Module) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the words of what tests of a file may use: its functions and its values."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("test_"):
            yield node.name, _words(node)
    for statement in tree.body:
        if isinstance(statement, ast.Assign):
            for target in statement.targets:
                if isinstance(target, ast.Name):
                    yield target.id, _words(statement)


def _source(call: ast.Call) -> tuple[str, str]:
    if len(call.keywords) != 1 or not isinstance(call.keywords[0].value, ast.Constant):
        return "", ""
    return call.keywords[0].arg or "", str(call.keywords[0].value.value).strip()


def _words(node: ast.stmt) -> frozenset[str]:
    """Return names, attributes, parameters and strings of code; marks do not count."""
    found: set[str] = set()
    decorators = getattr(node, "decorator_list", [])
    marks = {
        id(part)
        for mark in decorators
        if "mark.oracle" in ast.unparse(mark)
        for part in ast.walk(mark)
    }
    for part in ast.walk(node):
        if id(part) in marks:
            continue
        match part:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                found.add(name)
            case ast.Constant(value=str(value)):
                found.add(value)
    return frozenset(found)


def _with_used(words: frozenset[str], known: dict[str, frozenset[str]]) -> frozenset[str]:
    """Add what the functions and values of the file use that are named among ``words``."""
    found, queue = set(words), list(words)
    while queue:
        for word in known.get(queue.pop(), frozenset()) - found:
            found.add(word)
            queue.append(word)
    return frozenset(found)


def _packages(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]
