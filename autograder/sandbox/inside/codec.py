"""Values on the wire: JSON for structure, raw bytes for arrays, the same code on both sides.

By value cross None, bool, int, float, complex, text, bytes, list, tuple, set, frozenset, dict,
arrays, NumPy scalars, Series, DataFrames and random generators; functions cross as handles that
the other side can call and nothing else. Objects of any other type do not cross.
"""

from collections.abc import Sequence
from typing import Any

from .decoding import Decoder, Resolve
from .encoding import Encoder
from .wire import (
    DEFAULT_LIMITS,
    Blob,
    Encoded,
    EncodeError,
    HandleTable,
    ProtocolError,
    WireLimits,
)

__all__ = [
    "Decoder",
    "EncodeError",
    "Encoded",
    "HandleTable",
    "ProtocolError",
    "WireLimits",
    "decode",
    "encode",
]


def encode(
    value: object,
    handles: HandleTable | None = None,
    limits: WireLimits = DEFAULT_LIMITS,
    *,
    first_blob: int = 0,
) -> Encoded:
    """Encode a value; none of its own code is run.

    Parameters
    ----------
    value : object
    handles : HandleTable, optional
        Is asked about every callable; without it no callable crosses.
    limits : WireLimits
    first_blob : int
        Number of the first blob, where several values share a frame.

    Raises
    ------
    EncodeError
        If the value or a part of it cannot cross.
    """
    encoder = Encoder(handles, limits, first_blob)
    skeleton = encoder.value(value)
    return Encoded(skeleton, encoder.blobs, tuple(encoder.notes))


def decode(
    skeleton: object,
    blobs: Sequence[Blob] = (),
    limits: WireLimits = DEFAULT_LIMITS,
    resolve_handle: Resolve | None = None,
    *,
    writable: bool = True,
) -> Any:
    """Decode the value of a skeleton; ``Decoder`` also decodes several values of a frame.

    Raises
    ------
    ProtocolError
        If anything in it is not what ``encode`` would have made.
    """
    return Decoder(blobs, limits, resolve_handle, writable=writable).value(skeleton)
