"""Claims are computed with one thread: small matrices are slower with two, and counted twice."""

import pytest
from threadpoolctl import threadpool_limits


@pytest.fixture(autouse=True, scope="package")
def one_thread():
    with threadpool_limits(1):
        yield
