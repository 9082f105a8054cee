"""Long files first: a long one that is begun last would leave the other worker without work."""

import pytest

LONG = ("faults", "security", "awkward", "adapter", "anycourse", "sandbox", "determinism")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the folders that play classes before those that do not; else keep the order."""
    items.sort(key=lambda item: item.path.parent.name not in LONG)
