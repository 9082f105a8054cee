"""What docs/writing_hidden_tests.md shows runs, and it leaves nothing out."""

import re

import pytest

from autograder import testing
from autograder.checking.student_functions import ReferenceFunctions
from autograder.testing import strategies

ROW = re.compile(r"^\| (`[^|]*) \| [^|]+ \| `([^`|]+)` \|$", re.MULTILINE)


@pytest.fixture(scope="module")
def page(root):
    return (root / "docs" / "writing_hidden_tests.md").read_text()


@pytest.fixture(scope="module")
def blocks(page):
    return re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


class FromTopics:
    """The references of several topics: those that the document's examples name."""

    def __getattr__(self, name):
        topic = "optimization" if name == "minibatches" else "linear_regression"
        return getattr(ReferenceFunctions(topic), name)


def rows(page):
    return [(re.findall(r"`(\w+)`", names), example) for names, example in ROW.findall(page)]


def test_the_table_holds_the_whole_vocabulary(page):
    listed = [name for names, _ in rows(page) for name in names]
    assert sorted(listed) == sorted([*testing.__all__, "strategies"])


def test_examples_use_what_they_stand_beside_and_run(page, blocks):
    names = {name: getattr(testing, name) for name in testing.__all__}
    functions = FromTopics()
    names |= {"strategies": strategies, "student": functions, "reference": functions}
    exec(blocks[-1], names)
    found = rows(page)
    assert len(found) > 30
    for listed, example in found:
        assert any(re.search(rf"\b{name}\b", example) for name in listed), example
        exec(example, names)


def test_the_file_at_the_top_passes_for_the_reference(blocks):
    names = {}
    exec(
        blocks[0].replace("@pytest.mark.points(1)\n", ""), names
    )  # the mark is known to the grader
    functions = ReferenceFunctions("linear_regression")
    names["test_minimises_the_squared_error"](functions, functions, len)
    names["test_refuses_zeros"](functions)
    with pytest.raises(testing.Mismatch, match="should raise `ValueError`"):
        names["test_refuses_zeros"](type("Wrong", (), {"fit_through_origin": functions.r2_score}))
