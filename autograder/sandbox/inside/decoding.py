"""From JSON and blobs that nobody vouches for to plain values.

Nothing is unpickled, evaluated or looked up by a name from outside. Whatever does not fit raises
ProtocolError, and nothing else is ever raised.
"""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from .arrays import from_raw, read_shape, scalar_from_raw
from .generators import generator_from
from .keys import check_keys
from .pandas_tables import table_from_plain
from .wire import DEFAULT_LIMITS, Blob, ProtocolError, WireLimits

Resolve = Callable[[dict[str, Any]], Any]

HEX = re.compile(r"-?[0-9a-f]+")
PLAIN_KINDS = {float, int, bool, str, type(None)}
NOT_FINITE = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}
MAX_HANDLE_NAME = 200
MORE_LEVELS = 4  # that a table or a generator adds to what it holds


class Decoder:
    """Decodes the values of one frame, within one set of limits for all of them.

    Parameters
    ----------
    blobs : sequence of bytes or memoryview
        The frame's blobs; each may be used once.
    limits : WireLimits
    resolve_handle : callable, optional
        Turns a handle, a dict with one entry, into what stands for it. What it raises rises.
        Without it a handle is a ProtocolError.
    writable : bool
        False gives arrays that share the blobs' memory and cannot be written to.
    """

    def __init__(
        self,
        blobs: Sequence[Blob],
        limits: WireLimits = DEFAULT_LIMITS,
        resolve_handle: Resolve | None = None,
        *,
        writable: bool = True,
    ) -> None:
        if len(blobs) > limits.blobs or sum(map(len, blobs)) > limits.blob_bytes:
            raise ProtocolError("more blobs than a frame may hold")
        self._blobs = blobs
        self._limits = limits
        self._resolve = resolve_handle
        self._writable = writable
        self._used: set[int] = set()
        self._elements = 0
        self._depth = 0

    def value(self, skeleton: object) -> Any:
        """Decode one value or a part of it."""
        kind = type(skeleton)
        if skeleton is None or kind is float or kind is str or kind is bool or kind is int:
            return skeleton
        self._depth += 1
        if self._depth > self._limits.depth + MORE_LEVELS:
            raise ProtocolError("values that are nested too deeply")
        value = self._items(skeleton) if kind is list else self._tagged(skeleton)
        self._depth -= 1
        return value

    def _tagged(self, skeleton: object) -> Any:
        if type(skeleton) is not dict or len(skeleton) != 1:
            raise ProtocolError("a value that is no value of the wire")
        ((tag, body),) = skeleton.items()
        decode = DECODERS.get(tag) if type(tag) is str else None
        if decode is None:
            raise ProtocolError("a value of an unknown kind")
        return decode(self, body)

    # --- plain values ---

    def real_number(self, body: object) -> float:
        """Decode a float that JSON cannot say."""
        if type(body) is not str or body not in NOT_FINITE:
            raise ProtocolError("a float that is no float")
        return NOT_FINITE[body]

    def whole_number(self, body: object) -> int:
        """Decode a large int."""
        if type(body) is not str or 4 * len(body) > self._limits.int_bits + 8:
            raise ProtocolError("an integer that is none, or too large")
        if not HEX.fullmatch(body):
            raise ProtocolError("an integer that is none")
        return int(body, 16)

    def complex_number(self, body: object) -> complex:
        """Decode a complex number."""
        real, imaginary = map(self.value, _pair(body))
        if type(real) is not float or type(imaginary) is not float:
            raise ProtocolError("a complex number whose parts are no floats")
        return complex(real, imaginary)

    def text(self, body: object) -> str:
        """Decode a text from a blob."""
        try:
            return str(self._blob(body), "utf-8", "surrogatepass")
        except UnicodeDecodeError:
            raise ProtocolError("a text that is no text") from None

    def octets(self, body: object) -> bytes:
        """Decode bytes, long or short."""
        if type(body) is not str:
            return bytes(self._blob(body))
        try:
            return bytes.fromhex(body)
        except ValueError:
            raise ProtocolError("bytes that are no hex digits") from None

    # --- containers ---

    def row(self, body: object) -> tuple[Any, ...]:
        """Decode a tuple."""
        return tuple(self._items(body))

    def bag(self, body: object) -> set[Any]:
        """Decode a set."""
        return set(self._hashable(body))

    def frozen_bag(self, body: object) -> frozenset[Any]:
        """Decode a frozenset."""
        return frozenset(self._hashable(body))

    def mapping(self, body: object) -> dict[Any, Any]:
        """Decode a dict."""
        keys, values = _pair(body)
        if keys == [] and values == []:
            return {}
        decoded, entries = self._hashable(keys), self._items(values)
        if len(decoded) != len(entries):
            raise ProtocolError("a dict with more keys than values, or fewer")
        return dict(zip(decoded, entries, strict=True))

    def _items(self, body: object) -> list[Any]:
        """Decode the members of a container."""
        if type(body) is not list:
            raise ProtocolError("a container without members")
        self._elements += len(body)
        if self._elements > self._limits.elements:
            raise ProtocolError("too many values")
        if set(map(type, body)) <= PLAIN_KINDS:
            return body
        return [self.value(item) for item in body]

    def _barred(self, body: object) -> list[Any]:
        """Decode members that cannot be or hold handles."""
        resolve, self._resolve = self._resolve, None
        items = self._items(body)
        self._resolve = resolve
        return items

    def _hashable(self, body: object) -> list[Any]:
        """Decode keys of a dict or members of a set."""
        items = self._barred(body)
        check_keys(items)
        return items

    # --- NumPy, pandas and handles ---

    def array(self, body: object) -> Any:
        """Decode an array of numbers, bools, texts or times."""
        if type(body) is not list or len(body) != 4:
            raise ProtocolError("an array without its four parts")
        dtype, order, shape, number = body
        array = from_raw(dtype, order, shape, self._blob(number))
        if self._writable:
            return array.copy(order="K")
        array.flags.writeable = False
        return array

    def objects(self, body: object) -> Any:
        """Decode an array of objects."""
        sizes, members = _pair(body)
        shape = read_shape(sizes)
        items = self._items(members)
        if math.prod(shape) != len(items):
            raise ProtocolError("an array whose shape does not fit its members")
        try:
            flat = np.empty(len(items), object)
            for place, item in enumerate(items):
                flat[place] = item
            array = flat.reshape(shape)
        except ValueError:
            raise ProtocolError("an array of an impossible shape") from None
        array.flags.writeable = self._writable
        return array

    def scalar(self, body: object) -> Any:
        """Decode a NumPy number, bool or time."""
        return scalar_from_raw(*_pair(body))

    def numpy_text(self, body: object) -> np.str_:
        """Decode a NumPy text."""
        text = body if type(body) is str else self.value(body)
        if type(text) is not str:
            raise ProtocolError("a NumPy text that is none")
        return np.str_(text)

    def numpy_octets(self, body: object) -> np.bytes_:
        """Decode NumPy bytes."""
        octets = self.value(body)
        if type(octets) is not bytes:
            raise ProtocolError("NumPy bytes that are none")
        return np.bytes_(octets)

    def generator(self, body: object) -> np.random.Generator:
        """Decode a random generator."""
        name, words = _pair(body)
        return generator_from(name, self.value(words))

    def series(self, body: object) -> object:
        """Decode a Series."""
        return table_from_plain("series", self._barred(body))

    def frame(self, body: object) -> object:
        """Decode a DataFrame."""
        return table_from_plain("frame", self._barred(body))

    def handle(self, body: object) -> Any:
        """Decode a handle."""
        if self._resolve is None:
            raise ProtocolError("a function where none can stand")
        if type(body) is not dict or len(body) != 1:
            raise ProtocolError("a handle that is none")
        ((key, name),) = body.items()
        if type(key) is not str or not _is_name(name):
            raise ProtocolError("a handle that is none")
        return self._resolve({key: name})

    def _blob(self, number: object) -> Blob:
        if type(number) is not int or not 0 <= number < len(self._blobs):
            raise ProtocolError("a blob that is not there")
        if number in self._used:
            raise ProtocolError("a blob that is used twice")
        self._used.add(number)
        return self._blobs[number]


def _pair(body: object) -> list[Any]:
    if type(body) is not list or len(body) != 2:
        raise ProtocolError("a value without its two parts")
    return body


def _is_name(name: object) -> bool:
    if type(name) is str:
        return len(name) <= MAX_HANDLE_NAME
    return type(name) is int and name >= 0


DECODERS: Mapping[str, Callable[[Decoder, Any], Any]] = {
    "float": Decoder.real_number,
    "int": Decoder.whole_number,
    "complex": Decoder.complex_number,
    "str": Decoder.text,
    "bytes": Decoder.octets,
    "tuple": Decoder.row,
    "set": Decoder.bag,
    "frozenset": Decoder.frozen_bag,
    "dict": Decoder.mapping,
    "array": Decoder.array,
    "objects": Decoder.objects,
    "scalar": Decoder.scalar,
    "numpy.str": Decoder.numpy_text,
    "numpy.bytes": Decoder.numpy_octets,
    "generator": Decoder.generator,
    "series": Decoder.series,
    "frame": Decoder.frame,
    "handle": Decoder.handle,
}
