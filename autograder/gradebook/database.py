"""Open and create nbgrader's database; every fault of it becomes one clear RecordError.

Sessions here are one transaction each: they commit when the block ends well and leave nothing
when it does not. SQLite is locked for writing when the transaction begins, so that what was read
in it is still true when it is written; other databases lock the rows that are read to be written.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from nbgrader.api import Gradebook
from sqlalchemy import URL, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import DBAPIError, NoSuchModuleError
from sqlalchemy.orm import Session
from sqlalchemy.pool import NullPool

from autograder.errors import RecordError
from autograder.gradebook.schema import newest_schema

WAIT_SECONDS = 5
"""How long a locked database is waited for."""

_ADVICE = (
    ("locked", "another program has kept it locked for {wait} s. Close that program and try again"),
    ("readonly", "it may not be written to. Check the permissions of the file and its folder"),
    ("disk is full", "the disk is full. Make room and try again"),
    ("unable to open", "it cannot be opened. Check the folder and its permissions"),
    ("disk i/o", "the disk failed. Check it and try again"),
    ("no such table", "it holds no gradebook. Run: autograder setup"),
    (
        "lock timeout",
        "another program has kept it locked for {wait} s. Close that program and try again",
    ),
    (
        "fatal:  database",
        "there is no such database. Create it, or correct c.CourseDirectory.db_url",
    ),
    ("authentication failed", "the server refuses the name or the password. Check both"),
    ("permission denied", "this user may not read or write it. Check the rights that it has"),
    ("connection", "the server does not answer. Start it and try again"),
    ("shutting down", "the server does not answer. Start it and try again"),
    ("no space left", "the disk is full. Make room and try again"),
    ("does not exist", "it holds no gradebook. Run: autograder setup"),
    ("not a database", "the file is no database. Restore your backup of it"),
    ("malformed", "the file is damaged. Restore your backup of it"),
)


def database_url(location: Path | str) -> URL:
    """Return the URL of a gradebook: a path means an SQLite file."""
    if isinstance(location, Path):
        return URL.create("sqlite", database=str(location))
    return make_url(location)


def gradebook_exists(url: URL) -> bool:
    """Return whether a gradebook was set up; RecordError if its server does not tell."""
    with database_faults(url):
        return _has_gradebook(url)


def shown(url: URL) -> str:
    """Name a database in a message: the file, or the URL without its password."""
    file = _sqlite_file(url)
    return str(file) if file else url.render_as_string(hide_password=True)


def create_database(url: URL) -> bool:
    """Create nbgrader's tables unless they exist; say whether they were new.

    An SQLite file is built elsewhere and moved into place, so an interrupted run leaves none.
    """
    with database_faults(url):
        if _has_gradebook(url):
            return False
        file = _sqlite_file(url)
        if file is None:
            _create_tables(url)
        else:
            unfinished = file.with_name(f".{file.name}.new")
            unfinished.unlink(missing_ok=True)
            _create_tables(url.set(database=str(unfinished)))
            unfinished.replace(file)
    return True


def open_engine(url: URL, *, writes: bool) -> Engine:
    """Connect to an existing gradebook; RecordError when there is none.

    Parameters
    ----------
    url : URL
        The database.
    writes : bool
        Whether its transactions write: they then lock SQLite from their beginning.
    """
    file = _sqlite_file(url)
    if file is None:
        return _server_engine(url)
    _require(file)
    engine = create_engine(url, creator=partial(_connect, file), poolclass=NullPool)
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


@contextmanager
def transaction(engine: Engine) -> Iterator[Session]:
    """Run one transaction: commit at the end, roll back on any error, faults as RecordError."""
    with (
        database_faults(engine.url),
        Session(engine, expire_on_commit=False) as session,
        session.begin(),
    ):
        yield session


@contextmanager
def one_transaction(url: URL, *, writes: bool) -> Iterator[Session]:
    """Connect to an existing gradebook for one transaction.

    Raises
    ------
    RecordError
        If there is no gradebook, or it cannot be read or written.
    """
    engine = open_engine(url, writes=writes)
    try:
        with transaction(engine) as session:
            yield session
    finally:
        engine.dispose()


@contextmanager
def database_faults(url: URL) -> Iterator[None]:
    """Turn what the database driver or the file system says into a RecordError."""
    try:
        yield
    except DBAPIError as error:
        raise RecordError(f"{shown(url)}: {_advice(str(error.orig))}") from error
    except OSError as error:
        raise RecordError(
            f"{error.filename or shown(url)}: {os_advice(error)}. Nothing was recorded"
        ) from error


def os_advice(error: OSError) -> str:
    """Report what a fault of the file system means, in one sentence."""
    return f"it could not be written. Got: {error.strerror or error}. Fix that and try again"


def _advice(said: str) -> str:
    lowered = said.lower()
    for sign, advice in _ADVICE:
        if sign in lowered:
            return f"{advice.format(wait=WAIT_SECONDS)}. Nothing was recorded"
    return f"the database refused. Got: {said}. Nothing was recorded"


def _sqlite_file(url: URL) -> Path | None:
    if url.get_backend_name() == "sqlite" and url.database:
        return Path(url.database)
    return None


def _require(file: Path) -> None:
    if not file.is_file():
        raise RecordError(f"{file}: there is no gradebook. Run: autograder setup")


def _server_engine(url: URL) -> Engine:
    """Connect to a server; a connection that was lost is made again, and no lock waited for long.

    Raises
    ------
    RecordError
        If its driver is not installed.
    """
    try:
        engine = create_engine(url, pool_pre_ping=True)
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise RecordError(
            f"{shown(url)}: this kind of database has no driver here. Got: {error}. "
            "For PostgreSQL, run: pip install 'autograder[postgresql]'"
        ) from error
    if url.get_backend_name() == "postgresql":
        event.listen(engine, "connect", _limit_waiting)
    return engine


def _limit_waiting(connection: Any, _record: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"SET lock_timeout = {int(WAIT_SECONDS * 1000)}")
    connection.commit()


def _connect(file: Path) -> sqlite3.Connection:
    """Open the file anew, for each transaction: one that has vanished must be missed."""
    _require(file)
    place = f"file:{quote(str(file))}?mode=rw"
    return sqlite3.connect(place, uri=True, timeout=WAIT_SECONDS, isolation_level=None)


def _has_gradebook(url: URL) -> bool:
    file = _sqlite_file(url)
    if file is not None and not file.exists():
        return False
    engine = _server_engine(url) if file is None else create_engine(url)
    try:
        names = inspect(engine).get_table_names()
    finally:
        engine.dispose()
    if names and "alembic_version" not in names:
        raise RecordError(
            f"{shown(url)}: it is no finished gradebook of nbgrader's. "
            f"Got tables {', '.join(names[:3])}, but no version of them. "
            "Empty the database or name another, and run: autograder setup"
        )
    return bool(names)


def _create_tables(url: URL) -> None:
    """Have nbgrader make its tables.

    Where it finds no table at all, it starts another program to learn their version: two seconds.
    Where the table of the version is there, it makes the others and believes it.
    """
    engine = create_engine(url)
    if version := newest_schema():
        with engine.begin() as connection:
            connection.execute(
                text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
            )
            connection.execute(text("INSERT INTO alembic_version VALUES (:v)"), {"v": version})
    engine.dispose()
    with Gradebook(url.render_as_string(hide_password=False)):
        pass
