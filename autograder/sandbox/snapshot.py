"""Call functions of a finished notebook. Nothing that comes back is believed without a check."""

import contextlib
import functools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from autograder.errors import SandboxError
from autograder.sandbox.callbacks import ARGUMENTS, Callbacks
from autograder.sandbox.cell_reports import seconds_of
from autograder.sandbox.channel import Blobs, Channel, Clocks, Loss, Lost, Message
from autograder.sandbox.inside import codec
from autograder.sandbox.inside.forbidden import refused_names
from autograder.sandbox.inside.generators import generators_in
from autograder.sandbox.inside.wire import DEFAULT_LIMITS, WireLimits
from autograder.sandbox.open_functions import OpenFunction
from autograder.sandbox.replies import Foreign, Raised, Reply, Returned
from autograder.sandbox.resource_limits import GraderTimeSpent, strikes_held
from autograder.submission_limits import Limits

MAX_TEXT = 200
MAX_TEXTS = 100
_DOCSTRING = re.compile(r"""[rR]?(\"{3}|'{3})""")
MAX_LINES = 512
"""Of a notebook: so many lines of code are reported as the place where something was raised."""


@dataclass(frozen=True)
class CodeCell:
    """One code cell: its place, its source, and the exercise that it answers, if any.

    ``definitions`` is what to run of it when it fails, or is left out, above what it defines.
    """

    index: int
    source: str
    answers: str = ""
    definitions: str = ""


@dataclass(frozen=True)
class Call:
    """One call: an exercise's name (or a function that a student returned) and its arguments."""

    target: Any
    args: tuple[Any, ...] = ()
    kwargs: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class StudentHandle:
    """A student's own function, passed by a test to another one; it never leaves the sandbox."""

    name: str

    def __call__(self, *_: object) -> None:
        """Refuse: calls go through the snapshot."""
        raise TypeError(f"{self.name!r} is a handle, not a function")


class ReturnedFunction:
    """A function that a student returned: it can be called, nothing else."""

    def __init__(self, snapshot: "Snapshot", number: int) -> None:
        self._snapshot = snapshot
        self.number = number

    def __call__(self, *args: Any, **kwargs: Any) -> Reply:
        """Call it inside the sandbox."""
        return self._snapshot.call([Call(self, args, kwargs)])[0]


class Snapshot:
    """One forked copy of a student's finished notebook."""

    def __init__(
        self,
        channel: Channel,
        limits: Limits,
        overrides: Mapping[str, Callable[..., Any]],
        open_functions: str,
        cells: Sequence[CodeCell],
        judge: Callable[[Lost], Lost] = lambda lost: lost,
    ) -> None:
        self._judge = judge
        self._threads = channel.thread_count()
        self._cells = {cell.index: cell for cell in cells}
        self._channel = channel
        self._limits = limits
        self._callbacks = Callbacks(limits, overrides)
        self._bound: list[OpenFunction] = []
        self._open: dict[str, OpenFunction] = {}
        self._requests = self._tests = self._made = 0
        self.idle_seconds = self.busy_seconds = self._last_clock = 0.0
        self.is_lost = False
        self.has_lied = False
        self.forbid: tuple[str, ...] = ()
        if open_functions:
            self._channel.send({"do": "open", "source": open_functions})

    def begin_exercise(self) -> None:
        """Make random numbers begin anew, so that no test's verdict hangs on the tests before."""
        with contextlib.suppress(Lost):  # the first call says so
            self._channel.send({"do": "begin"})

    def begin_test(self, forbid: Sequence[str] = ()) -> None:
        """Start counting callbacks and time anew; say which functions this test forbids."""
        self.idle_seconds = self.busy_seconds = 0.0
        self._callbacks.begin_test()
        self._bound.clear()
        self._open.clear()
        self._tests += 1
        self._made = 0
        self.forbid = tuple(forbid)

    @property
    def has_called_helpers(self) -> bool:
        """Whether this test has called a function that the grader answers in a helper's place."""
        return self._callbacks.has_called_helpers

    # --- handles ---

    def handle_for(self, function: Any) -> dict[str, Any] | None:
        """Name a function for the other side; only open and student's own functions go by name."""
        if isinstance(function, OpenFunction):
            return self._handle_for_open(function)
        if isinstance(function, StudentHandle):
            return {"student": function.name}
        if isinstance(function, ReturnedFunction):
            return {"returned": function.number}
        if not callable(function):
            return None
        return {"callback": self._callbacks.number_of(function)}

    def _handle_for_open(self, function: OpenFunction) -> dict[str, Any]:
        """Name an open function; one with arguments is made inside first, once in a test."""
        if not function.arguments:
            self._open[function.name] = function
            return {"open": function.name}
        if function not in self._bound:
            self._bound.append(function)
        return {"bound": self._bound.index(function)}

    def _bind(self) -> None:
        """Have the open functions made inside that were named since, before they are used."""
        if new := self._bound[self._made :]:
            encoded = codec.encode([[function.name, *function.arguments] for function in new])
            message = {"do": "bind", "test": self._tests, "first": self._made}
            self._channel.send({**message, "body": encoded.skeleton}, encoded.blobs)
            self._made = len(self._bound)

    def resolve(self, handle: dict[str, Any]) -> Any:
        """Accept only one kind of handle from the other side: a function that was returned."""
        number = handle.get("returned")
        if type(number) is int and 0 <= number < 100_000:
            return ReturnedFunction(self, number)
        raise Lost(Loss.PROTOCOL, "an unknown handle")

    def _resolve_passed_on(self, handle: dict[str, Any]) -> Any:
        """Accept a returned function, or one of ours that comes back as an argument: that itself.

        It is called without a way through the sandbox. A function of the test's is counted like any
        callback; open functions are not, as little as where they run inside.
        """
        name, number = handle.get("open"), handle.get("bound")
        if type(name) is str and name in self._open:
            return self._open[name]
        if type(number) is int and 0 <= number < len(self._bound):
            return self._bound[number]
        if "returned" in handle:
            return self.resolve(handle)
        self._callbacks.find(handle)

        def ours(*args: Any, **kwargs: Any) -> Any:
            return self._callbacks.target(handle)(*args, **kwargs)

        return ours

    # --- calls ---

    def call(self, calls: Sequence[Call]) -> list[Reply]:
        """Make several calls in one round trip.

        Raises
        ------
        Lost
            If the process died, ran out of time or broke the protocol; it is useless from then on.
        SandboxError
            If our own arguments cannot cross.
        """
        if self.is_lost:
            raise Lost(Loss.DIED, "the snapshot was lost before")
        self._requests += 1
        request = self._requests
        began, before = self._clock(), self.busy_seconds
        try:
            self._send(calls, request)
            return list(self._replies(len(calls), request))
        except (Lost, GraderTimeSpent, MemoryError) as error:
            with strikes_held():
                raise self._given_up(error) from None
        finally:
            self.busy_seconds = before + self._clock() - began

    def _clock(self) -> float:
        """Read the process's clock, which the kernel keeps; of one that ended, the last reading."""
        self._last_clock = max(self._last_clock, self._channel.cpu_seconds())
        return self._last_clock

    def _given_up(self, error: BaseException) -> BaseException:
        """End the process, with which no conversation can go on after any error."""
        self._clock()
        self.is_lost = True
        self._channel.close()
        if not isinstance(error, Lost):
            return error
        self.has_lied = error.loss is Loss.PROTOCOL
        return self._judge(error)

    def _send(self, calls: Sequence[Call], request: int) -> None:
        body = [
            [
                call.target.name if isinstance(call.target, StudentHandle) else call.target,
                list(call.args),
                dict(call.kwargs),
            ]
            for call in calls
        ]
        try:
            encoded = codec.encode(body, self)
            self._bind()
        except codec.EncodeError as error:
            raise SandboxError(f"a test passed a {error.kind}, which cannot cross") from error
        message = {
            "do": "call",
            "id": request,
            "test": self._tests,
            "body": encoded.skeleton,
            "forbid": list(self.forbid),
        }
        self._channel.send(message, encoded.blobs)

    def _replies(self, count: int, request: int) -> Iterator[Reply]:
        clocks = Clocks(self._limits.call_cpu_seconds, self._limits.call_wall_seconds)
        for number in range(count):
            frame = self._channel.waiting()
            watch = self._channel.start() if frame is None else None
            message, blobs = frame or self._channel.receive(clocks, watch)
            while "callback" in message:
                self._answer_callback(message, blobs)
                watch = watch or self._channel.start()
                message, blobs = self._channel.receive(clocks, watch)
            if message.get("id") != request or message.get("call") != number:
                raise Lost(Loss.PROTOCOL, "an answer to another call")
            self.idle_seconds += watch.idle if watch else 0.0
            if self.idle_seconds > self._limits.call_wall_seconds:
                raise Lost(Loss.WALL_TIME, "its calls together slept for too long")
            reply = self._read_reply(message, blobs)
            self.busy_seconds += max(watch.used if watch else 0.0, reply.cpu_seconds)
            yield reply

    def _read_reply(self, message: Message, blobs: Blobs) -> Reply:
        outcome: Raised | Foreign | Returned
        if "raised" in message:
            outcome = self._read_raised(message["raised"])
        elif "foreign" in message:
            outcome = Foreign(_text(message["foreign"]))
        else:
            value = self._decode(message.get("body"), blobs)
            outcome = Returned(value, _texts(message.get("notes")))
        changed, used = _texts(message.get("changed")), seconds_of(message.get("cpu"))
        drawn = self._decode(message["drawn"], []) if "drawn" in message else []
        if type(drawn) is not list or len(generators_in(drawn, {})) != len(drawn):
            raise Lost(Loss.PROTOCOL, "generators that are none")
        return Reply(outcome, changed, used, tuple(drawn))

    def _read_raised(self, value: object) -> Raised:
        """Take over known names and a place; the line's text comes from what was handed in."""
        if type(value) is not dict:
            raise Lost(Loss.PROTOCOL, "an exception without a name")
        names, called = _texts(value.get("ancestry")), value.get("forbidden")
        known = called if type(called) is str and called in refused_names(self.forbid) else ""
        place, line = self._cells.get(_number(value.get("cell"))), _number(value.get("line"))
        text = self._lines_named.get((place.index, line)) if place is not None else None
        if place is None or text is None:
            return Raised(names, forbidden=known, is_within=value.get("is_within") is True)
        return Raised(names, line, text[:MAX_TEXT], place.answers, known)

    @functools.cached_property
    def _lines_named(self) -> Mapping[tuple[int, int], str]:
        """The lines that may be named, by cell and number; one chosen from many carries a lot.

        A million lines would spell six digits of a hidden input out. Cells with answers come
        first; comments and docstrings raise nothing.
        """
        answers_first = sorted(self._cells.values(), key=lambda cell: not cell.answers)
        named = (
            ((cell.index, line), text) for cell in answers_first for line, text in _code_in(cell)
        )
        return dict(islice(named, MAX_LINES))

    def _decode(
        self,
        body: Any,
        blobs: Blobs,
        limits: WireLimits = DEFAULT_LIMITS,
        resolve: Callable[[dict[str, Any]], Any] | None = None,
    ) -> Any:
        try:
            return codec.decode(body, blobs, limits, resolve_handle=resolve or self.resolve)
        except codec.ProtocolError as error:
            raise Lost(Loss.PROTOCOL, str(error)) from None

    def _answer_callback(self, message: Message, blobs: Blobs) -> None:
        """Make trusted code answer a call from inside, a limited number of times in a test."""
        function = self._callbacks.target(message["callback"])
        body = self._decode(message.get("body"), blobs, ARGUMENTS, self._resolve_passed_on)
        if type(body) is not list or [type(part) for part in body] != [list, dict]:
            raise Lost(Loss.PROTOCOL, "a callback without arguments")
        args = [_as_function(part) for part in body[0]]
        kwargs = {name: _as_function(part) for name, part in body[1].items()}
        answered = self._callbacks.answer(function, args, kwargs, self)
        reply: Message = {"raised": answered.raised} if answered.raised else {}
        if drawn := generators_in(body[0], body[1]):  # over there they have not moved on yet
            reply["drawn"] = codec.encode(drawn).skeleton
        self._bind()
        self._channel.send({**reply, "body": answered.encoded.skeleton}, answered.encoded.blobs)

    def has_new_threads(self) -> bool:
        """Return whether an answer left threads running in this process."""
        return self._channel.thread_count() > self._threads

    def close(self) -> None:
        """End the process."""
        self.is_lost = True
        self._channel.close()


def _code_in(cell: CodeCell) -> Iterator[tuple[int, str]]:
    """Yield the lines of a cell that hold code, with their numbers."""
    quotes = ""
    for number, line in enumerate(cell.source.split("\n"), 1):
        text = line.strip()
        if quotes:
            quotes = "" if quotes in text else quotes
        elif found := _DOCSTRING.match(text):
            quotes = "" if text.count(found[1]) > 1 else found[1]
        elif text and not text.startswith("#"):
            yield number, text


def _as_function(argument: Any) -> Any:
    """Make our functions call a student's that was passed to them, alone or in a container."""
    if isinstance(argument, dict):
        return {key: _as_function(value) for key, value in argument.items()}
    if type(argument) in (list, tuple):
        return type(argument)(map(_as_function, argument))
    if not isinstance(argument, ReturnedFunction):
        return argument

    def value_of(*args: Any, **kwargs: Any) -> Any:
        outcome = argument(*args, **kwargs).outcome
        if isinstance(outcome, Returned):
            return _as_function(outcome.value)
        raise TypeError("the function that was passed on gave no value")

    return value_of


def _text(value: object) -> str:
    return value[:MAX_TEXT] if type(value) is str else ""


def _texts(value: object) -> tuple[str, ...]:
    return tuple(map(_text, value[:MAX_TEXTS])) if isinstance(value, list) else ()


def _number(value: object) -> int:
    return value if type(value) is int else -1
