"""One warm process for all tests of a session, and its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from autograder.plain_course.notebook_execution import warm_zygote
from autograder.plain_course.run_start import python_for
from autograder.sandbox.levels import Level


@pytest.fixture(scope="session", autouse=True)
def one_zygote() -> Iterator[None]:
    yield
    if warm_zygote.cache_info().currsize:
        warm_zygote(python_for(Path("/")), Level.FULL).close()
    warm_zygote.cache_clear()
