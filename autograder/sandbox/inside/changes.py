"""Fingerprints of values, to tell what a call changed in place."""

import hashlib
import marshal
from typing import Any

import numpy as np

from .encoding import Encoder
from .generators import state_of
from .wire import Blob, EncodeError, Json

UNCHANGING = {id(kind) for kind in (type(None), bool, int, float, complex, str, bytes)}
BAGS = {id(kind) for kind in (list, tuple, set, frozenset)}
MOST_CONTAINERS = 100_000
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
    if _is_built_in(value):
        try:
            text = marshal.dumps(value, MARSHAL_VERSION)  # type: ignore[arg-type]
        except ValueError:  # nested too deeply
            pass
        else:
            return text if len(text) <= KEPT_BYTES else hashlib.sha256(text).digest()
    encoder = _Fingerprinter(generators=generators)
    try:
        skeleton = encoder.value(value)
    except EncodeError as error:  # it cannot have crossed the wire in this state
        return f"{error.kind} {error.reason}".encode("utf-8", "backslashreplace")
    text = marshal.dumps(skeleton, MARSHAL_VERSION)
    lengths = [len(text), *map(_byte_count, encoder.blobs)]
    parts = (marshal.dumps(lengths, MARSHAL_VERSION), text, *encoder.blobs)
    if sum(lengths) <= KEPT_BYTES:
        return b"".join(parts)
    digest = hashlib.sha256(usedforsecurity=False)
    for part in parts:
        digest.update(part)
    return digest.digest()


def _byte_count(blob: Blob) -> int:
    return blob.nbytes if isinstance(blob, memoryview) else len(blob)


def _is_built_in(value: object) -> bool:
    """Whether a value is made of Python's own containers, numbers and texts alone.

    Types are compared by identity, as the encoder does: no code of a value's own is run.
    """
    waiting, containers = [value], 0
    while waiting:
        container = waiting.pop()
        containers += 1
        kind = id(type(container))
        if kind == id(dict):
            members = [*dict.keys(container), *dict.values(container)]  # type: ignore[arg-type]
        elif kind in BAGS:
            members = list(container)  # type: ignore[call-overload]
        else:
            return False
        if containers + len(waiting) > MOST_CONTAINERS:  # or one that holds itself
            return False
        if not UNCHANGING.issuperset(map(id, map(type, members))):
            waiting += [member for member in members if id(type(member)) not in UNCHANGING]
    return True


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
