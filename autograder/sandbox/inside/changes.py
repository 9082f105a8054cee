"""Fingerprints of values, to tell what a call changed in place."""

import hashlib
import marshal
from types import FunctionType
from typing import Any

import numpy as np

from .arrays import SCALARS
from .encoding import Encoder
from .generators import state_of
from .wire import Blob, EncodeError, Json

UNCHANGING = {id(kind) for kind in (type(None), bool, int, float, complex, str, bytes)}
NUMPY_SCALARS = {id(kind) for kind in SCALARS}
MOST_CONTAINERS = 100_000
DEEPEST = 50
KEPT_BYTES = 1 << 16
MARSHAL_VERSION = 2  # later ones write an object that is met again as a reference


def fingerprint(value: object, *, generators: bool = True) -> bytes:
    """Describe a value such that two descriptions agree if and only if nothing in it changed.

    Looks into containers, arrays (dtype, shape, layout and bytes, so that nan equals itself) and
    tables. What has no value, such as a function, counts by its identity. Descriptions are to be
    compared within one process only; a long one is a digest.

    Parameters
    ----------
    value : object
    generators : bool
        Whether drawing from a random generator in it counts as a change.
    """
    if id(type(value)) in UNCHANGING:
        return b""
    try:
        described = _Describer().value(value)
    except _NotPlainError:
        return _encoded(value, generators=generators)
    return _short(marshal.dumps(described, MARSHAL_VERSION))


def plain_key(value: object) -> bytes | None:
    """Describe a plain value such that values are equal if their descriptions are.

    None if there is a function, a random generator or a table in it, or too much.
    """
    try:
        described = _Describer(functions=False).value(value)
    except _NotPlainError:
        return None
    return marshal.dumps(described, MARSHAL_VERSION)


def _encoded(value: object, *, generators: bool) -> bytes:
    """Describe any value at all, as it would cross the wire."""
    encoder = _Fingerprinter(generators=generators)
    try:
        skeleton = encoder.value(value)
    except EncodeError as error:  # it cannot have crossed the wire in this state
        return f"{error.kind} {error.reason}".encode("utf-8", "backslashreplace")
    text = marshal.dumps(skeleton, MARSHAL_VERSION)
    lengths = [len(text), *map(_byte_count, encoder.blobs)]
    return _short(marshal.dumps(lengths, MARSHAL_VERSION), text, *encoder.blobs)


def _short(*parts: Blob) -> bytes:
    """Put parts together, or make a digest of them if they are long."""
    if sum(map(_byte_count, parts)) <= KEPT_BYTES:
        return b"".join(parts)
    digest = hashlib.sha256(usedforsecurity=False)
    for part in parts:
        digest.update(part)
    return digest.digest()


def _byte_count(blob: Blob) -> int:
    return blob.nbytes if isinstance(blob, memoryview) else len(blob)


class _NotPlainError(Exception):
    """The quick way does not know a value, or there is too much of it."""


class _Describer:
    """Turns what most arguments are made of into values that ``marshal`` writes.

    Types are compared by identity, as the encoder does: no code of a value's own is run. An array
    becomes a tuple that begins with ``...``, which no argument holds.
    """

    def __init__(self, *, functions: bool = True) -> None:
        self._functions = functions
        self._containers = 0
        self._array_bytes = 0

    def value(self, value: Any, depth: int = 0) -> Any:
        """Describe a value or a part of it."""
        kind = type(value)
        if id(kind) in UNCHANGING:
            return value
        if kind is np.ndarray:
            return self._array(value)
        if kind is list or kind is tuple:
            return kind(self._members(value, depth))
        if kind is dict:
            keys = self._members(list(value), depth)
            return [..., keys, self._members(list(value.values()), depth)]
        if id(kind) in NUMPY_SCALARS:
            return (..., value.dtype.str, value.tobytes())
        if kind is FunctionType and self._functions:
            return (..., id(value))
        if (kind is set or kind is frozenset) and UNCHANGING.issuperset(map(id, map(type, value))):
            return value
        raise _NotPlainError

    def _members(self, members: Any, depth: int) -> Any:
        self._containers += 1
        if UNCHANGING.issuperset(map(id, map(type, members))):
            return members
        if depth > DEEPEST or self._containers > MOST_CONTAINERS:  # or one that holds itself
            raise _NotPlainError
        return [self.value(member, depth + 1) for member in members]

    def _array(self, array: "np.ndarray[Any, Any]") -> Any:
        dtype = array.dtype
        self._array_bytes += array.nbytes
        if dtype.kind not in "biufc" or dtype.char in "gG" or self._array_bytes > KEPT_BYTES:
            raise _NotPlainError
        return (..., dtype.str, array.shape, array.strides, array.tobytes())


class _Fingerprinter(Encoder):
    """Encodes a value to be compared with itself, not to cross."""

    def __init__(self, *, generators: bool) -> None:
        super().__init__()
        self._generators = generators

    def value(self, value: Any) -> Json:
        """Encode a value; a generator by its kind alone if its state does not matter."""
        if type(value) is np.random.Generator and not self._generators:
            return {"generator": state_of(value)[0]}
        return super().value(value)

    def other(self, value: Any) -> Json:
        """Encode what cannot cross by its identity."""
        try:
            return super().other(value)
        except EncodeError:
            return {"object": id(value)}
