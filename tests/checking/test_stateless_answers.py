"""Which answers give the same in every copy of a notebook, and what that saves."""

import ast
import json

import pytest

from autograder.checking.name_bindings import bindings_in
from autograder.checking.stateless_answers import stateless_functions, unknown_names
from autograder.model import CellRun, Status

from .conftest import SLUG, exercise_of, found_in, keeping

FIRST = "import numpy as np\nimport math\nfrom collections.abc import Callable\nEPS = 1e-9"

STATELESS = {
    "array code": "def f(X: np.ndarray):\n    A = X.copy()\n    A[0] = 1\n    return A.T @ A",
    "a constant": "LIMITS = (0.5, -math.inf)\ndef f(x): return x < LIMITS[0] + EPS",
    "a helper": "def g(x): return x + 1\ndef f(x): return g(x)",
    "recursion": "def f(n): return 1 if n < 2 else n * f(n - 1)",
    "a lambda": "square = lambda x: x * x\ndef f(x): return square(x)",
    "a nested function": "def f(x):\n    def g():\n        nonlocal x\n        x = 1\n    g()",
    "local containers": "def f(x):\n    d = {}\n    d.setdefault('a', []).append(x)\n    return d",
    "a local import": "def f(x):\n    from numpy import linalg as la\n    return la.det(x)",
    "its own generator": "def f(n, seed): return np.random.default_rng(seed).normal(size=n)",
    "a given generator": "def f(rng): return rng.random(3)",
    "errors": "def f(x):\n    if x < 0: raise ValueError('x')\n    return x",
    "floating-point errors": "def f(x):\n    with np.errstate(all='ignore'): return 1 / x",
    "a parameter that is called": "def f(g: Callable, x): return g(x)",
    "class methods of types": "def f(x): return dict.fromkeys('ab', x)",
    "an import of a function": "from numpy import dot\ndef f(a, b): return dot(a, b)",
    "another name for it": "def g(x): return x\nf = g",
    "an inner default": "def f(x):\n    def g(y, seen=[x]): return seen\n    return g(x)",
    "words and heaps": "import heapq, re\ndef f(x): return heapq.nsmallest(2, re.split(' ', x))",
    "printing": "def f(x):\n    print(x)\n    return x",
    "sets of arrays": "def f(a, b): return np.setdiff1d(a, b)",
}

KEEPS = {
    "global": "n = 0\ndef f(x):\n    global n\n    n += 1\n    return n",
    "a list": "seen = []\ndef f(x):\n    seen.append(x)\n    return len(seen)",
    "a dictionary": "memo = {}\ndef f(x):\n    memo[x] = 1\n    return memo",
    "an alias of a list": "seen = []\ndef f(x):\n    s = seen\n    s.append(x)",
    "a mutable default": "def f(x, seen=[]):\n    seen.append(x)\n    return seen",
    "a default that was made": "def f(x, seen=dict()): return seen",
    "an attribute of its own": "def f(x):\n    f.n = x\n    return x",
    "what lies in an attribute": "def f(x):\n    f.seen.append(x)\nf.seen = []",
    "a decorator": "from functools import lru_cache\n@lru_cache\ndef f(x): return x",
    "a closure": "def make():\n    n = []\n    return lambda x: n.append(x)\nf = make()",
    "an object": "class C:\n    n = 0\nc = C()\ndef f(x):\n    c.n += 1\n    return c.n",
    "a class": "def f(x):\n    class C: pass\n    return C",
    "an array": "table = np.zeros(3)\ndef f(x):\n    table[0] += x\n    return table",
    "a counter": "import itertools\ncount = itertools.count()\ndef f(x): return next(count)",
    "NumPy's own generator": "def f(n): return np.random.rand(n)",
    "an alias of it": "def f(n):\n    r = np.random\n    return r.rand(n)",
    "its seed": "def f(n):\n    np.random.seed(n)\n    return n",
    "a generator without a seed": "def f(n): return np.random.default_rng().random(n)",
    "a seed of None": "def f(n): return np.random.default_rng(None).random(n)",
    "a shared generator": "rng = np.random.default_rng(0)\ndef f(n): return rng.random(n)",
    "digits": "import decimal\ndef f(x):\n    decimal.getcontext().prec = 9\n    return x",
    "settings": "def f(x):\n    np.seterr(all='raise')\n    return x",
    "patches": "def f(x):\n    np.sum = None\n    return x",
    "patches by name": "def f(x):\n    setattr(np, 'sum', None)\n    return x",
    "a module's dictionary": "def f(x):\n    np.__dict__['sum'] = None\n    return x",
    "files": "def f(x):\n    open('x', 'w').write('1')\n    return x",
    "another module": "import random\ndef f(x): return random.random()",
    "time": "import time\ndef f(x): return time.time()",
    "made code": "def f(x): return eval('x')",
    "a name from nowhere": "def f(x): return nothing_like_it(x)",
    "a helper that does": "seen = []\ndef g(x): seen.append(x)\ndef f(x): return g(x)",
    "everything imported": "from numpy import *\ndef f(x): return sum(x)",
    "a module of one's own": "import helpers\ndef f(x): return helpers.g(x)",
    "a thread": "import threading\ndef f(x): threading.Thread(target=print).start()",
}


def stateless(*cells, names=("f",), unknown=()):
    trees = [ast.parse(cell) for cell in (FIRST, *cells)]
    return stateless_functions(bindings_in(trees), names, unknown)


@pytest.mark.parametrize("source", STATELESS.values(), ids=STATELESS)
def test_ordinary_answers_keep_nothing(source):
    assert stateless(source) == {"f"}


@pytest.mark.parametrize("source", KEEPS.values(), ids=KEEPS)
def test_what_keeps_something_or_cannot_be_followed_is_not_among_them(source):
    assert stateless(source) == set()


def test_one_that_keeps_something_may_change_what_all_others_find():
    keeps = "def g(x):\n    np.sum = None\n    return x"
    assert stateless("def f(x): return x", keeps, names=("f", "g")) == set()


@pytest.mark.parametrize(
    "source",
    [
        "def g(x): return np.empty(3)",
        "from numpy import empty_like\ndef g(x): return empty_like(x)",
    ],
)
def test_what_memory_happens_to_hold_is_the_same_for_nobody_who_reads_it(source):
    cells = source, "def f(x): return x", "def h(x): return g(x)"
    assert stateless(*cells, names=("f", "g", "h")) == {"f"}


def test_a_cell_that_failed_leaves_its_names_unknown():
    trees = dict(enumerate(map(ast.parse, ["g = abs", "1 / 0\ng = round", "h = 1"])))
    runs = {0: CellRun(0, Status.PASSED), 1: CellRun(1, Status.RAISED)}
    unknown = unknown_names(trees, runs)
    assert unknown == {"g", "h"}
    assert stateless("def f(x): return g(x)", unknown=unknown) == set()
    assert stateless("def f(x): return abs(x)", unknown=unknown) == {"f"}


def test_answers_that_are_not_there_are_passed_over():
    assert stateless("def f(x): return x", names=("f", "g")) == {"f"}


def test_code_that_nobody_would_write_is_not_followed():
    long = "def f(x):\n" + "    x = x + 1\n" * 20_000
    assert stateless(long) == set()
    wide = "def f(x): return [" + "lambda: x, " * 3_000 + "]"
    assert stateless(wide) == set()


# --- what that saves ---


@pytest.fixture
def reply_to(run, fill_in, right_answers):
    def reply_to(answers):
        notebook = fill_in({**right_answers, **answers})
        return run({f"{SLUG}.ipynb": json.dumps(notebook).encode()})

    return reply_to


WRONG = "def add_intercept(X):\n    return np.column_stack([np.zeros(len(X)), X])"


def test_a_wrong_answer_that_keeps_nothing_is_tested_once(reply_to):
    once = reply_to({"add_intercept": WRONG})
    again = reply_to({"add_intercept": keeping("add_intercept", WRONG)})
    assert once.tests_run < again.tests_run
    assert found_in(once.result) == found_in(again.result)


def test_an_endless_loop_that_keeps_nothing_is_waited_for_once(reply_to):
    loop = "def add_intercept(X):\n    while len(X): pass"
    once = reply_to({"add_intercept": loop})
    again = reply_to({"add_intercept": keeping("add_intercept", loop)})
    assert once.tests_run < again.tests_run
    found = [exercise_of(one.result, "add_intercept").verdicts for one in (once, again)]
    assert Status.TIMED_OUT in {verdict.status for verdict in found[0]}
    assert found[0] == found[1]
    assert not once.result.is_joint


def test_answers_of_both_kinds_stand_in_one_notebook(reply_to):
    """Three wrong answers: the second one may return what memory happens to hold."""
    unwritten = "def hat_matrix(X):\n    H = np.empty((len(X), len(X)))\n    H[:] = 0\n    return H"
    other = "def r2_score(y, y_hat):\n    return 0.0"
    wrong = {"add_intercept": WRONG, "hat_matrix": unwritten, "r2_score": other}
    mixed = reply_to(wrong)
    again = reply_to({**wrong, "add_intercept": keeping("add_intercept", WRONG)})
    assert found_in(mixed.result) == found_in(again.result)
    assert mixed.result.notes == again.result.notes == ()
