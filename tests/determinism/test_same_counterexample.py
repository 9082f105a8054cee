"""The search for a small failing input tries the same inputs in every worker."""

import sys
from types import ModuleType

from hypothesis import strategies as st

from autograder.checking.counterexample_search import smallest_failing_input
from autograder.testing import counterexample_search


class Nobody:
    last_call = None
    calls = 0


def tried() -> list[tuple[int, float, str]]:
    """Return all inputs of one search, of which none is answered wrongly."""
    inputs = []

    @counterexample_search(n=st.integers(), x=st.floats(), text=st.text(max_size=40))
    def look(student, reference, n, x, text):
        inputs.append((n, repr(x), text))

    assert smallest_failing_input(look, Nobody(), None) is None
    return inputs


def test_whatever_modules_are_loaded(tmp_path, monkeypatch):
    before = tried()
    assert len(before) > 50
    source = tmp_path / "own.py"
    source.write_text("".join(f"v{n} = {n}77, {n}.125, 'word{n}'\n" for n in range(1000, 1200)))
    module = ModuleType("own")
    module.__file__ = str(source)
    monkeypatch.setitem(sys.modules, "own", module)
    assert tried() == before
