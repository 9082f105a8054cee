"""From values to JSON and blobs, without running a line of the values' own code.

A value's type is asked of ``type`` and compared by identity, and its content is read by methods
of the built-in type that it really is. So a class that lies about itself is never consulted.
"""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from .arrays import MAX_DIMENSIONS, SCALARS, plain_dtype, scalar_to_raw, to_raw
from .generators import state_of
from .pandas_tables import table_kind, table_to_plain
from .wire import DEFAULT_LIMITS, Blob, EncodeError, HandleTable, Json, WireLimits

SHORT_TEXT = 256  # characters; longer ones cross as blobs
SHORT_BYTES = 256
MAX_NOTES = 20
MAX_NAME = 100
INT_JSON_BITS = 64
UNHASHABLE = {"set", "dict", "array", "objects"}

MRO: Any = type.__dict__["__mro__"]
TYPE_NAME: Any = type.__dict__["__name__"]


class Encoder:
    """Encodes one value; made anew for each."""

    def __init__(
        self,
        handles: HandleTable | None = None,
        limits: WireLimits = DEFAULT_LIMITS,
        first_blob: int = 0,
    ) -> None:
        self.handles = handles
        self.limits = limits
        self.first_blob = first_blob
        self.blobs: list[Blob] = []
        self.notes: list[str] = []
        self._open: set[int] = set()
        self._elements = 0
        self._blob_bytes = 0
        self._characters = 0

    def value(self, value: Any) -> Json:
        """Encode a value or a part of it."""
        kind = type(value)
        if kind is float:
            return value if math.isfinite(value) else {"float": repr(value)}
        if value is None or kind is bool:
            return value  # type: ignore[no-any-return]
        encode = ENCODERS.get(id(kind))
        return self.other(value) if encode is None else encode(self, value)

    # --- plain values; each method also takes instances of subclasses ---

    def real_number(self, value: float) -> Json:
        """Encode a float."""
        return self.value(float.__float__(value))

    def whole_number(self, value: int) -> Json:
        """Encode an int: small ones as JSON numbers, large ones as hex text."""
        number = int.__index__(value)
        bits = number.bit_length()
        if bits <= INT_JSON_BITS:
            return number
        if bits > self.limits.int_bits:
            raise EncodeError("int", "is too large")
        self._count_characters(bits // 4)
        return {"int": f"{number:x}"}

    def complex_number(self, value: complex) -> Json:
        """Encode the two parts of a complex number."""
        number = complex.__complex__(value)
        return {"complex": [self.value(number.real), self.value(number.imag)]}

    def text(self, value: str) -> Json:
        """Encode a text: long ones, and those with lone surrogates, as blobs."""
        text = str.__str__(value)
        if len(text) <= SHORT_TEXT and (text.isascii() or _is_unicode(text)):
            self._count_characters(len(text))
            return text
        return {"str": self._blob(text.encode("utf-8", "surrogatepass"), "str")}

    def octets(self, value: bytes) -> Json:
        """Encode bytes."""
        octets = bytes.__getitem__(value, slice(None))
        if len(octets) > SHORT_BYTES:
            return {"bytes": self._blob(octets, "bytes")}
        self._count_characters(2 * len(octets))
        return {"bytes": octets.hex()}

    # --- containers ---

    def sequence(self, value: list[Any]) -> Json:
        """Encode a list."""
        return self._items(value, list.copy(value))

    def row(self, value: tuple[Any, ...]) -> Json:
        """Encode a tuple."""
        return {"tuple": self._items(value, list(tuple.__iter__(value)))}

    def bag(self, value: set[Any]) -> Json:
        """Encode a set."""
        return {"set": self._keys(value, list(set.__iter__(value)))}

    def frozen_bag(self, value: frozenset[Any]) -> Json:
        """Encode a frozenset."""
        return {"frozenset": self._keys(value, list(frozenset.__iter__(value)))}

    def mapping(self, value: dict[Any, Any]) -> Json:
        """Encode a dict as its keys and its values, in order."""
        if not dict.__len__(value):  # the keyword arguments of most calls
            return {"dict": [[], []]}
        keys = self._keys(value, list(dict.keys(value)))
        return {"dict": [keys, self._items(value, list(dict.values(value)))]}

    def _items(self, owner: object, items: list[Any]) -> list[Json]:
        """Encode the members of a container."""
        self._count(owner, len(items))
        kinds = set(map(id, map(type, items)))
        if kinds == FLOATS and all(map(math.isfinite, items)):
            return items
        if kinds == INTS and min(items) >= LEAST_INT and max(items) <= LARGEST_INT:
            return items
        if kinds == TEXTS and max(map(len, items)) <= SHORT_TEXT:
            together = "".join(items)
            if together.isascii():
                self._count_characters(len(together))
                return items
        if id(owner) in self._open:
            raise EncodeError(name_of_type(type(owner)), "refers to itself")
        if len(self._open) >= self.limits.depth:
            raise EncodeError(name_of_type(type(owner)), "is nested too deeply")
        self._open.add(id(owner))
        encoded = [self.value(item) for item in items]
        self._open.remove(id(owner))
        return encoded

    def _barred(self, owner: object, items: list[Any]) -> list[Json]:
        """Encode members that cannot be or hold handles."""
        handles, self.handles = self.handles, None
        encoded = self._items(owner, items)
        self.handles = handles
        return encoded

    def _keys(self, owner: object, keys: list[Any]) -> list[Json]:
        """Encode keys of a dict or members of a set, which must be hashable when plain, too."""
        encoded = self._barred(owner, keys)
        if encoded is keys:  # numbers or texts alone
            return encoded
        for key, skeleton in zip(keys, encoded, strict=True):
            if not _is_key(skeleton):
                raise EncodeError(name_of_type(type(key)))
        return encoded

    # --- NumPy ---

    def array(self, value: "np.ndarray[Any, Any]") -> Json:
        """Encode an array."""
        array = np.ndarray.view(value, np.ndarray)
        if array.dtype.kind == "O":
            if array.ndim > MAX_DIMENSIONS or array.size > self.limits.elements:
                raise EncodeError("ndarray", "is too large")
            members = self._items(value, array.reshape(-1).tolist())
            return {"objects": [list(array.shape), members]}
        raw = to_raw(array, self.limits.blob_bytes)
        self._note_rounding(array.dtype)
        blob = self._blob(raw.data, "ndarray")
        return {"array": [raw.dtype, raw.order, list(raw.shape), blob]}

    def scalar(self, value: np.generic) -> Json:
        """Encode a NumPy number, bool or time."""
        dtype = _scalar_dtype(value)
        self._note_rounding(dtype)
        name, data = scalar_to_raw(dtype, memoryview(value).tobytes())  # type: ignore[arg-type]
        return {"scalar": [name, data.hex()]}

    def numpy_text(self, value: np.str_) -> Json:
        """Encode a NumPy text."""
        return {"numpy.str": self.text(value)}

    def numpy_octets(self, value: np.bytes_) -> Json:
        """Encode NumPy bytes."""
        return {"numpy.bytes": self.octets(value)}

    def generator(self, value: np.random.Generator) -> Json:
        """Encode the kind and the state of a random generator, which is not advanced."""
        name, words = state_of(value)
        return {"generator": [name, self.value(words)]}

    def _note_rounding(self, dtype: "np.dtype[Any]") -> None:
        if dtype.kind in "fc" and plain_dtype(dtype).itemsize < dtype.itemsize:
            self._note(f"{dtype.name} rounded to {plain_dtype(dtype).name}")

    # --- all else ---

    def other(self, value: Any) -> Json:
        """Encode a table, an instance of a subclass of a plain type, or a handle."""
        kind = type(value)
        if table := table_kind(kind):
            return {table: self._barred(value, table_to_plain(table, value))}
        for base in MRO.__get__(kind):
            if encode := ENCODERS.get(id(base)):
                self._note(f"a `{name_of_type(kind)}` as a plain `{name_of_type(base)}`")
                return encode(self, value)
        if self.handles is not None and callable(value):
            handle = self.handles.handle_for(value)
            if handle is not None:
                return {"handle": handle}
        raise EncodeError(name_of_type(kind))

    # --- counting ---

    def _count(self, owner: object, elements: int) -> None:
        self._elements += elements
        if self._elements > self.limits.elements:
            raise EncodeError(name_of_type(type(owner)), "is too large")

    def _count_characters(self, characters: int) -> None:
        self._characters += characters
        if self._characters > self.limits.text_characters:
            raise EncodeError("collection of texts", "is too large")

    def _blob(self, data: Blob, kind: str) -> int:
        self._blob_bytes += len(data)
        number = self.first_blob + len(self.blobs)
        if self._blob_bytes > self.limits.blob_bytes or number >= self.limits.blobs:
            raise EncodeError(kind, "is too large")
        self.blobs.append(data)
        return number

    def _note(self, note: str) -> None:
        if note not in self.notes and len(self.notes) < MAX_NOTES:
            self.notes.append(note)


def name_of_type(kind: type) -> str:
    """Read the name of a type, whatever its metaclass says."""
    name: str = str.__str__(TYPE_NAME.__get__(kind))
    return name[:MAX_NAME]


def _scalar_dtype(value: np.generic) -> "np.dtype[Any]":
    """Find the dtype of a NumPy scalar; of a subclass's instance without asking the subclass."""
    kind = type(value)
    if id(kind) in ENCODERS:
        own: np.dtype[Any] = value.dtype
        return own
    base: Any = next(base for base in MRO.__get__(kind) if id(base) in ENCODERS)
    if base is np.datetime64 or base is np.timedelta64:  # only the instance knows its unit
        raise EncodeError(name_of_type(kind))
    of_base: np.dtype[Any] = np.dtype(base)
    return of_base


def _is_key(skeleton: Json) -> bool:
    """Report whether what is decoded from a skeleton can be hashed."""
    if type(skeleton) is dict:
        ((tag, body),) = skeleton.items()
        if tag == "tuple" and type(body) is list:
            return all(map(_is_key, body))
        return tag not in UNHASHABLE
    return type(skeleton) is not list


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:  # lone surrogates
        return False
    return True


FLOATS, INTS, TEXTS = {id(float)}, {id(int)}, {id(str)}
LEAST_INT, LARGEST_INT = -(1 << (INT_JSON_BITS - 1)), (1 << INT_JSON_BITS) - 1
ENCODERS: dict[int, Callable[[Encoder, Any], Json]] = {
    id(float): Encoder.real_number,
    id(int): Encoder.whole_number,
    id(complex): Encoder.complex_number,
    id(str): Encoder.text,
    id(bytes): Encoder.octets,
    id(list): Encoder.sequence,
    id(tuple): Encoder.row,
    id(set): Encoder.bag,
    id(frozenset): Encoder.frozen_bag,
    id(dict): Encoder.mapping,
    id(np.ndarray): Encoder.array,
    id(np.str_): Encoder.numpy_text,
    id(np.bytes_): Encoder.numpy_octets,
    id(np.random.Generator): Encoder.generator,
    **{id(scalar): Encoder.scalar for scalar in SCALARS},
}
