"""Facts of sources by their content, so that a file that stays as it is is parsed once.

The cache lies where programs of this user keep theirs. Whatever is wrong with it, nothing is lost
but time: then every source is parsed.
"""

import contextlib
import functools
import hashlib
import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

MOST_ENTRIES = 20_000
WAIT_SECONDS = 0.2


class FactsCache:
    """Facts in memory, and in a file if there is one."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._known: dict[str, str] = {}
        self._fresh: dict[str, str] = {}
        self._connection: sqlite3.Connection | None = None

    def fetch(self, kind: str, source: bytes, compute: Callable[[], str]) -> str:
        """Return what is known of a source, computed where nothing is known."""
        digest = hashlib.sha256(source).hexdigest()
        key = f"{sys.version_info.major}.{sys.version_info.minor}/{kind}/{digest}"
        if key not in self._known:
            found = self._read(key)
            if found is None:
                found = self._fresh[key] = compute()
            self._known[key] = found
        return self._known[key]

    def save(self) -> None:
        """Write what was computed since the last time, and close the file."""
        with contextlib.suppress(sqlite3.Error):
            if self._fresh and self._connection is not None:
                self._write(self._connection)
        self._fresh.clear()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write(self, connection: sqlite3.Connection) -> None:
        with connection:
            connection.executemany(
                "INSERT OR REPLACE INTO facts VALUES (?, ?)", self._fresh.items()
            )
            connection.execute(
                "DELETE FROM facts WHERE rowid <= (SELECT max(rowid) FROM facts) - ?",
                (MOST_ENTRIES,),
            )

    def _read(self, key: str) -> str | None:
        with contextlib.suppress(OSError, sqlite3.Error):
            connection = self._connected()
            if connection is not None:
                query = "SELECT value FROM facts WHERE key = ?"
                row = connection.execute(query, (key,)).fetchone()
                return str(row[0]) if row else None
        return None

    def _connected(self) -> sqlite3.Connection | None:
        """Open the file when it is first needed; no process that is forked later inherits it."""
        if self._connection is None and self._file is not None:
            file, self._file = self._file, None  # if this fails, it is not tried again
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._connection = sqlite3.connect(file, timeout=WAIT_SECONDS)
            self._connection.execute(
                "CREATE TABLE IF NOT EXISTS facts (key TEXT PRIMARY KEY, value TEXT)"
            )
            self._file = file
        return self._connection


@functools.cache
def cache_of_user() -> FactsCache:
    """Open the cache of this user, once for this process."""
    place = os.environ.get("XDG_CACHE_HOME", "")
    try:
        folder = Path(place) if Path(place).is_absolute() else Path.home() / ".cache"
    except RuntimeError:  # nobody knows whose home it is
        return FactsCache()
    return FactsCache(folder / "autograder" / "source_facts.sqlite")
