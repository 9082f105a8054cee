"""Library functions that students write themselves: refused wherever a notebook keeps them."""

import sys
import warnings

import numpy as np
import pytest

from autograder.sandbox.inside.forbidden import ForbiddenCall, forbidden, refused_names

A = np.array([[2.0, 1.0], [1.0, 3.0]])

WAYS = {
    "plain": "def f(A): return np.linalg.det(A)",
    "alias of the module": "from numpy import linalg as L\ndef f(A): return L.det(A)",
    "name of its own": "from numpy.linalg import det as d\ndef f(A): return d(A)",
    "import within": "def f(A):\n    from numpy.linalg import det\n    return det(A)",
    "dictionary of the module": "def f(A): return np.linalg.__dict__['det'](A)",
    "getattr": "def f(A): return getattr(np.linalg, 'd' + 'et')(A)",
    "inner module": "def f(A): return np.linalg._linalg.det(A)",
    "compiled function": "def f(A): return np.linalg._umath_linalg.det(A)",
    "compiled function by a name of its own": (
        "from numpy.linalg._umath_linalg import det as d\ndef f(A): return d(A)"
    ),
    "names of its own": (
        "code = 'def g(A): return np.linalg._linalg.det(A)'\n"
        "def f(A):\n    names = {'np': np, '__name__': 'numpy.linalg._linalg'}\n"
        "    exec(code, names)\n    return names['g'](A)"
    ),
    "helper of another cell": "def g(A): return np.linalg.det(A)\ndef f(A): return g(A)",
    "default value": "def f(A, det=np.linalg.det): return det(A)",
    "keyword default": "def f(A, *, det=np.linalg.det): return det(A)",
    "closure": "def make(d):\n    return lambda A: d(A)\nf = make(np.linalg.det)",
    "dictionary": "tools = {'det': np.linalg.det}\ndef f(A): return tools['det'](A)",
    "list": "tools = [np.linalg.det]\ndef f(A): return tools[0](A)",
    "map": "def f(A): return list(map(np.linalg.det, [A]))[0]",
    "another module's function": "def f(A): return np.apply_over_axes(np.linalg.det, A, 0)",
}


def notebook(source):
    namespace = {"np": np, "__name__": "__main__"}
    exec(source, namespace)
    return namespace


@pytest.mark.parametrize("source", WAYS.values(), ids=WAYS)
def test_every_way_of_calling_it_is_refused_and_open_again_afterwards(source):
    namespace = notebook(source)
    with (
        forbidden(["numpy.linalg.det"], namespace),
        pytest.raises(ForbiddenCall, match=r"`numpy\.linalg\.(_umath_linalg\.)?det`"),
    ):
        namespace["f"](A)
    if "over_axes" not in source:  # which fails for a determinant anyhow
        assert namespace["f"](A) == pytest.approx(5.0)
    assert np.linalg.det(A) == pytest.approx(5.0)


@pytest.mark.parametrize(
    "call",
    [
        "np.poly(A)",
        "np.roots([1, -5, 5])",
        "np.poly1d([1, -5, 5]).r",
        "np.polynomial.Polynomial([5, -5, 1]).roots()",
        "np.matrix(A) ** -1",
        "np.matrix(A).I",
    ],
)
def test_the_rest_of_the_library_is_no_way_round(call):
    namespace = notebook(f"def f(A): return {call}")
    names = ["numpy.linalg.eigvals", "numpy.linalg.inv", "numpy.linalg.matrix_power"]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", PendingDeprecationWarning)  # np.matrix
        with forbidden(names, namespace), pytest.raises(ForbiddenCall, match=r"numpy\.linalg\."):
            namespace["f"](A)
        assert namespace["f"](A) is not None


def test_what_a_call_is_refused_for_can_be_told_by_name():
    known = refused_names(("numpy.linalg.det", "numpy.linalg.no_such"))
    assert "numpy.linalg.det" in known
    assert "numpy.linalg._umath_linalg.det" in known
    assert not {"numpy.linalg.no_such", "numpy.linalg.inv", "det"} & known
    assert refused_names(("numpy.roots",)) == {"numpy.roots"}


def test_the_package_itself_may_go_on_using_it():
    namespace = notebook("def f(A): return np.linalg.matrix_rank(A), np.linalg.cond(A)")
    with forbidden(["numpy.linalg.svd", "numpy.linalg.norm"], namespace):
        rank, condition = namespace["f"](A)
    assert rank == 2
    assert condition == pytest.approx(np.linalg.cond(A))


def test_other_functions_and_unknown_names_are_let_be():
    namespace = notebook(
        "def f(A): return np.linalg.inv(A) @ A\ndef g(A, k=2, *, m=None): return A"
    )
    before = {name: dict(vars(sys.modules[name])) for name in ("numpy", "numpy.linalg")}
    with forbidden(["numpy.linalg.det", "numpy.linalg.no_such", "no_such.module"], namespace):
        assert np.allclose(namespace["f"](A), np.eye(2))
    assert all(dict(vars(sys.modules[name])) == names for name, names in before.items())
    assert namespace["g"].__defaults__ == (2,)
    assert namespace["g"].__kwdefaults__ == {"m": None}


def test_everything_is_put_back_after_an_error_and_a_shorter_list():
    source = "tools = [1, np.linalg.det]\ndef f():\n    tools.clear()\n    raise KeyError"
    namespace = notebook(source)
    det = np.linalg.det
    with pytest.raises(KeyError), forbidden(["numpy.linalg.det"], namespace):
        namespace["f"]()
    assert np.linalg.det is det
    assert np.linalg._linalg.det is det
