"""What the engine uses of pytest and Hypothesis though it is private, and whether it has moved."""

import functools
import importlib

from autograder.sandbox.inside.private_parts import PrivatePart, moved_parts

PYTEST = (
    PrivatePart("_pytest.config", "_prepareconfig", ("args", "plugins", "prog")),
    PrivatePart("_pytest.config", "Config._do_configure", ("self",)),
    PrivatePart("_pytest.config", "Config._ensure_unconfigure", ("self",)),
    PrivatePart("_pytest.main", "Session.from_config", ("config",)),
    PrivatePart("_pytest.main", "Session.perform_collect", ("self", "args", "genitems")),
    PrivatePart("_pytest.runner", "runtestprotocol", ("item", "log", "nextitem")),
)
"""With these, hidden tests are collected once and run for one student after another."""

_CONSTANTS = ("integers", "floats", "bytes", "strings")
HYPOTHESIS = (
    PrivatePart("hypothesis.internal.conjecture.providers", "HypothesisProvider._local_constants"),
    PrivatePart("hypothesis.internal.constants_ast", "Constants", _CONSTANTS),
)


@functools.cache
def moved_in_pytest() -> tuple[str, ...]:
    """Report what has moved; empty if hidden tests can be collected once for all."""
    return moved_parts(PYTEST)


@functools.cache
def moved_in_hypothesis() -> tuple[str, ...]:
    """Report what has moved; empty if searches can be made the same in all workers."""
    return moved_parts(HYPOTHESIS)


def forget_local_constants() -> None:
    """Seed a search alike in every worker.

    Hypothesis also tries constants from the source of whatever modules are loaded, and which these
    are differs between workers. Where it has moved them, a search may find another example.
    """
    if moved_in_hypothesis():
        return
    provider = importlib.import_module("hypothesis.internal.conjecture.providers")
    constants = importlib.import_module("hypothesis.internal.constants_ast")
    provider.HypothesisProvider._local_constants = constants.Constants()
