"""References as these tests call them: every call is watched."""

import copy
import functools
import importlib
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]


def watch(function):
    """Let a function raise on any NumPy warning, changed argument or NumPy scalar returned."""

    @functools.wraps(function)
    def watched(*args, **kwargs):
        values = [v for v in (*args, *kwargs.values()) if not callable(v)]
        values = [v for v in values if not isinstance(v, np.random.Generator)]
        before = copy.deepcopy(values)
        try:
            with np.errstate(all="raise", under="ignore"):
                result = function(*args, **kwargs)
        finally:
            np.testing.assert_equal(values, before, err_msg="an argument was changed")
        for part in result if isinstance(result, tuple) else (result,):
            assert not isinstance(part, np.generic), "scalars are Python's own"
            if isinstance(part, np.ndarray) and part.dtype.kind == "f":
                assert part.dtype == np.float64
        return result

    return watched


@pytest.fixture(scope="session")
def watched():
    return watch


@pytest.fixture(scope="session")
def load_references():
    def load(topic):
        files = [p for p in (ROOT / "solutions" / topic).glob("*.py") if p.stem != "__init__"]
        modules = {p.stem: importlib.import_module(f"solutions.{topic}.{p.stem}") for p in files}
        return SimpleNamespace(**{name: watch(getattr(m, name)) for name, m in modules.items()})

    return load
