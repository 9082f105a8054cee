"""What state the gradebook is in, found without nbgrader: that may be what is broken."""

from sqlalchemy import URL, create_engine, inspect, make_url
from sqlalchemy.exc import SQLAlchemyError

from autograder.nbgrader_settings import read_settings
from autograder.paths import CoursePaths


def gradebook_server(paths: CoursePaths) -> URL | None:
    """Give the URL of a gradebook on a server; None if it is a file."""
    named = read_settings(paths.root).get("CourseDirectory", {}).get("db_url")
    url = make_url(named) if isinstance(named, str) and named else None
    return None if url is None or url.get_backend_name() == "sqlite" else url


def server_fault(url: URL) -> tuple[str, str]:
    """Say what is wrong with a gradebook on a server, and what to do; empty if nothing is."""
    try:
        engine = create_engine(url)
        try:
            names = inspect(engine).get_table_names()
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        said = str(error).strip().splitlines()[0]
        remedy = "Start the server, or correct c.CourseDirectory.db_url in nbgrader_config.py."
        return f"{url} cannot be read: {said}", remedy
    return ("", "") if "alembic_version" in names else (f"{url} is empty", "Run: autograder setup")
