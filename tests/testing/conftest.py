"""A function under test: the same interface as ``student.f``, with its round trips counted."""

import pytest

from autograder.checking.student_functions import ReferenceFunction


class Watched(ReferenceFunction):
    """Counts how often something crosses."""

    def __init__(self, function):
        super().__init__(function, {})
        self.trips = 0
        self.is_in_batch = False

    def _crossing(self, method, *args, **kwargs):
        was, self.is_in_batch = self.is_in_batch, True
        self.trips += not was
        try:
            return method(*args, **kwargs)
        finally:
            self.is_in_batch = was

    def __call__(self, *args, **kwargs):
        return self._crossing(self._function, *args, **kwargs)

    def map(self, inputs):
        return self._crossing(super().map, inputs)

    def first_not_raising(self, error, inputs):
        return self._crossing(super().first_not_raising, error, inputs)

    def changed_by_each(self, inputs):
        return self._crossing(super().changed_by_each, inputs)

    def generators_after_each(self, inputs):
        return self._crossing(super().generators_after_each, inputs)


@pytest.fixture(scope="session")
def under_test():
    return Watched
