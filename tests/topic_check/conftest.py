"""A tiny topic on which every check of check-topic can be shown to fail and to pass."""

import pytest

from autograder.pipeline.topic_checks.topic_material import TopicMaterial
from tests.authoring.conftest import course as tiny_course  # noqa: F401 - a fixture

NOTEBOOK = "assignments/lines/notebook.md"
ASSIGNMENT = "assignments/lines/assignment.toml"


@pytest.fixture
def course(tiny_course):  # noqa: F811
    return tiny_course


@pytest.fixture
def material(course):
    """Read the topic anew: what was read before a change is not kept."""

    def material(**options):
        return TopicMaterial(course.paths, course.topic, **options)

    return material


@pytest.fixture
def append(course):
    """Put text at the end of the notebook."""

    def append(text):
        course.write(NOTEBOOK, f"{course.read(NOTEBOOK)}\n{text}\n")

    return append
