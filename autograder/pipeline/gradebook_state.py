"""What state the gradebook is in, found without nbgrader: that may be what is broken."""

from sqlalchemy import URL, create_engine, inspect
from sqlalchemy.exc import SQLAlchemyError


def server_fault(url: URL) -> tuple[str, str]:
    """Report what is wrong with a gradebook on a server, and what to do; empty if nothing is."""
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
