"""The course's secret: made once, for the owner's eyes, and never empty."""

import pytest

from autograder.course import make_secret, read_secret
from autograder.errors import UsageError


def test_it_is_made_once_and_only_the_owner_can_read_it(tmp_path):
    path = tmp_path / ".autograder" / "secret"
    make_secret(path)
    secret = read_secret(path)
    assert len(secret) == 64
    assert path.stat().st_mode & 0o777 == 0o600
    make_secret(path)
    assert read_secret(path) == secret
    assert [file.name for file in path.parent.iterdir()] == ["secret"]


def test_without_one_or_with_an_empty_one_nothing_is_graded(tmp_path):
    with pytest.raises(UsageError, match="autograder setup"):
        read_secret(tmp_path / "secret")
    (tmp_path / "secret").write_text("\n")
    with pytest.raises(UsageError, match="is empty"):
        read_secret(tmp_path / "secret")
