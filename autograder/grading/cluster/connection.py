"""The connection to a Dask scheduler: the only module that knows Dask, which may be missing."""

import contextlib
import itertools
import logging
import queue
from collections.abc import Callable, Iterator
from typing import Any

from autograder.errors import SandboxError, UsageError
from autograder.grading.cluster import worker
from autograder.grading.worker_pool import ignore_interrupts

CONNECT_SECONDS = 10
LEAVE_SECONDS = 10
MISSING = (
    "--scheduler: Dask is not installed beside the engine. Run: pip install 'autograder[cluster]'"
)
LOST = (
    "{address}: the scheduler is gone. What was finished is kept. "
    "Start it and its workers again, then the same command."
)
Reply = tuple[str, str, str, bytes]
"""The worker, the key of the task, and what ``worker`` answers: a word, and bytes."""


class Connection:
    """What a run needs of a scheduler."""

    def __init__(self, address: str, client: Any) -> None:
        self.address = address
        self._client = client
        self._numbers = itertools.count()
        self._waiting: dict[Any, tuple[str, str]] = {}
        self._finished: queue.SimpleQueue[Any] = queue.SimpleQueue()

    @property
    def is_waiting(self) -> bool:
        """Whether any worker owes a reply."""
        return bool(self._waiting)

    def workers(self) -> dict[str, int]:
        """List the workers by address, each with the number of its threads."""
        try:
            self._require()
            found = self._client.scheduler_info(n_workers=-1)["workers"]
        except (OSError, TimeoutError, KeyError) as error:
            raise SandboxError(LOST.format(address=self.address)) from error
        return {address: int(facts["nthreads"]) for address, facts in found.items()}

    def submit(
        self, address: str, key: str, function: Callable[..., worker.Answer], *words: bytes
    ) -> None:
        """Have one worker call a function, which is named to it, not sent."""
        self._require()
        future = self._client.submit(
            function,
            *words,
            key=f"{self._client.id}-{next(self._numbers)}",
            workers=[address],
            allow_other_workers=False,
            pure=False,
        )
        self._waiting[future] = (address, key)
        future.add_done_callback(self._finished.put)

    def forget(self, address: str) -> None:
        """Expect nothing more of a worker that has gone."""
        for future in [f for f, (place, _) in self._waiting.items() if place == address]:
            del self._waiting[future]
            future.cancel()

    def replies(self, seconds: float) -> Iterator[Reply]:
        """Wait so long for a first reply, and give all that are there."""
        with contextlib.suppress(queue.Empty):
            future = self._finished.get(timeout=seconds)
            while True:
                if future in self._waiting:
                    yield (*self._waiting.pop(future), *self._answer(future))
                future = self._finished.get_nowait()

    def _answer(self, future: Any) -> worker.Answer:
        if future.status == "cancelled":
            raise SandboxError(LOST.format(address=self.address))
        error = future.exception()
        if error is None:
            answer: worker.Answer = future.result()
            return answer
        if type(error).__name__ == "KilledWorker":
            return worker.DIED, b""
        return (
            worker.UNFIT,
            f"its engine did not answer. Got {type(error).__name__}: {error}".encode(),
        )

    def _require(self) -> None:
        if self._client.status != "running":
            raise SandboxError(LOST.format(address=self.address))

    def close(self, run: str) -> None:
        """End what the run has started on the workers, and say goodbye."""
        for future in self._waiting:
            future.cancel()
        if self._client.status == "running":
            with contextlib.suppress(OSError, TimeoutError):  # what runs there ends by itself
                self._client.run(worker.leave, run, on_error="ignore")
        self._client.close(timeout=LEAVE_SECONDS)


@contextlib.contextmanager
def connected(address: str, run: str) -> Iterator[Connection]:
    """Keep a connection for the length of a block.

    Raises
    ------
    UsageError
        If Dask is not installed, or the address is none.
    SandboxError
        If nobody answers there.
    """
    connection = Connection(address, _client(address))
    try:
        yield connection
    finally:
        with ignore_interrupts():
            connection.close(run)


def _client(address: str) -> Any:
    try:
        import dask
        import distributed
    except ImportError as error:
        raise UsageError(MISSING) from error
    _silence()
    dask.config.set({"distributed.admin.large-graph-warning-threshold": "1 GB"})
    _require_address(address)
    make: Any = distributed.Client
    try:
        return make(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, TimeoutError) as error:
        raise SandboxError(
            f"{address}: no scheduler answers. Got: {error}. "
            "Check the address, or start one: dask scheduler"
        ) from error


def _require_address(address: str) -> None:
    """Refuse what cannot be connected to; Dask would try for a while, and end in a traceback."""
    from distributed import Security
    from distributed.comm.addressing import parse_address
    from distributed.comm.registry import get_backend

    try:
        scheme = parse_address(address)[0]
        get_backend(scheme)
    except ValueError as error:
        raise UsageError(
            f"--scheduler: this is not an address to connect to. Got {address!r}: {error}. "
            "Write one such as tcp://10.0.0.1:8786 or tls://10.0.0.1:8786"
        ) from error
    make: Any = Security
    if scheme == "tls" and make().get_connection_args("client")["ssl_context"] is None:
        raise UsageError(
            f"--scheduler {address}: there is no certificate to show there. Name the files: "
            "DASK_DISTRIBUTED__COMM__TLS__CA_FILE, and __CLIENT__CERT and __CLIENT__KEY in place "
            "of __CA_FILE, or the like in ~/.config/dask/distributed.yaml"
        )


def _silence() -> None:
    """Silence all but the engine; each part of Dask has a level of its own."""
    for name in list(logging.root.manager.loggerDict):
        if name.split(".")[0] in ("asyncio", "distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
