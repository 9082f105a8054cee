"""What holds for all tests: their order, one thread each, and that Ctrl-C can be heard.

Long files come first: a long one that is begun last would leave the other worker without work.
"""

import os
import signal
import sys
from collections.abc import Generator
from unittest import mock

import pytest

import solutions
from autograder.pipeline.topic_checks.notebook_checks import ONE_THREAD
from tests import course_copy, dealing, processor_time, topic_selection

LONG = (
    *("faults", "security", "awkward", "adapter", "plain_course", "sandbox", "determinism"),
    *("topics", "claims", "website"),
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--topic``."""
    topic_selection.add_option(parser)


@pytest.hookimpl(optionalhook=True)  # a pytest without xdist runs the same tests
def pytest_xdist_make_scheduler(
    config: pytest.Config, log: object
) -> dealing.GroupScheduling | None:
    """Deal groups of tests out, as ``tests/dealing.py`` tells them."""
    if config.getvalue("dist") == "loadscope":
        return dealing.GroupScheduling(config, log)
    return None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take the tests of the chosen topics; put folders that play classes before the others."""
    topic_selection.select(config, items)
    items.sort(key=lambda item: item.path.parent.name not in LONG)


def pytest_configure(config: pytest.Config) -> None:
    """Prepare what workers and programs inherit: threads, the tiny course's place, Ctrl-C.

    Ctrl-C is heard also where a shell that runs this behind its back let it be ignored. What is
    ignored stays so in every program that tests start and interrupt.
    """
    os.environ.update(ONE_THREAD)  # each of several workers' BLAS would wait for all cores
    course_copy.make_place()
    solutions.__path__.append(str(course_copy.WRITTEN / "solutions"))
    if config.getoption("xmlpath", None):
        config.pluginmanager.register(processor_time.Stopwatch())
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Leave ``sys.path`` and the environment's variables to the next test as they were.

    nbgrader puts the folders of courses on the path: a course there has a package ``solutions``,
    which would be taken for that of this one. A course's ``nbgrader_config.py`` may set variables,
    such as ``PYTHONWARNINGS``, and the kernels of another test's course would obey them.
    """
    before = list(sys.path)
    try:
        with mock.patch.dict(os.environ):
            return (yield)
    finally:
        sys.path[:] = before


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove the tiny course at the end of the run."""
    course_copy.remove_place()
