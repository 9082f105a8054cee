"""Seeds of generated inputs: the same for a whole class, unknown without the course's secret."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from pathlib import Path

from autograder.errors import UsageError
from autograder.staging import stage, waiting_place


def read_secret(path: Path) -> str:
    """Read the course secret.

    Raises
    ------
    UsageError
        If there is none yet, or nothing in it.
    """
    try:
        secret = path.read_text().strip()
    except FileNotFoundError:
        raise UsageError(f"{path}: the course has no secret yet. Run: autograder setup") from None
    if not secret:
        raise UsageError(
            f"{path}: the course's secret is empty. Restore your backup of it; without one, "
            "delete the file and run: autograder setup"
        )
    return secret


def make_secret(path: Path) -> None:
    """Write a fresh secret that only the owner can read, unless there is one."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    waiting_place(path).touch(mode=0o600)  # nobody else may read it, not even before it is there
    stage(path, f"{secrets.token_hex(32)}\n".encode()).publish()


def seed_function(secret: str, exercise_id: str) -> Callable[[str], int]:
    """Make the function ``seed(name)`` of one exercise's hidden tests."""

    def seed(name: str) -> int:
        """Return a seed for ``np.random.default_rng``, fixed by course, exercise and name."""
        message = f"{exercise_id}:{name}".encode()
        return int.from_bytes(hmac.digest(secret.encode(), message, hashlib.sha256)[:8], "big")

    return seed
