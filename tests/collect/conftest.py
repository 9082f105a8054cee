"""An empty course and an empty inbox for every test of this folder."""

from pathlib import Path

import pytest

from tests.collect.handing_in import Hands


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    """An empty course and an empty inbox."""
    return Hands(tmp_path)
