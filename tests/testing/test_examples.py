"""The examples in the docstrings of the vocabulary run and show what they say."""

import doctest
import importlib
import pkgutil
from types import SimpleNamespace

import numpy as np
import pytest

from autograder import testing
from autograder.testing import strategies

MODULES = [module.name for module in pkgutil.iter_modules(testing.__path__)]
EXAMPLED = {
    "answer_values",
    "argument_forms",
    "assertions",
    "calls",
    "cases",
    "derivatives",
    "directions",
    "laws",
    "linear_programs",
    "partitions",
    "random_inputs",
    "random_matrices",
    "random_samples",
    "remembered_oracles",
    "row_matching",
    "search_mark",
    "sequence_laws",
    "source_recovery",
    "spies",
    "tree_comparison",
}


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples(name, under_test):
    module = importlib.import_module(f"autograder.testing.{name}")
    names = {name: getattr(testing, name) for name in testing.__all__}
    student = SimpleNamespace(double=under_test(lambda x: 2 * x), largest=under_test(np.max))
    student.apply = lambda function, x: function(x)
    student.jitter = under_test(lambda x, rng: x + rng.normal(size=x.shape))
    names |= {"np": np, "strategies": strategies, "student": student, "reference": student}
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    with np.printoptions(legacy="1.25"):
        for example in doctest.DocTestFinder().find(module, globs=names):
            runner.run(example)
    assert runner.summarize(verbose=False).failed == 0
    assert (runner.tries > 0) == (name in EXAMPLED)


def test_whatever_authors_import_is_described():
    described = [name for name in testing.__all__ if name not in ("BINARY", "BRANCHING")]
    assert [n for n in described if not (getattr(testing, n).__doc__ or "").strip()] == []
