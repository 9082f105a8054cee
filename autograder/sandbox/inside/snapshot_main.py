"""Answer the grader's calls on the functions of a finished notebook."""

import contextlib
import functools
import io
import socket
import sys
import time
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import numpy as np

from . import codec
from .changes import fingerprint
from .forbidden import ForbiddenCall, forbidden
from .frames import FrameStream, pack, send_parts
from .generators import generators_in, move_on
from .limits import cpu_seconds, start_from_known_state
from .own_modules import WORKING_FOLDER
from .repeated_calls import Frame, RepeatedCalls
from .shell import cell_number
from .stand_ins import StandIns

TOGETHER_SECONDS = 0.002
TOGETHER_BYTES = 1 << 16
"""Replies to quick calls go out together: each one that goes alone wakes the grader up."""


class CallServer:
    """Holds the namespace, the handles and the socket of one snapshot."""

    def __init__(self, sock: socket.socket, namespace: dict[str, Any]) -> None:
        self.sock = sock
        self.stream = FrameStream(sock)
        self.namespace = namespace
        self.returned: list[Callable[..., Any]] = []
        self.open_functions: dict[str, Any] = {}
        self.bound: dict[int, Callable[..., Any]] = {}
        self.test = 0
        self.unsent: list[bytes] = []
        self.unsent_bytes = 0
        self.sent_at = 0.0
        self.helpers: dict[int, tuple[Callable[..., Any], dict[str, Any]]] = {}
        self.passed_in = self.helpers
        self.repeated: list[RepeatedCalls] = []

    # --- handles: functions never cross, only the right to call them ---

    def handle_for(self, function: Callable[..., Any]) -> dict[str, Any]:
        """Name a function that leaves the sandbox."""
        self.returned.append(function)
        return {"returned": len(self.returned) - 1}

    def resolve(self, handle: dict[str, Any]) -> Any:
        """Find or make the function that a handle from the grader stands for."""
        if "student" in handle:
            return self.namespace[handle["student"]]
        if "returned" in handle:
            return self.returned[handle["returned"]]
        if "open" in handle:
            function = self.open_functions[handle["open"]]
        elif "bound" in handle:
            function = self.bound[handle["bound"]]
        else:
            function = self.callback(handle)
        self.passed_in[id(function)] = function, handle
        return function

    def callback(self, handle: dict[str, Any]) -> Callable[..., Any]:
        """Make a function that asks the grader for its result."""

        def ask(*args: Any, **kwargs: Any) -> Any:
            return self.value_of(self.exchange(handle, args, kwargs), args, kwargs)

        return ask

    def helper(self, name: str) -> Callable[..., Any]:
        """Make a function that asks the grader for the result of a right helper."""
        handle, repeated = {"override": name}, RepeatedCalls()
        self.repeated.append(repeated)

        def ask(*args: Any, **kwargs: Any) -> Any:
            key = repeated.key(args, kwargs)
            frame = repeated.find(key)
            if frame is None:
                frame = self.exchange(handle, args, kwargs)
                repeated.keep(key, *frame)
            return self.value_of(frame, args, kwargs)

        self.helpers[id(ask)] = ask, handle
        return ask

    def exchange(
        self, handle: dict[str, Any], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Frame:
        """Send a call to the grader and wait for its reply.

        To find it, the grader may need calls of a function that is among the arguments, and open
        functions may have to be made first.
        """
        encoded = codec.encode([list(args), kwargs], PassedOn(self))
        self.send({"callback": handle, "body": encoded.skeleton}, encoded.blobs)
        self.flush()
        reply, blobs = self.stream.receive()
        while "do" in reply:
            self.obey(reply, blobs)
            reply, blobs = self.stream.receive()
        return reply, blobs

    def value_of(self, frame: Frame, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return what a reply says, or raise it; generators among the arguments move on."""
        reply, blobs = frame
        value = codec.decode(reply["body"], blobs, resolve_handle=self.resolve)
        if "drawn" in reply:
            move_on(generators_in(args, kwargs), codec.decode(reply["drawn"]))
        if "raised" in reply:
            raise _known_exception(reply["raised"])(value)
        return value

    def bind(self, request: dict[str, Any], blobs: list[memoryview]) -> None:
        """Fill in the first arguments of open functions."""
        self.begin_test(request["test"])
        functions = codec.decode(request["body"], blobs)
        for number, (name, *arguments) in enumerate(functions, request["first"]):
            self.bound[number] = functools.partial(self.open_functions[name], *arguments)

    def begin_test(self, number: int) -> None:
        """Forget what the tests before passed in."""
        if number != self.test:
            self.test = number
            self.bound.clear()
            self.passed_in = dict(self.helpers)
            for repeated in self.repeated:
                repeated.begin_test()

    def send(self, message: dict[str, Any], blobs: list[Any]) -> None:
        """Send a frame, together with those after it if they follow at once.

        What waits is a copy: a later call may change an array that an earlier one returned.
        """
        parts = pack(message, blobs)
        size = sum(map(len, parts))
        if size > TOGETHER_BYTES:
            self.flush()
            send_parts(self.sock, parts)
            return
        self.unsent.append(b"".join(parts))
        self.unsent_bytes += size
        is_late = time.monotonic() - self.sent_at > TOGETHER_SECONDS
        if is_late or self.unsent_bytes > TOGETHER_BYTES:
            self.flush()

    def flush(self) -> None:
        """Send what waits; the other side then has all that was said."""
        if self.unsent:
            self.sock.sendall(b"".join(self.unsent))
            self.unsent.clear()
        self.unsent_bytes = 0
        self.sent_at = time.monotonic()

    # --- calls ---

    def obey(self, request: dict[str, Any], blobs: list[memoryview]) -> None:
        """Do what one request says."""
        if request["do"] == "begin":
            start_from_known_state()
        elif request["do"] == "open":
            self.open_functions.update(_load_open_functions(request["source"]))
        elif request["do"] == "bind":
            self.bind(request, blobs)
        elif request["do"] == "call":
            self.answer(request, blobs)

    @contextlib.contextmanager
    def forbidden(self, names: list[str]) -> Iterator[None]:
        """Make library functions raise for the notebook's code and that of files beside it."""
        with contextlib.ExitStack() as stack:
            for own in WORKING_FOLDER.namespaces(self.namespace) if names else ():
                stack.enter_context(forbidden(names, own))
            yield

    def answer(self, request: dict[str, Any], blobs: list[memoryview]) -> None:
        """Run every call of a request and reply to each by itself."""
        self.begin_test(request["test"])
        self.sent_at = time.monotonic()
        calls = codec.decode(request["body"], blobs, resolve_handle=self.resolve)
        for number, (target, args, kwargs) in enumerate(calls):
            reply, reply_blobs = self.call(target, args, kwargs, request.get("forbid", []))
            reply.update(id=request["id"], call=number)
            self.send(reply, reply_blobs)
        self.flush()

    def call(
        self, target: Any, args: list[Any], kwargs: dict[str, Any], forbid: list[str]
    ) -> tuple[dict[str, Any], list[Any]]:
        """Call one function and describe the outcome in plain words and plain values."""
        function = self.namespace.get(target) if type(target) is str else target
        before = [fingerprint(value, generators=False) for value in (*args, *kwargs.values())]
        generators = generators_in(args, kwargs)
        began = cpu_seconds()
        with _silence(), self.forbidden(forbid):
            try:
                value = function(*args, **kwargs)  # type: ignore[misc]
                failure = None
            except BaseException as error:  # noqa: BLE001 - the verdict belongs to the grader
                failure = describe(error)
        used = cpu_seconds() - began
        after = [fingerprint(value, generators=False) for value in (*args, *kwargs.values())]
        names = [*map(str, range(len(args))), *kwargs]
        changed = [name for name, a, b in zip(names, before, after, strict=True) if a != b]
        reply: dict[str, Any] = {"cpu": used, "changed": changed}
        if generators:
            with contextlib.suppress(codec.EncodeError):
                reply["drawn"] = codec.encode(generators).skeleton
        if failure is not None:
            return {**reply, "raised": failure}, []
        try:
            encoded = codec.encode(value, self)
        except codec.EncodeError as error:
            return {**reply, "foreign": error.kind}, []
        return {**reply, "body": encoded.skeleton, "notes": list(encoded.notes)}, encoded.blobs


class PassedOn:
    """Names functions for the grader: those that it passed in by the handles that it gave them.

    It then calls them where they are. By way of this process, each call would cross four times.
    """

    def __init__(self, server: CallServer) -> None:
        self._server = server

    def handle_for(self, function: Callable[..., Any]) -> dict[str, Any]:
        """Name a function that is passed on."""
        known, handle = self._server.passed_in.get(id(function), (None, {}))
        return handle if known is function else self._server.handle_for(function)


def serve_calls(
    sock: socket.socket,
    namespace: dict[str, Any],
    *,
    overrides: list[str],
    stand_ins: StandIns,
) -> None:
    """Serve until the grader closes the socket; the grader answers the names in ``overrides``."""
    server = CallServer(sock, namespace)
    own = WORKING_FOLDER.namespaces(namespace)
    for name in overrides:
        helper = namespace[name] = server.helper(name)
        stand_ins.answer(name, helper)
        for names in own:
            if name in names:
                names[name] = helper
    while True:
        server.obey(*server.stream.receive())


def describe(error: BaseException) -> dict[str, Any]:
    """Report what was raised: names of known ancestors, its place, a forbidden function's name.

    Its text stays here.
    """
    ancestry = [kind.__name__ for kind in type.mro(type(error)) if _is_known(kind)]
    cell, line, is_within = None, None, False
    trace = error.__traceback__
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        number = cell_number(file)
        is_within |= number is not None or WORKING_FOLDER.has(file)
        if number is not None:
            cell, line = number, trace.tb_lineno
        trace = trace.tb_next
    called = str(getattr(error, "name", "")) if type(error) is ForbiddenCall else ""
    place = {"cell": cell, "line": line, "is_within": is_within}
    return {"ancestry": ancestry, **place, "forbidden": called}


def _is_known(kind: type) -> bool:
    return kind is ForbiddenCall or kind.__module__ in (
        "builtins",
        "numpy.linalg",
        "numpy.exceptions",
    )


def _known_exception(name: str) -> type[Exception]:
    kinds = {"LinAlgError": np.linalg.LinAlgError, "ValueError": ValueError, "TypeError": TypeError}
    return kinds.get(name, RuntimeError)


def _load_open_functions(source: str) -> dict[str, Any]:
    """Run the released module of open functions."""
    module = ModuleType("open_functions")
    exec(compile(source, "open_functions.py", "exec"), module.__dict__)  # noqa: S102 - our own text
    return module.__dict__


class Silence(io.TextIOBase):
    """Takes any text and keeps none."""

    encoding = "utf-8"
    errors = "replace"

    def write(self, text: str) -> int:
        """Forget the text."""
        return len(text)


@contextlib.contextmanager
def _silence() -> Iterator[None]:
    """Swallow what a function prints while it is tested."""
    before = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = Silence()
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before
