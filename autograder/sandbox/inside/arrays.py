"""Arrays and NumPy scalars as raw little-endian bytes with a dtype from a fixed list."""

import re
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .wire import Blob, EncodeError, ProtocolError

Array = NDArray[Any]

MAX_DIMENSIONS = 32
MAX_LENGTH = 1 << 48  # of one dimension
MAX_ITEM_BYTES = 1 << 26  # NumPy makes room for one item even where there is none
NUMBERS = {
    name: np.dtype(name)
    for name in (np.dtype(code).newbyteorder("<").str for code in "?bhilqBHILQefdFD")
}
SIZED = re.compile(
    r"<U[1-9][0-9]{0,8}|\|S[1-9][0-9]{0,8}"
    r"|<[Mm]8(?:\[(?:[1-9][0-9]{0,8})?(?:Y|M|W|D|h|m|s|ms|us|ns|ps|fs|as)\])?"
)
GENERIC_TIME = np.dtype("<M8")
LARGEST_CODE_POINT = 0x10FFFF
SCALARS = tuple(np.dtype(code).type for code in "?bhilqBHILQefdgFDGMm")


@dataclass(frozen=True)
class RawArray:
    """One array as it crosses: the same four facts that a npy file holds."""

    dtype: str
    order: str
    shape: tuple[int, ...]
    data: Blob


def plain_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Choose the little-endian dtype in which values of a dtype cross.

    Long doubles cross as doubles: their bytes mean something else on every machine.
    """
    if dtype.kind in "fc" and dtype.itemsize > (8 if dtype.kind == "f" else 16):
        return NUMBERS["<f8" if dtype.kind == "f" else "<c16"]
    if dtype.kind in "US" and dtype.itemsize == 0:
        return np.dtype(f"{dtype.kind}1")
    return dtype.newbyteorder("<")


def is_plain(dtype: np.dtype[Any]) -> bool:
    """Report whether arrays of a dtype cross as raw bytes."""
    return dtype.fields is None and dtype.kind in "biufcUSMm"


def to_raw(array: Array, max_bytes: int) -> RawArray:
    """Describe a base array of a plain dtype; its memory is copied only when it has gaps.

    Raises
    ------
    EncodeError
        If the dtype is not plain, or there are too many bytes or dimensions.
    """
    if not is_plain(array.dtype):
        raise EncodeError(f"array of {type(array.dtype).__name__.removesuffix('DType')}")
    dtype = plain_dtype(array.dtype)
    if array.ndim > MAX_DIMENSIONS or array.size * dtype.itemsize > max_bytes:
        raise EncodeError("ndarray", "is too large")
    if dtype != array.dtype:
        with np.errstate(all="ignore"):
            array = array.astype(dtype)
    order = "C"
    if array.flags.c_contiguous:
        flat = array.reshape(-1)
    elif array.flags.f_contiguous:
        order, flat = "F", array.T.reshape(-1)
    else:
        flat = np.ascontiguousarray(array).reshape(-1)
    data: Blob = memoryview(flat.view(np.uint8)) if flat.size else b""  # type: ignore[arg-type]
    return RawArray(dtype.str, order, array.shape, data)


def from_raw(dtype_name: object, order: object, shape: object, data: Blob) -> Array:
    """Check a described array and make it, as a view of the blob.

    Raises
    ------
    ProtocolError
        If the parts do not fit together or the bytes are no values of the dtype.
    """
    dtype = read_dtype(dtype_name)
    sizes = read_shape(shape)
    if type(order) is not str or order not in ("C", "F"):
        raise ProtocolError("an array in an unknown order")
    count = 1
    for size in sizes:
        count *= size
    if count * dtype.itemsize != len(data):
        raise ProtocolError("an array whose shape does not fit its bytes")
    if not count:
        return _empty(sizes, dtype)
    flat = np.frombuffer(data, np.uint8).view(dtype)
    _check_bytes(flat)
    return flat.reshape(sizes, order="F" if order == "F" else "C")


def read_dtype(name: object) -> np.dtype[Any]:
    """Turn the text of a dtype into a dtype, if it is one of ours."""
    if type(name) is not str or len(name) > 20:
        raise ProtocolError("an array without a dtype")
    if name in NUMBERS:
        return NUMBERS[name]
    if not SIZED.fullmatch(name):
        raise ProtocolError("an array of a dtype that never crosses")
    try:
        dtype = np.dtype(name)
    except (TypeError, ValueError, OverflowError):
        raise ProtocolError("an array of an impossible dtype") from None
    if dtype.itemsize > MAX_ITEM_BYTES:
        raise ProtocolError("an array of enormous texts")
    return dtype


def read_shape(shape: object) -> tuple[int, ...]:
    """Check the shape of an array."""
    if type(shape) is not list or len(shape) > MAX_DIMENSIONS:
        raise ProtocolError("an array without a proper shape")
    if not all(type(size) is int and 0 <= size < MAX_LENGTH for size in shape):
        raise ProtocolError("an array with an impossible dimension")
    return tuple(shape)


def _empty(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    try:
        return np.empty(shape, dtype)
    except (ValueError, OverflowError):  # the other dimensions alone are beyond any memory
        raise ProtocolError("an empty array of an impossible shape") from None


def _check_bytes(flat: Array) -> None:
    """Refuse bytes that NumPy would take for values and stumble over later."""
    if flat.dtype.kind == "b" and flat.view(np.uint8).max() > 1:
        raise ProtocolError("a bool that is neither false nor true")
    if flat.dtype.kind == "U" and flat.view(np.uint32).max() > LARGEST_CODE_POINT:
        raise ProtocolError("a character that does not exist")
    if flat.dtype == GENERIC_TIME and not np.isnat(flat).all():
        raise ProtocolError("a date in no unit")


def scalar_to_raw(dtype: np.dtype[Any], data: bytes) -> tuple[str, bytes]:
    """Describe a NumPy scalar by the dtype and the bytes in which it crosses."""
    wanted = plain_dtype(dtype)
    if wanted == dtype:
        return wanted.str, data
    with np.errstate(all="ignore"):
        return wanted.str, np.frombuffer(data, dtype).astype(wanted).tobytes()


def scalar_from_raw(dtype_name: object, digits: object) -> object:
    """Check a described NumPy scalar and make it."""
    dtype = read_dtype(dtype_name)
    if dtype.kind in "US" or type(digits) is not str or len(digits) != 2 * dtype.itemsize:
        raise ProtocolError("a NumPy scalar whose bytes do not fit its dtype")
    try:
        data = bytes.fromhex(digits)
    except ValueError:
        raise ProtocolError("a NumPy scalar whose bytes are no hex digits") from None
    if len(data) != dtype.itemsize:  # fromhex skips spaces
        raise ProtocolError("a NumPy scalar whose bytes do not fit its dtype")
    flat = np.frombuffer(data, dtype)
    _check_bytes(flat)
    return flat[0]
