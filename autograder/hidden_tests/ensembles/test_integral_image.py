"""Hidden tests of ensembles/integral_image; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.integral_image_oracle import (
    corner_sums,
)
from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_running_sums(student, reference, seed):
    """Adds up all pixels above and left of each corner, with zeros at the border."""
    rng = np.random.default_rng(seed("images"))
    images = [np.array([[1.0, 2.0, 7.0], [3.0, 4.0, -5.0]]), np.array([[6.5]])]
    images.append(np.array([[0.5, 1.25, -3.75]], dtype=np.float32))
    images += [rng.normal(size=shape) for shape in [(4, 4), (2, 7), (6, 1), (1, 5)]]
    cases = [(image, corner_sums(image)) for image in images]
    assert_cases(student.integral_image, cases, atol=1e-12)
    assert_agrees(student.integral_image, reference.integral_image, images, atol=1e-12)
    assert_leaves_arguments(student.integral_image, images)


@pytest.mark.points(1)
def test_eight_bits(student, seed):
    """Takes images of 8-bit integers, of large ones and of float32, whose sums do not fit."""
    rng = np.random.default_rng(seed("images"))
    images = [np.full((2, 3), 200, dtype=np.uint8), np.full((3, 2), -100, dtype=np.int8)]
    images.append(rng.integers(100, 256, size=(40, 30)).astype(np.uint8))
    cases = [Case(image, corner_sums(image), label=str(image.dtype)) for image in images]
    cases.append(Case(np.array([[3, 250]]), [[0, 0, 0], [0, 3, 253]], label="other integers"))
    for image, label in [
        (np.array([[2_000_000_000, 5], [1_000_000_000, 7]]), "sums above 2**31"),
        (np.array([[2.0**24, 1.0], [1.0, 1.0]], dtype=np.float32), "an image of float32"),
    ]:
        cases.append(Case(image, corner_sums(image), label=label))
    assert_cases(student.integral_image, cases, atol=1e-12, dtype=float)


@pytest.mark.points(1)
def test_rectangles(student, seed):
    """Lets four look-ups find the sum over any rectangle."""
    rng = np.random.default_rng(seed("images"))

    def law(S, image):
        h, w = image.shape
        S = as_array(S, shape=(h + 1, w + 1))
        for a in range(h):
            for c in range(w):
                b, d = a + 1 + (a + c) % (h - a), c + 1 + (a * c) % (w - c)
                found = S[b, d] - S[a, d] - S[b, c] + S[a, c]
                assert_close(found, image[a:b, c:d].sum(), atol=1e-9, what="a rectangle")

    images = [rng.normal(loc=2, size=(7, 4)), rng.integers(-9, 10, size=(3, 8)), np.ones((5, 5))]
    images.append(-np.ones((3, 4)))
    assert_law(student.integral_image, images, law)


@counterexample_search(image=strategies.matrices((1, 3), (1, 3)))
def agrees_with_the_reference(student, reference, image):
    assert_close(student.integral_image(image), reference.integral_image(image), atol=1e-9)
