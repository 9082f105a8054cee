"""References are read as text: what students get of them, and what stays home."""

import pytest

from autograder.authoring.reference import read_reference
from autograder.errors import CourseTextError


def test_stub_is_signature_and_docstring(course):
    assert (
        read_reference(course.paths, "lines", "double").stub
        == '''\
def double(x: np.ndarray) -> np.ndarray:
    """Return twice the values.

    >>> double(np.array([1.0, 4.0]))
    array([2., 8.])
    """
    # YOUR CODE HERE
    raise NotImplementedError()'''
    )


def test_solution_cell_keeps_body_comments_and_local_imports(course):
    assert (
        read_reference(course.paths, "lines", "slope").solution_cell
        == '''\
def slope(
    y: np.ndarray,
) -> float:
    """Return the slope of values at 0, 1, 2, ..."""
    ### BEGIN SOLUTION
    import math

    return math.fsum(double(np.diff(y))) / 2 / len(y)
    ### END SOLUTION'''
    )
    body = read_reference(course.paths, "lines", "double").body
    assert body.startswith("    # Adding is exact in binary.\n    twofold")


def test_needs_are_what_the_function_takes_from_the_top_of_its_file(course):
    assert read_reference(course.paths, "lines", "slope").needs == ("double", "np")


def test_nothing_is_imported_or_run(course):
    course.change("solutions/lines/double.py", "import numpy as np", "import numpy as np\n1 / 0")
    assert read_reference(course.paths, "lines", "double").docstring.startswith("Return twice")


def test_bytes_that_are_no_text_are_a_fault(course):
    (course.root / "solutions/lines/double.py").write_bytes(b"\xff\xfe = 1\n")
    with pytest.raises(CourseTextError, match=r"solutions/lines/double\.py:1: this is not Python"):
        read_reference(course.paths, "lines", "double")
