"""Library functions that an answer should not call, found in its text, however they are bound."""

import ast
import time

import pytest

from autograder.checking.library_use import NO_USE, LibraryUse, library_use
from autograder.checking.name_bindings import bindings_in

DET = ("numpy.linalg.det", "numpy.poly")
FIRST = "import numpy as np"
REACHED = {
    "plain": "def f(A): return np.linalg.det(A)",
    "alias of the module": "from numpy import linalg as L\ndef f(A): return L.det(A)",
    "alias by assignment": "L = np.linalg\nM = L\ndef f(A): return M.det(A)",
    "whole package": "import numpy\ndef f(A): return numpy.linalg.det(A)",
    "module by its own name": "import numpy.linalg as la\ndef f(A): return la.det(A)",
    "name of its own": "from numpy.linalg import det as d\ndef f(A): return d(A)",
    "import within": "def f(A):\n    from numpy.linalg import det as d\n    return d(A)",
    "import within a class within": (
        "def f(A):\n    class T:\n        from numpy.linalg import det\n    return T.det(A)"
    ),
    "import within a function within": (
        "def f(A):\n    def g():\n        from numpy.linalg import det as d\n"
        "        return d(A)\n    return g()"
    ),
    "everything": "from numpy.linalg import *\ndef f(A): return det(A)",
    "dictionary of the module": "def f(A): return np.linalg.__dict__['det'](A)",
    "getattr": "def f(A): return getattr(np.linalg, 'det')(A)",
    "getattr kept": "d = getattr(np.linalg, 'det')\ndef f(A): return d(A)",
    "vars": "def f(A): return vars(np.linalg)['det'](A)",
    "modules": "import sys\ndef f(A): return sys.modules['numpy.linalg'].det(A)",
    "import by a call": "def f(A): return __import__('numpy').linalg.det(A)",
    "importlib": (
        "import importlib\ndef f(A): return importlib.import_module('numpy.linalg').det(A)"
    ),
    "inner module": "def f(A): return np.linalg._umath_linalg.det(A)",
    "tuple": "tools = (np.linalg.det,)\ndef f(A): return tools[0](A)",
    "tuple unpacked": "d, e = np.linalg.det, np.linalg.inv\ndef f(A): return d(A)",
    "nested": "tools = {'a': [({'b': np.linalg.det},)]}\ndef f(A): return tools['a'][0][0]['b'](A)",
    "attribute of a class": "class T: d = np.linalg.det\ndef f(A): return T.d(A)",
    "attribute put in": "class T: pass\nT.d = np.linalg.det\ndef f(A): return T.d(A)",
    "setattr": "class T: pass\nsetattr(T, 'd', np.linalg.det)\ndef f(A): return T.d(A)",
    "item put in": "tools = {}\ntools['d'] = np.linalg.det\ndef f(A): return tools['d'](A)",
    "appended": "tools = []\ntools.append(np.linalg.det)\ndef f(A): return tools[0](A)",
    "attribute of an object": "class T:\n    def __init__(self, d): self.d = d\n"
    "t = T(np.linalg.det)\ndef f(A): return t.d(A)",
    "method": "class T:\n    def d(self, A): return np.linalg.det(A)\ndef f(A): return T().d(A)",
    "attribute of the function": "def f(A): return f.d(A)\nf.d = np.linalg.det",
    "made global": (
        "def make():\n    global d\n    d = np.linalg.det\nmake()\ndef f(A): return d(A)"
    ),
    "put in by a function": (
        "class T: pass\ndef make(): T.d = np.linalg.det\nmake()\ndef f(A): return T.d(A)"
    ),
    "closure": "def make(d):\n    return lambda A: d(A)\nf = make(np.linalg.det)",
    "closure over a tuple": "def make(t):\n    def g(A): return t[0](A)\n    return g\n"
    "f = make((np.linalg.det,))",
    "default": "def f(A, d=np.linalg.det): return d(A)",
    "default in a tuple": "def f(A, *, d=(np.linalg.det,)): return d[0](A)",
    "partial": "import functools\nd = functools.partial(np.linalg.det)\ndef f(A): return d(A)",
    "lambda": "d = lambda A: np.linalg.det(A)\ndef f(A): return d(A)",
    "helper": "def g(A): return np.linalg.det(A)\ndef h(A): return g(A)\ndef f(A): return h(A)",
    "walrus": "def f(A): return (d := np.linalg.det)(A)",
    "loop": "for d in [np.linalg.det]: pass\ndef f(A): return d(A)",
    "either way": "if len('a'): d = np.linalg.det\nelse: d = None\ndef f(A): return d(A)",
    "when all else fails": (
        "def f(A):\n    try: return 1 / 0\n    except Exception: return np.linalg.det(A)"
    ),
    "below a return in a branch": (
        "def f(A):\n    if A.size == 1:\n        return A\n    return np.linalg.det(A)"
    ),
    "below a loop that is left": (
        "def f(A):\n    while True:\n        break\n    return np.linalg.det(A)"
    ),
    "in a finally": "def f(A):\n    try: return 1\n    finally: return np.linalg.det(A)",
    "decorator": (
        "def by(d):\n    return lambda g: lambda A: d(A)\n@by(np.linalg.det)\ndef f(A): pass"
    ),
    "another function of the list": "def f(A): return np.poly(A)",
}
INNOCENT = {
    "another function": "def f(A): return np.linalg.inv(A)",
    "its own function of that name": "def det(A): return 1\ndef f(A): return det(A)",
    "its own variable": "def f(A):\n    det = 1.0\n    for a in A: det *= a\n    return det",
    "a comparison in an experiment": "def f(A): return 1\nprint(f(A) - np.linalg.det(A))",
    "a result of an experiment": "expected = np.linalg.det(A)\ndef f(A): return expected",
    "a comparison of functions": (
        "def f(A): return g(A)\ndef g(A): return 1\ntime_both(g, np.linalg.det)"
    ),
    "a check by the library": "def f(A): return np.sum(A)\n"
    "np.testing.assert_allclose(list(map(f, [A])), [1])",
    "a draft that was written anew": "def g(A): return np.linalg.det(A)\ndef g(A): return 1\n"
    "def f(A): return g(A)",
    "a helper that nobody calls": "def g(A): return np.linalg.det(A)\ndef f(A): return 1",
    "switched off": "def f(A):\n    if False: print(np.linalg.det(A))\n    return 1",
    "switched off otherwise": (
        "def f(A):\n    if True: return 1 if 1 else np.linalg.det(A)\n"
        "    else: return np.linalg.det(A)"
    ),
    "a draft below the return": "def f(A):\n    return 1\n    return np.linalg.det(A)",
    "a draft below the raise": (
        "def f(A):\n    if A is None:\n        raise ValueError\n        np.linalg.det(A)\n"
        "    return 1"
    ),
    "text": "def f(A):\n    '''Like np.linalg.det.'''\n    # np.linalg.det(A)\n    return 1",
    "another library's": "import mylib\ndef f(A): return mylib.linalg.det(A)",
    "an attribute of an object": "def f(A): return A.det(1)",
    "modules that only sound so": (
        "import functools, operator, sys\n"
        "def f(A): return functools.reduce(operator.mul, A, sys.maxsize)"
    ),
    "a check by the library that is passed functions": "def f(A): return np.sum(A)\n"
    "np.allclose(list(map(f, [A])), list(map(np.linalg.det, [A])))",
    "imports that are never used": (
        "def f(A):\n    from numpy.linalg import det as d, inv\n    return inv(A)"
    ),
    "another exercise": "def other(A): return np.linalg.det(A)\ndef f(A): return other(A)",
}
INDIRECT = {
    "eval": "def f(A): return eval('np.linalg.' + 'det')(A)",
    "a name made": "def f(A): return getattr(np.linalg, 'd' + 'et')(A)",
    "globals": "def f(A): return globals()['n' + 'p'].linalg",
    "compiled code": "exec('def g(A): return 1')\ndef f(A): return eval('g')(A)",
    "operator": "import operator\ndef f(A): return operator.attrgetter('linalg.det')(np)(A)",
}


def use_in(*cells):
    trees = [ast.parse(cell) for cell in (FIRST, *cells)]
    return library_use(lambda: bindings_in(trees), trees[-1], "f", DET, ("f", "other"))


@pytest.mark.parametrize("source", REACHED.values(), ids=REACHED)
def test_a_reference_is_found_however_it_is_bound(source):
    assert use_in(source).name in DET


@pytest.mark.parametrize("source", INNOCENT.values(), ids=INNOCENT)
def test_honest_code_is_let_be(source):
    assert use_in(source) == NO_USE


@pytest.mark.parametrize("source", INDIRECT.values(), ids=INDIRECT)
def test_what_cannot_be_followed_is_reported_and_not_judged(source):
    assert use_in(source) == LibraryUse(is_indirect=True)


def test_other_cells_are_read_too():
    assert use_in("tools = (np.linalg.det,)", "def f(A): return tools[0](A)").name == DET[0]


def test_nothing_is_read_without_a_rule():
    tree = ast.parse("import numpy as np\ndef f(A): return np.linalg.det(A)")
    assert library_use(lambda: bindings_in([tree]), tree, "f", ()) == NO_USE
    assert library_use(lambda: bindings_in([tree]), None, "f", DET) == NO_USE


def test_endless_references_and_huge_code_come_to_an_end():
    circle = "a = b\nb = a\ndef f(A): return g(A) + a\ndef g(A): return f(A) + b"
    assert use_in(circle) == NO_USE
    deep = "def f(A): return " + "-" * 900 + "A"
    assert use_in(deep).name == ""
    chain = "def f(A): return x0\n" + "\n".join(f"x{n} = x{n + 1}" for n in range(3000))
    assert use_in(chain).name == ""


@pytest.mark.parametrize("width", [3, 50])
def test_names_that_each_stand_for_several_do_not_multiply(width):
    """A kilobyte of them would be millions of paths: the reader stops, and the note says so."""
    levels = [
        "if 1:\n" + "\n".join(f"    x{n + 1} = x{n}.a{m}" for m in range(width)) for n in range(10)
    ]
    began = time.process_time()
    assert use_in("x0 = np\n" + "\n".join(levels) + "\ndef f(A): return x10").is_indirect
    assert time.process_time() - began < 10


def test_a_long_chain_of_names_costs_no_more_than_its_length():
    chain = "def f(A): return x0\n" + "\n".join(f"x{n} = x{n + 1}" for n in range(40_000))
    began = time.process_time()
    assert use_in(chain).name == ""
    assert time.process_time() - began < 30  # with a copy of all names for each: minutes
