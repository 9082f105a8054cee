"""Seeds of generated inputs: the same for a whole class, unknown without the course's secret."""

import hashlib
import hmac
from collections.abc import Callable


def seed_function(secret: str, exercise_id: str) -> Callable[[str], int]:
    """Make the function ``seed(name)`` of one exercise's hidden tests."""

    def seed(name: str) -> int:
        """Return a seed for ``np.random.default_rng``, fixed by course, exercise and name."""
        message = f"{exercise_id}:{name}".encode()
        return int.from_bytes(hmac.digest(secret.encode(), message, hashlib.sha256)[:8], "big")

    return seed
