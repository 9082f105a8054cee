"""Seeds of generated inputs: the same for a whole class, unknown without the course's secret."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from pathlib import Path

from autograder.errors import UsageError


def read_secret(path: Path) -> str:
    """Read the course secret.

    Raises
    ------
    UsageError
        If there is none yet.
    """
    try:
        return path.read_text().strip()
    except FileNotFoundError:
        raise UsageError(f"{path}: the course has no secret yet. Run: autograder setup") from None


def make_secret(path: Path) -> None:
    """Write a fresh secret that only the owner can read, unless there is one."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    path.write_text(secrets.token_hex(32) + "\n")


def seed_function(secret: str, exercise_id: str) -> Callable[[str], int]:
    """Make the function ``seed(name)`` of one exercise's hidden tests."""

    def seed(name: str) -> int:
        """Return a seed for ``np.random.default_rng``, fixed by course, exercise and name."""
        message = f"{exercise_id}:{name}".encode()
        return int.from_bytes(hmac.digest(secret.encode(), message, hashlib.sha256)[:8], "big")

    return seed
