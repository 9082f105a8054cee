"""Fingerprints of values, to tell what a call changed in place."""

import hashlib
import json
from typing import Any

import numpy as np

from .encoding import Encoder
from .generators import state_of
from .wire import EncodeError, Json


def fingerprint(value: object, *, generators: bool = True) -> bytes:
    """Digest a value such that two digests agree if and only if nothing in it changed.

    Looks into containers, arrays (dtype, shape, layout and bytes, so that nan equals itself) and
    tables. What has no value, such as a function, counts by its identity. Digests are to be
    compared within one process only.

    Parameters
    ----------
    value : object
    generators : bool
        Whether drawing from a random generator in it counts as a change.
    """
    encoder = _Fingerprinter(generators=generators)
    try:
        skeleton = encoder.value(value)
    except EncodeError as error:  # it cannot have crossed the wire in this state
        return f"{error.kind} {error.reason}".encode("utf-8", "backslashreplace")
    text = json.dumps(skeleton, check_circular=False)
    digest = hashlib.sha256(text.encode("ascii"), usedforsecurity=False)
    for blob in encoder.blobs:
        digest.update(len(blob).to_bytes(8, "big"))
        digest.update(blob)
    return digest.digest()


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
