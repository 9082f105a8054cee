"""What crosses the wire comes out as it went in, and nothing that lies about itself is believed."""

import collections
import contextlib
import decimal
import enum
import struct

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from autograder.sandbox.inside.changes import fingerprint
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
    """Tell whether two values are the same down to types, signs, dtypes and order; nan is nan."""
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
        st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), TEXTS,
        st.binary(), st.complex_numbers(allow_nan=False),
    ),
    lambda keys: st.one_of(st.lists(keys, max_size=3).map(tuple), st.frozensets(keys, max_size=3)),
    max_leaves=5,
)  # fmt: skip
DTYPES = st.one_of(
    hnp.boolean_dtypes(), hnp.integer_dtypes(endianness="<"),
    hnp.unsigned_integer_dtypes(endianness="<"), hnp.floating_dtypes(endianness="<"),
    hnp.complex_number_dtypes(endianness="<", sizes=(64, 128)),
    hnp.byte_string_dtypes(), hnp.unicode_string_dtypes(endianness="<"),
    hnp.datetime64_dtypes(endianness="<"), hnp.timedelta64_dtypes(endianness="<"),
)  # fmt: skip
ARRAYS = hnp.arrays(DTYPES, hnp.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=4))
LEAVES = st.one_of(KEYS, st.floats(), st.complex_numbers(), st.binary(max_size=600), ARRAYS)
VALUES = st.recursive(
    LEAVES,
    lambda values: st.one_of(
        st.lists(values, max_size=4), st.lists(values, max_size=4).map(tuple),
        st.sets(KEYS, max_size=4), st.dictionaries(KEYS, values, max_size=4),
    ),
    max_leaves=10,
)  # fmt: skip


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
    [np.float64("nan"), np.float32(-0.0), np.str_("a\ud800"), np.bytes_(b"a\0"), np.str_(""),
     np.datetime64("2020-02-29", "ns"), np.timedelta64("NaT"), np.datetime64(7, "25s")],
)  # fmt: skip
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


SERIES = [
    pd.Series([1.5, np.nan], index=["a", "b"], name="x"),
    pd.Series([], dtype=float),
    pd.Series(["x", None, "é"], dtype="str"),
    pd.Series(["x", pd.NA], dtype="string", name=("a", 1)),
    pd.Series([1, "a", None, [2]], dtype=object),
    pd.Series([True, False], index=pd.Index([2.5, 2.5], name="i")),
    pd.Series(np.array(["2020-01-01", "NaT"], "M8[ns]"), index=[-1, 7]),
    pd.Series(1, index=pd.MultiIndex.from_tuples([("a", 1), ("b", 2)], names=["k", None])),
    pd.Series(np.array([1, 2], np.float16)),
    pd.Series([1, 2], index=pd.RangeIndex(5, 1, -2)),
    pd.Series(range(300), index=pd.Index(["a"] * 300, dtype=object)),
]


@pytest.mark.parametrize("series", SERIES)
def test_a_series_crosses_with_index_name_and_dtype(series):
    pd.testing.assert_series_equal(cross(series), series, check_freq=False)


FRAMES = [
    pd.DataFrame({"a": [1, 2], "b": ["x", None], "c": [0.5, np.nan]}),
    pd.DataFrame(np.arange(6.0).reshape(2, 3), index=["r", "s"]),
    pd.DataFrame([[1, 2], [3, 4]], columns=["same", "same"]),
    pd.DataFrame({("a", 1): [True], ("b", 2): [1j]}),
    pd.DataFrame(index=[1, 2]),
    pd.DataFrame({"t": pd.date_range("2020-01-01", periods=2)}).set_index("t", drop=False),
    pd.DataFrame(),
]


@pytest.mark.parametrize("frame", FRAMES)
def test_a_frame_crosses_with_index_columns_and_dtypes(frame):
    pd.testing.assert_frame_equal(cross(frame), frame, check_freq=False)


def test_a_categorical_column_crosses_as_its_values():
    got = cross(pd.Series(["a", "b", "a"], dtype="category"))
    assert got.tolist() == ["a", "b", "a"]


@pytest.mark.parametrize(
    ("table", "kind"),
    [
        (pd.Series([1, None], dtype="Int64"), "Series of Int64Dtype"),
        (pd.DataFrame({"a": [pd.Timestamp("2020-01-01", tz="UTC")]}), "Series of DatetimeTZDtype"),
        (pd.Series([1], index=pd.Index([[1]], dtype=object)), "Index of lists or the like"),
        (pd.Series([pd.Timestamp(0)], dtype=object), "Timestamp"),
    ],
)
def test_tables_beyond_plain_values_are_refused_by_name(table, kind):
    with pytest.raises(EncodeError) as refused:
        encode(table)
    assert refused.value.kind == kind


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


# --- what lies about itself ---


ARMED = []


def trap(*_, **__):
    if ARMED:
        raise AssertionError("code of the value was run")
    return "quiet, so that pytest can report a failure"


@contextlib.contextmanager
def armed_traps():
    ARMED.append(True)
    try:
        yield
    finally:
        ARMED.clear()


def encode_armed(value, handles=None):
    with armed_traps():
        return encode(value, handles)


LIES = dict.fromkeys(
    [
        "__eq__", "__hash__", "__iter__", "__len__", "__getitem__", "__array__",
        "__reduce__", "__reduce_ex__", "__index__", "__int__", "__float__", "__complex__",
        "__str__", "__repr__", "__bool__", "__getattribute__", "__array_finalize__",
        "__array_interface__", "__array_ufunc__", "__array_function__", "__lt__",
        "__bytes__", "__contains__", "__getstate__", "keys", "items", "values", "tobytes",
        "dtype", "copy", "view", "encode", "hex", "reshape", "shape", "tolist",
        "bit_length", "real", "imag",
    ],
    trap,
)  # fmt: skip


class LyingMeta(type):
    """A metaclass that is never to be asked."""

    __eq__ = trap
    __hash__ = trap
    __instancecheck__ = trap
    __subclasscheck__ = trap
    __name__ = property(trap)
    __mro__ = property(trap)

    def __getattribute__(cls, name):
        trap()
        return type.__getattribute__(cls, name)


def lying(base, *content):
    """Make an instance of a subclass whose every method is a trap."""
    made = type.__call__(LyingMeta("Liar", (base,), {"__class__": property(trap)}), *content)
    for name, lie in LIES.items():
        type.__setattr__(type(made), name, lie)
    return made


def lying_array(array):
    kind = LyingMeta("Liar", (np.ndarray,), {"__class__": property(trap)})
    made = array.view(kind)
    for name, lie in LIES.items():
        type.__setattr__(kind, name, lie)
    return made


@pytest.mark.parametrize(
    ("base", "content"),
    [(int, 7), (float, 2.5), (str, "é"), (bytes, b"ab"), (complex, 1j), (list, [1, 2]),
     (tuple, (1, 2)), (dict, {1: 2}), (set, {1, 2}), (frozenset, {3}), (np.float64, 2.5),
     (np.float32, 0.5), (np.str_, "a"), (np.bytes_, b"a"), (np.int64, 3)],
)  # fmt: skip
def test_a_lying_subclass_crosses_as_what_it_really_is(base, content):
    encoded = encode_armed(lying(base, content))
    assert alike(decode(encoded.skeleton, encoded.blobs), base(content))
    assert encoded.notes == (f"a `Liar` as a plain `{base.__name__}`",)


def test_a_lying_array_crosses_as_its_base_array():
    array = np.arange(6.0).reshape(2, 3)
    encoded = encode_armed(lying_array(array.copy()))
    assert alike(decode(encoded.skeleton, encoded.blobs), array)
    assert encoded.notes == ("a `Liar` as a plain `ndarray`",)


@pytest.mark.parametrize("place", [lambda x: x, lambda x: [x], lambda x: (x,), lambda x: {1: x}])
def test_a_lying_object_is_refused_by_its_real_name(place):
    placed = place(lying(object))
    with pytest.raises(EncodeError) as refused:
        encode_armed(placed, Table())
    assert refused.value.kind == "Liar"
    assert "no plain value" in refused.value.reason


def test_an_object_that_calls_itself_an_array_is_refused():
    class Foo:
        __class__ = np.ndarray
        __array_interface__ = np.ones(2).__array_interface__

    with pytest.raises(EncodeError, match="`Foo`"):
        encode(Foo())


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (np.ma.masked_array([1, 2], mask=[0, 1]), np.array([1, 2])),
        (np.ones((1, 2)).view(np.matrix), np.ones((1, 2))),
        (enum.IntEnum("E", {"A": 3}).A, 3),
        (enum.StrEnum("F", {"A": "x"}).A, "x"),
        (collections.OrderedDict(a=1), {"a": 1}),
        (collections.Counter("aab"), {"a": 2, "b": 1}),
        (collections.namedtuple("P", "x y")(1, 2), (1, 2)),
    ],
)
def test_honest_subclasses_cross_as_their_base_with_a_note(value, plain):
    encoded = encode(value)
    assert alike(decode(encoded.skeleton, encoded.blobs), plain)
    assert len(encoded.notes) == 1


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


def test_a_generator_with_a_bit_generator_of_its_own_is_refused():
    class Bits(np.random.PCG64):
        state = property(trap)

    with pytest.raises(EncodeError):
        encode(np.random.Generator(Bits(1)))


def test_a_hashable_list_is_no_key():
    class Key(list):
        __hash__ = object.__hash__

    for value in ({Key(): 1}, {Key()}, {(1, Key()): 2}):
        with pytest.raises(EncodeError):
            encode(value)


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


# --- fingerprints ---


@settings(deadline=None)
@given(VALUES)
def test_a_fingerprint_stays_while_nothing_changes(value):
    assert fingerprint(value) == fingerprint(value)


@pytest.mark.parametrize(
    ("value", "change"),
    [
        ([1, [2]], lambda v: v[1].append(3)),
        ({"a": 1}, lambda v: v.update(a=1.0)),
        ({"a": 1, "b": 2}, lambda v: v.update(b=v.pop("b"), a=v.pop("a"))),
        (np.array([np.nan, 0.0]), lambda v: np.negative(v, out=v)),
        (np.arange(6), lambda v: v.resize((2, 3))),
        (np.ones((50, 2)), lambda v: v.__setitem__((7, 1), 2)),
        ([[0.0], object()], lambda v: v[0].append(0.0)),
        ({1, 2}, lambda v: v.add(3)),
        (pd.DataFrame({"a": [1, 2]}), lambda v: v.__setitem__("b", 1)),
        (pd.Series([1.0, 2.0]), lambda v: v.__setitem__(0, np.nan)),
        (np.random.default_rng(1), lambda v: v.random()),
        ([1], lambda v: v.append(v)),
    ],
)
def test_a_fingerprint_shows_every_change(value, change):
    before = fingerprint(value)
    assert fingerprint(value) == before
    change(value)
    assert fingerprint(value) != before


def test_drawing_from_a_generator_is_no_change_if_so_wished():
    rng = np.random.default_rng(1)
    before = fingerprint([rng], generators=False)
    rng.random()
    assert fingerprint([rng], generators=False) == before


def test_functions_count_by_identity_and_lies_are_not_asked():
    liar = lying(object)
    with armed_traps():
        assert fingerprint([len, liar]) == fingerprint([len, liar])
    assert fingerprint([len]) != fingerprint([abs])
