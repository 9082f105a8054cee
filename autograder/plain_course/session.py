"""One connection and one commit for all that nbgrader writes in a step.

nbgrader opens its gradebook nine times a submission and commits at every cell.
"""

import contextlib
import warnings
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

from nbgrader.api import Gradebook
from sqlalchemy.exc import SQLAlchemyError

from autograder.errors import RecordError

USERS = (
    "nbgrader.converters.autograde",
    "nbgrader.preprocessors.overwritekernelspec",
    "nbgrader.preprocessors.overwritecells",
    "nbgrader.preprocessors.saveautogrades",
    "nbgrader.preprocessors.latesubmissions",
    "autograder.plain_course.withheld_scores",
)
"""Modules that open a gradebook of their own."""


class _Lent:
    """Stands for ``Gradebook(...)``: lends the one that is open, and never closes it."""

    def __init__(self, gradebook: Any) -> None:
        self._gradebook = gradebook

    def __call__(self, *_: object, **__: object) -> Any:
        return self

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        return

    def close(self) -> None:
        """Stay open."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._gradebook, name)


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Make every step open and commit as it does in nbgrader."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what libraries say of each other stops nobody
        yield


@contextlib.contextmanager
def one_gradebook(url: str) -> Iterator[None]:
    """Share one gradebook among the steps inside the block; commit at its end in any case."""
    with Gradebook(url) as gradebook, contextlib.ExitStack() as stack, quiet():
        lent = _Lent(gradebook)
        for module in USERS:
            stack.enter_context(mock.patch(f"{module}.Gradebook", lent))
        commit = gradebook.db.commit
        stack.enter_context(mock.patch.object(gradebook.db, "commit", gradebook.db.flush))
        try:
            yield
        finally:
            _keep(gradebook, commit)


def _keep(gradebook: Any, commit: Callable[[], None]) -> None:
    try:
        commit()
    except SQLAlchemyError as error:
        gradebook.db.rollback()
        raise RecordError(
            f"gradebook: nothing of this step was kept. Got: {error}. Run grade again"
        ) from error
