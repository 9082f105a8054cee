"""Nothing that lies about itself is believed, and none of its code is run."""

import collections
import contextlib
import enum

import numpy as np
import pytest

from autograder.sandbox.inside.changes import fingerprint
from autograder.sandbox.inside.codec import EncodeError, decode, encode


class NoFunctions:
    """Knows no function, and asks nothing of what it is shown."""

    def handle_for(self, function):
        return None


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
        "__eq__",
        "__hash__",
        "__iter__",
        "__len__",
        "__getitem__",
        "__array__",
        "__reduce__",
        "__reduce_ex__",
        "__index__",
        "__int__",
        "__float__",
        "__complex__",
        "__str__",
        "__repr__",
        "__bool__",
        "__getattribute__",
        "__array_finalize__",
        "__array_interface__",
        "__array_ufunc__",
        "__array_function__",
        "__lt__",
        "__bytes__",
        "__contains__",
        "__getstate__",
        "keys",
        "items",
        "values",
        "tobytes",
        "dtype",
        "copy",
        "view",
        "encode",
        "hex",
        "reshape",
        "shape",
        "tolist",
        "bit_length",
        "real",
        "imag",
    ],
    trap,
)


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
    [
        (int, 7),
        (float, 2.5),
        (str, "é"),
        (bytes, b"ab"),
        (complex, 1j),
        (list, [1, 2]),
        (tuple, (1, 2)),
        (dict, {1: 2}),
        (set, {1, 2}),
        (frozenset, {3}),
        (np.float64, 2.5),
        (np.float32, 0.5),
        (np.str_, "a"),
        (np.bytes_, b"a"),
        (np.int64, 3),
    ],
)
def test_a_lying_subclass_crosses_as_what_it_really_is(base, content):
    encoded = encode_armed(lying(base, content))
    got = decode(encoded.skeleton, encoded.blobs)
    assert type(got) is base
    assert got == base(content)
    assert encoded.notes == (f"a `Liar` as a plain `{base.__name__}`",)


def test_a_lying_array_crosses_as_its_base_array():
    array = np.arange(6.0).reshape(2, 3)
    encoded = encode_armed(lying_array(array.copy()))
    got = decode(encoded.skeleton, encoded.blobs)
    assert type(got) is np.ndarray
    np.testing.assert_array_equal(got, array, strict=True)
    assert encoded.notes == ("a `Liar` as a plain `ndarray`",)


@pytest.mark.parametrize("place", [lambda x: x, lambda x: [x], lambda x: (x,), lambda x: {1: x}])
def test_a_lying_object_is_refused_by_its_real_name(place):
    placed = place(lying(object))
    with pytest.raises(EncodeError) as refused:
        encode_armed(placed, NoFunctions())
    assert refused.value.kind == "Liar"
    assert "not a plain value" in refused.value.reason


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
    got = decode(encoded.skeleton, encoded.blobs)
    assert type(got) is type(plain)
    np.testing.assert_equal(got, plain)
    assert len(encoded.notes) == 1


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


def test_lies_are_fingerprinted_by_identity():
    liar = lying(object)
    with armed_traps():
        assert fingerprint([liar]) == fingerprint([liar])
        assert fingerprint([liar]) != fingerprint([lying(object)])
