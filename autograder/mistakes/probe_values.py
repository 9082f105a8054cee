"""Arguments and results of probes as JSON: what crosses the wire, and functions by their names."""

import base64
import json
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np

from autograder.sandbox.inside import codec
from autograder.sandbox.inside.wire import Json
from autograder.sandbox.open_functions import OpenFunction
from autograder.sandbox.snapshot import StudentHandle

COMPRESSED = "~"
Packed = dict[str, Any]
MakeOpenFunction = Callable[..., OpenFunction]


class NotPlainError(Exception):
    """A value cannot be recorded: it holds a function that has no name outside of a test."""


class _FunctionNames:
    """Names the functions among the arguments of a call; all others cannot be recorded."""

    def __init__(self) -> None:
        self.functions: list[Json] = []

    def handle_for(self, function: Any) -> dict[str, Any] | None:
        """Number a function; what stands for the number is its name."""
        if isinstance(function, OpenFunction):
            self.functions.append(["open", function.name, pack(list(function.arguments))])
        elif isinstance(function, StudentHandle):
            self.functions.append(["student", function.name])
        else:
            name = str(getattr(function, "__name__", ""))
            if getattr(np, name, None) is not function:
                return None
            self.functions.append(["numpy", name])
        return {"function": len(self.functions) - 1}


def pack(value: object) -> Packed:
    """Write a value as JSON.

    Raises
    ------
    NotPlainError
        If it holds something else than plain values, open functions, a student's own functions
        and NumPy's.
    """
    names = _FunctionNames()
    try:
        encoded = codec.encode(value, names)
    except codec.EncodeError as error:
        raise NotPlainError(str(error)) from error
    packed: Packed = {"value": encoded.skeleton}
    if encoded.blobs:
        packed["blobs"] = [_text_of_blob(bytes(blob)) for blob in encoded.blobs]
    if names.functions:
        packed["functions"] = names.functions
    return packed


def unpack(packed: Packed, make_open_function: MakeOpenFunction) -> Any:
    """Make the value again; a student's function comes as a handle."""
    functions: Any = packed.get("functions", [])

    def resolve(handle: dict[str, Any]) -> Any:
        kind, name, *rest = functions[handle["function"]]
        if kind == "open":
            return make_open_function(name, *unpack(rest[0], make_open_function))
        return StudentHandle(name) if kind == "student" else getattr(np, name)

    blobs: Any = packed.get("blobs", [])
    data = [_blob_of_text(blob) for blob in blobs]
    return codec.decode(packed["value"], data, resolve_handle=resolve)


def _text_of_blob(blob: bytes) -> str:
    """Write bytes as text; compressed where that is shorter, as it is for large simple arrays."""
    short = zlib.compress(blob, 9)
    is_shorter = len(short) + 1 < len(blob)
    return COMPRESSED * is_shorter + base64.b64encode(short if is_shorter else blob).decode()


def _blob_of_text(text: str) -> bytes:
    data = base64.b64decode(text.removeprefix(COMPRESSED))
    return zlib.decompress(data) if text.startswith(COMPRESSED) else data


def text_of(packed: Json) -> str:
    """Write JSON in one way only, to be compared and measured."""
    return json.dumps(packed, sort_keys=True, separators=(",", ":"))
