"""What crosses the wire comes out as it went in, and what cannot cross is refused by name."""

import decimal
import enum
import struct

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from autograder.sandbox.inside.codec import EncodeError, ProtocolError, WireLimits, decode, encode
from autograder.sandbox.inside.frames import FrameReader, pack


def cross(value, **options):
    """Send a value through a frame and back."""
    encoded = encode(value)
    reader = FrameReader()
    reader.feed(b"".join(pack({"body": encoded.skeleton}, encoded.blobs)))
    message, blobs = reader.next_frame()
    return decode(message["body"], blobs, **options)


def alike(a, b) -> bool:
    """Report whether two values are the same down to types, signs, dtypes and order; nan is nan."""
    if type(a) is not type(b):
        return False
    if type(a) is float:
        return struct.pack("d", a) == struct.pack("d", b) or (a != a and b != b)
    if type(a) is complex:
        return alike(a.real, b.real) and alike(a.imag, b.imag)
    if type(a) in (list, tuple):
        return len(a) == len(b) and all(map(alike, a, b))
    if type(a) is dict:
        return alike(list(a.items()), list(b.items()))
    if type(a) is np.ndarray and a.dtype == object:
        return a.shape == b.shape and alike(a.ravel().tolist(), b.ravel().tolist())
    if isinstance(a, np.ndarray | np.generic):
        return a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes()
    if type(a) is np.random.Generator:
        return alike(a.bit_generator.state, b.bit_generator.state)
    return a == b


TEXTS = st.text(st.characters(), max_size=400)  # with lone surrogates
KEYS = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(allow_nan=False),
        TEXTS,
        st.binary(),
        st.complex_numbers(allow_nan=False),
    ),
    lambda keys: st.one_of(st.lists(keys, max_size=3).map(tuple), st.frozensets(keys, max_size=3)),
    max_leaves=5,
)
DTYPES = st.one_of(
    hnp.boolean_dtypes(),
    hnp.integer_dtypes(endianness="<"),
    hnp.unsigned_integer_dtypes(endianness="<"),
    hnp.floating_dtypes(endianness="<"),
    hnp.complex_number_dtypes(endianness="<", sizes=(64, 128)),
    hnp.byte_string_dtypes(),
    hnp.unicode_string_dtypes(endianness="<"),
    hnp.datetime64_dtypes(endianness="<"),
    hnp.timedelta64_dtypes(endianness="<"),
)
ARRAYS = hnp.arrays(DTYPES, hnp.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=4))
LEAVES = st.one_of(KEYS, st.floats(), st.complex_numbers(), st.binary(max_size=600), ARRAYS)
VALUES = st.recursive(
    LEAVES,
    lambda values: st.one_of(
        st.lists(values, max_size=4),
        st.lists(values, max_size=4).map(tuple),
        st.sets(KEYS, max_size=4),
        st.dictionaries(KEYS, values, max_size=4),
    ),
    max_leaves=10,
)


@settings(deadline=None)
@given(VALUES)
def test_every_plain_value_crosses_unchanged(value):
    assert alike(cross(value), value)


@settings(deadline=None)
@given(ARRAYS, st.booleans())
def test_arrays_are_owned_and_writable_or_read_only_if_asked(array, writable):
    got = cross(array, writable=writable)
    assert alike(got, array)
    assert got.flags.writeable is writable
    assert got.flags.aligned
    assert got.flags.owndata or not writable


@pytest.mark.parametrize("bits", [31, 53, 63, 64, 65, 5000, 1_000_000])
def test_whole_numbers_of_any_size_cross(bits):
    for number in (1 << bits, (1 << bits) - 1, -(1 << bits), -(1 << bits) - 1):
        assert cross(number) == number
        assert cross([number, 1]) == [number, 1]


@pytest.mark.parametrize(
    "text", ["\ud83d\ude00", "\udcff", "x" * 5000, "é" * 300, "\0", "\U0001f600"]
)
def test_every_text_crosses(text):
    assert cross([text, {text: 1}]) == [text, {text: 1}]


@pytest.mark.parametrize(
    "view",
    [
        lambda a: a.T,
        lambda a: a[::-1, ::2],
        lambda a: a[:, 1],
        lambda a: np.asfortranarray(a),
        lambda a: np.broadcast_to(a[0], (5, 4)),
        lambda a: a.astype(">f8"),
        lambda a: a[1, 1, ...],
    ],
)
def test_arrays_in_any_layout_keep_their_values(view):
    array = view(np.arange(12.0).reshape(3, 4))
    got = cross(array)
    assert got.dtype == np.float64
    assert got.shape == array.shape
    np.testing.assert_array_equal(got, array)


def test_a_column_major_array_stays_column_major():
    assert cross(np.ones((3, 4), order="F")).flags.f_contiguous


@pytest.mark.parametrize(
    "members", [[1, "a", None, [2.5]], [np.arange(2), {1}, (1,), b"x"], [[1, 2], [3, 4], [], [5]]]
)
def test_object_arrays_cross_as_plain_members_with_their_shape(members):
    array = np.empty(4, object)
    for place, member in enumerate(members):
        array[place] = member
    assert alike(cross(array.reshape(2, 2)), array.reshape(2, 2))
    assert alike(cross(array), array)


@pytest.mark.parametrize("code", "?bhilqBHILQefdFD")
def test_numpy_scalars_keep_their_dtype(code):
    scalar = np.ones((), code)[()]
    got = cross(scalar)
    assert alike(got, np.dtype(scalar.dtype.str).type(1))  # C's names for one width are one type


@pytest.mark.parametrize(
    "scalar",
    [
        np.float64("nan"),
        np.float32(-0.0),
        np.str_("a\ud800"),
        np.bytes_(b"a\0"),
        np.str_(""),
        np.datetime64("2020-02-29", "ns"),
        np.timedelta64("NaT"),
        np.datetime64(7, "25s"),
    ],
)
def test_unusual_numpy_scalars_cross(scalar):
    got = cross(scalar)
    assert type(got) is type(scalar)
    assert got.dtype == scalar.dtype
    assert got.tobytes() == scalar.tobytes()


def test_long_doubles_are_rounded_with_a_note():
    encoded = encode(np.ones(3, np.longdouble) / 3)
    assert decode(encoded.skeleton, encoded.blobs).dtype == np.float64
    assert "rounded to float64" in encoded.notes[0]
    assert "rounded to float64" in encode(np.longdouble(1)).notes[0]
    assert cross(np.longdouble(0.1)) == np.float64(np.longdouble(0.1))


@pytest.mark.parametrize("name", ["PCG64", "PCG64DXSM", "MT19937", "Philox", "SFC64"])
def test_a_generator_crosses_and_the_callers_is_not_advanced(name):
    rng = np.random.Generator(getattr(np.random, name)(5))
    rng.integers(9, size=3, dtype=np.uint32)
    before = rng.bit_generator.state
    got = cross([rng])[0]
    assert alike(cross(rng), rng)
    assert got.normal(size=4).tolist() == rng.normal(size=4).tolist()
    rng.bit_generator.state = before
    assert alike(cross(rng).bit_generator.state, before)


# --- handles ---


class Table:
    """Knows functions by name."""

    def handle_for(self, function):
        return {"open": function.__name__} if function is np.sum else None


def test_functions_cross_as_handles():
    encoded = encode([np.sum, {"f": np.sum}], Table())
    assert encoded.skeleton[0] == {"handle": {"open": "sum"}}
    got = decode(encoded.skeleton, [], resolve_handle=lambda handle: handle["open"])
    assert got == ["sum", {"f": "sum"}]
    with pytest.raises(ProtocolError):
        decode(encoded.skeleton, [])


@pytest.mark.parametrize("value", [len, lambda: 1, int, {np.sum: 1}, {np.sum}, object(), Table()])
def test_what_no_table_knows_and_handles_as_keys_do_not_cross(value):
    with pytest.raises(EncodeError):
        encode(value, Table())


def test_errors_of_the_resolver_rise():
    def lost(_):
        raise KeyError

    with pytest.raises(KeyError):
        decode({"handle": {"returned": 5}}, [], resolve_handle=lost)


def test_several_values_share_a_frame():
    first = encode([np.arange(3)])
    second = encode([np.ones(2)], first_blob=len(first.blobs))
    blobs = [*first.blobs, *second.blobs]
    assert decode(second.skeleton, blobs)[0].tolist() == [1.0, 1.0]


# --- what does not cross ---


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (decimal.Decimal(1), "Decimal"),
        (range(3), "range"),
        (bytearray(b"x"), "bytearray"),
        (enum.Enum("G", {"A": 1}).A, "G"),
        (np.zeros(2, [("a", int)]), "array of Void"),
        (np.void(b"x"), "void"),
        (np.array(["a"], np.dtypes.StringDType()), "array of String"),
        (np.random.RandomState(1), "RandomState"),
        (lambda: 1, "function"),
        ([1, {"a": (object(),)}], "object"),
    ],
)
def test_other_objects_are_refused_by_name(value, kind):
    with pytest.raises(EncodeError) as refused:
        encode(value)
    assert refused.value.kind == kind


# --- limits ---


def nested(depth):
    value = 1
    for _ in range(depth):
        value = {"a": (value,)} if depth % 2 else [value]
    return value


def test_values_nested_as_deeply_as_allowed_cross():
    value = nested(100)
    assert cross(value) == value


def cyclic(kind):
    value = kind()
    if kind is dict:
        value["self"] = [value]
    else:
        value.append((1, value))
    return value


class Chain(list):
    """A list of a user's own."""


@pytest.mark.parametrize("kind", [list, dict, Chain])
def test_what_refers_to_itself_is_refused(kind):
    with pytest.raises(EncodeError, match="refers to itself"):
        encode(cyclic(kind))


def test_an_object_array_inside_itself_is_refused():
    array = np.empty(1, object)
    array[0] = array
    with pytest.raises(EncodeError):
        encode(array)


@pytest.mark.parametrize(
    ("value", "limits"),
    [
        (nested(101), WireLimits()),
        ([[0.5] * 10] * 10, WireLimits(elements=99)),
        (np.ones(100), WireLimits(blob_bytes=799)),
        ([np.ones(2)] * 3, WireLimits(blobs=2)),
        ("x" * 1000, WireLimits(blob_bytes=999)),
        (["x" * 100] * 10, WireLimits(json_bytes=12 * 999)),
        (1 << 2000, WireLimits(int_bits=2000)),
        (np.broadcast_to(1.0, (1 << 30, 1 << 20)), WireLimits()),
        (np.broadcast_to(None, (1 << 30, 1 << 20)), WireLimits()),
        (np.empty((1,) * 33), WireLimits()),
    ],
)
def test_too_much_is_refused_before_it_is_copied(value, limits):
    with pytest.raises(EncodeError) as refused:
        encode(value, limits=limits)
    assert refused.value.reason in ("is too large", "is nested too deeply")


def test_a_tree_of_shared_branches_is_refused():
    value = [0.5, None]
    for _ in range(60):
        value = [value, value]
    with pytest.raises(EncodeError, match="too large"):
        encode(value)
