"""What holds for all tests: their order, and that Ctrl-C can be heard.

Long files come first: a long one that is begun last would leave the other worker without work.
"""

import signal

import pytest

LONG = ("faults", "security", "awkward", "adapter", "anycourse", "sandbox", "determinism")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the folders that play classes before those that do not; else keep the order."""
    items.sort(key=lambda item: item.path.parent.name not in LONG)


def pytest_configure() -> None:
    """Hear Ctrl-C also where a shell that runs this behind its back let it be ignored.

    What is ignored stays so in every program that tests start and interrupt.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
