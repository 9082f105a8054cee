"""Whatever the other side sends becomes a plain value or ProtocolError, in little memory."""

import copy
import json
import sys
import tracemalloc

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.sandbox.inside.codec import Decoder, ProtocolError, WireLimits, decode, encode
from autograder.sandbox.inside.decoding import DECODERS

PLAIN = (
    type(None),
    bool,
    int,
    float,
    complex,
    str,
    bytes,
    list,
    tuple,
    set,
    frozenset,
    dict,
    np.ndarray,
    np.generic,
    pd.Series,
    pd.DataFrame,
    np.random.Generator,
)
BLOBS = [b"12345678" * 2, b"\xff" * 8, b"", b"abc", bytes(64)]
SMALL = WireLimits(json_bytes=10_000, blob_bytes=1000, blobs=10, elements=300, depth=10)


def settle(skeleton, blobs=BLOBS, limits=SMALL):
    """Decode, and return the value or None if it was refused; nothing else may happen."""
    try:
        value = decode(skeleton, blobs, limits, lambda handle: ("handle", handle))
    except ProtocolError:
        return None
    assert isinstance(value, PLAIN)
    repr(value)
    return value


DTYPES = st.sampled_from(
    [
        "<f8",
        "<i4",
        "|b1",
        "<U2",
        "|S4",
        "<M8[ns]",
        "<m8[7D]",
        "<f2",
        "|O",
        "|V8",
        ">f8",
        "<f16",
        "O",
        "<U0",
        "f8",
        "<M8",
        "<i3",
        "<M8[0s]",
        "<M8[999999999Y]",
        "|S999999999",
        "object",
    ]
)
SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    DTYPES,
    st.sampled_from(
        [
            "C",
            "F",
            "K",
            "nan",
            "-inf",
            "-ff",
            "0x1",
            "PCG64",
            "MT19937",
            "range",
            "values",
            "levels",
            "str",
            "string",
            "00" * 8,
        ]
    ),
)
SHAPES = st.lists(st.one_of(st.integers(-1, 5), st.sampled_from([2**31, 2**40, 2**63])), max_size=4)
LIKELY = st.one_of(
    st.tuples(st.just("array"), st.tuples(DTYPES, SCRAPS, SHAPES, st.integers(-1, 5)).map(list)),
    st.tuples(
        st.just("scalar"), st.tuples(DTYPES, st.binary(max_size=16).map(bytes.hex)).map(list)
    ),
).map(lambda pair: dict([pair]))
TAGS = st.sampled_from(sorted(DECODERS))
SKELETONS = st.recursive(
    st.one_of(SCRAPS, LIKELY),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(TAGS, inner, min_size=1, max_size=1),
        st.dictionaries(TAGS, st.lists(inner, min_size=2, max_size=4), min_size=1, max_size=1),
        st.dictionaries(st.text(max_size=4), inner, max_size=2),
    ),
    max_leaves=12,
)


@settings(deadline=None, max_examples=500)
@given(SKELETONS)
def test_any_skeleton_is_a_plain_value_or_refused(skeleton):
    settle(skeleton)


SAMPLES = [
    [1, 2.5, {"a": (None, True)}, {1, 2}, "é" * 300, b"x" * 300, 1 << 80, -0.0, complex(0, np.nan)],
    np.arange(6.0).reshape(2, 3),
    np.array([[1, "a"], [None, [2]]], object),
    [np.float32(1), np.str_("a"), np.bytes_(b"b"), np.datetime64("2020", "s")],
    {(1, frozenset([2])): np.array(["ab", "c"])},
    pd.DataFrame({"a": [1, 2], "b": ["x", None]}, index=pd.Index([0.5, 1.5], name="i")),
    pd.Series([1, 2], index=pd.MultiIndex.from_tuples([("a", 1), ("b", 2)])),
    np.random.default_rng(1),
    np.random.Generator(np.random.Philox(1)),
    np.random.Generator(np.random.SFC64(1)),
]


def places(skeleton):
    """List every place in a skeleton as its container and its key."""
    keys = []
    if type(skeleton) is list:
        keys = list(range(len(skeleton)))
    elif type(skeleton) is dict:
        keys = list(skeleton)
    for key in keys:
        yield skeleton, key
        yield from places(skeleton[key])


@settings(deadline=None, max_examples=500)
@given(st.data())
def test_a_proper_skeleton_with_changed_places_is_a_plain_value_or_refused(data):
    encoded = encode(data.draw(st.sampled_from(SAMPLES)))
    skeleton = {"tuple": [copy.deepcopy(encoded.skeleton)]}
    for _ in range(data.draw(st.integers(1, 3))):
        container, key = data.draw(st.sampled_from(list(places(skeleton))))
        change = data.draw(st.sampled_from(["replace", "rename", "remove", "repeat"]))
        if change == "replace":
            container[key] = data.draw(st.one_of(SCRAPS, LIKELY))
        elif change == "repeat" and type(container) is list:
            container.append(copy.deepcopy(container[key]))
        elif change == "rename" and type(container) is dict:
            container[data.draw(TAGS)] = container.pop(key)
        elif len(container) > 1:
            del container[key]
        if not list(places(skeleton)):
            break
    settle(skeleton, encoded.blobs, WireLimits())


@settings(deadline=None)
@given(st.data())
def test_changed_blobs_are_a_plain_value_or_refused(data):
    encoded = encode(data.draw(st.sampled_from([*SAMPLES, np.array([True]), np.array(["a"])])))
    blobs = [
        data.draw(st.one_of(st.just(bytes(blob)), st.binary(max_size=len(blob) + 1)))
        for blob in encoded.blobs
    ]
    settle(encoded.skeleton, blobs, WireLimits())


ARRAYS = {
    "objects": ["|O", "C", [2], 0],
    "objects by name": ["object", "C", [2], 0],
    "fields": ["[('a', '<f8')]", "C", [2], 0],
    "void": ["|V8", "C", [2], 0],
    "big-endian": [">f8", "C", [2], 0],
    "long double": ["<f16", "C", [1], 0],
    "no item size": ["<U0", "C", [2], 0],
    "no dtype": [None, "C", [2], 0],
    "a date in no unit": ["<M8", "C", [2], 0],
    "no order": ["<f8", "A", [2], 0],
    "negative": ["<f8", "C", [-2], 0],
    "negative twice": ["<f8", "C", [-1, -2], 0],
    "fraction": ["<f8", "C", [2.0], 0],
    "bool": ["<f8", "C", [True, 2], 0],
    "too many": ["<f8", "C", [3], 0],
    "too few": ["<f8", "C", [1], 0],
    "overflow": ["<f8", "C", [2**32, 2**32], 0],
    "overflow to the right size": ["<f8", "C", [2**63 + 1, 2], 0],
    "empty but huge": ["<f8", "C", [0, 2**40, 2**40], 2],
    "empty but longer": ["<f8", "C", [0], 0],
    "dimensions": ["<f8", "C", [2] + [1] * 40, 0],
    "blob beyond": ["<f8", "C", [2], 99],
    "blob before": ["<f8", "C", [2], -1],
    "blob of no number": ["<f8", "C", [2], "0"],
    "half a bool": ["|b1", "C", [16], 0],
    "no character": ["<U1", "C", [2], 1],
    "unknown unit": ["<M8[x]", "C", [2], 0],
    "newline": ["<f8\n", "C", [2], 0],
    "long name": ["<U" + "9" * 5000, "C", [2], 0],
    "no text of enormous size": ["<U499999999", "C", [0], 2],
    "no text of impossible size": ["<U999999999", "C", [0], 2],
}


@pytest.mark.parametrize("name", ARRAYS)
def test_arrays_that_are_none_are_refused(name):
    with pytest.raises(ProtocolError):
        decode({"array": ARRAYS[name]}, BLOBS)


REFUSED = {
    "two tags": {"tuple": [], "list": []},
    "no tag": {},
    "unknown tag": {"pickle": "gASVAAAAAAAAAAAu"},
    "a blob used twice": [{"bytes": 0}, {"bytes": 0}],
    "a blob used as two things": [{"bytes": 3}, {"str": 3}],
    "a text of bad bytes": {"str": 1},
    "bytes of no digits": {"bytes": "xy"},
    "an int of no digits": {"int": "0x12"},
    "an int with spaces": {"int": " 12"},
    "an int with a lost sign": {"int": "-"},
    "an int in other digits": {"int": "\u0663"},
    "an enormous int": {"int": "f" * 300_000},
    "a float by name": {"float": "infinity"},
    "a complex of ints": {"complex": [1, 2]},
    "a list as key": {"dict": [[[1]], [1]]},
    "a set in a set": {"set": [{"set": []}]},
    "an array as key": {"dict": [[{"array": ["<f8", "C", [2], 0]}], [1]]},
    "a tuple with a list as key": {"dict": [[{"tuple": [[]]}], [1]]},
    "more keys than values": {"dict": [[1, 2], [1]]},
    "a dict of no lists": {"dict": [{}, {}]},
    "a handle as key": {"dict": [[{"handle": {"open": "f"}}], [1]]},
    "a handle in a set": {"set": [{"tuple": [{"handle": {"open": "f"}}]}]},
    "a handle in a table": {
        "series": [
            {"tuple": ["range", 0, 1, 1, None]},
            None,
            {"objects": [[1], [{"handle": {"open": "f"}}]]},
        ]
    },
    "a handle of two entries": {"handle": {"open": "f", "student": "g"}},
    "a handle with a list": {"handle": {"returned": [1]}},
    "a handle below zero": {"handle": {"returned": -1}},
    "a handle with a long name": {"handle": {"student": "f" * 1000}},
    "objects of another shape": {"objects": [[2, 2], [1, 2, 3]]},
    "no objects in a huge shape": {"objects": [[0, 2**40, 2**40], []]},
    "a scalar of objects": {"scalar": ["|O", "00" * 8]},
    "a scalar that is too short": {"scalar": ["<f8", "00" * 7]},
    "a scalar with spaces": {"scalar": ["<i2", "0 0 "]},
    "half a bool": {"scalar": ["|b1", "02"]},
    "a NumPy text of bytes": {"numpy.str": {"bytes": 0}},
    "an unknown bit generator": {"generator": ["os.system", [1, 2, 3, 4]]},
    "a generator without state": {"generator": ["PCG64", []]},
    "a generator of floats": {"generator": ["PCG64", [1.0, 3, 0, 0]]},
    "a generator out of range": {"generator": ["PCG64", [{"int": "1" * 40}, 3, 0, 0]]},
    "a generator with an even increment": {"generator": ["PCG64", [1, 2, 0, 0]]},
    "a generator beyond its buffer": {"generator": ["MT19937", [0] * 624 + [625]]},
    "a column of two dimensions": {
        "series": [{"tuple": ["range", 0, 2, 1, None]}, None, {"array": ["<f8", "C", [2, 1], 0]}]
    },
    "a column of another length": {
        "series": [{"tuple": ["range", 0, 3, 1, None]}, None, {"array": ["<f8", "C", [2], 0]}]
    },
    "an enormous range": {
        "frame": [{"tuple": ["range", 0, 2**62, 1, None]}, {"tuple": ["range", 0, 0, 1, None]}, []]
    },
    "a range without steps": {
        "frame": [{"tuple": ["range", 0, 1, 0, None]}, {"tuple": ["range", 0, 0, 1, None]}, []]
    },
    "a name that is a list": {
        "series": [{"tuple": ["range", 0, 2, 1, None]}, [], {"array": ["<f8", "C", [2], 0]}]
    },
    "a series of nothing": {"series": []},
    "an object": object(),
    "a subclass of int": True.__class__,
}


@pytest.mark.parametrize("name", REFUSED)
def test_values_that_are_none_are_refused(name):
    with pytest.raises(ProtocolError):
        decode(REFUSED[name], BLOBS, resolve_handle=lambda handle: handle)


@pytest.mark.parametrize("tag", [*sorted(DECODERS), "list"])
def test_deep_nesting_is_refused_without_a_deep_call(tag):
    skeleton = 1.0
    for _ in range(20_000):
        pair = [skeleton, skeleton]
        skeleton = [skeleton] if tag == "list" else {tag: pair if tag in PAIRS else [skeleton]}
    with pytest.raises(ProtocolError):
        decode(skeleton)
    for _ in range(20_000):  # taken apart by hand: the garbage collector would recurse
        skeleton = skeleton[0] if tag == "list" else skeleton[tag][0]


PAIRS = ("complex", "dict", "objects", "generator")


@pytest.mark.parametrize("tag", ["numpy.str", "numpy.bytes"])
def test_deep_tags_are_refused_without_a_deep_call(tag):
    skeleton = "a"
    for _ in range(sys.getrecursionlimit() * 2):
        skeleton = {tag: skeleton}
    with pytest.raises(ProtocolError):
        decode(skeleton)


def test_keys_that_were_made_to_collide_are_refused():
    modulus = sys.hash_info.modulus
    colliding = [place * modulus for place in range(1, 50_000)]
    skeletons = [encode(number).skeleton for number in colliding]
    with pytest.raises(ProtocolError, match="collide"):
        decode({"set": skeletons})
    with pytest.raises(ProtocolError, match="collide"):
        decode({"dict": [skeletons, [0] * len(skeletons)]})


def test_one_decoder_counts_for_all_values_of_a_frame():
    decoder = Decoder([b"a", b"b"], WireLimits(elements=5))
    decoder.value([1, 2, 3])
    decoder.value({"bytes": 0})
    with pytest.raises(ProtocolError):
        decoder.value({"bytes": 0})
    with pytest.raises(ProtocolError):
        decoder.value([1, 2, 3])


@pytest.mark.parametrize("limits", [WireLimits(blobs=2), WireLimits(blob_bytes=30)])
def test_more_blobs_than_allowed_are_refused(limits):
    with pytest.raises(ProtocolError):
        decode(None, BLOBS, limits)


@pytest.mark.parametrize(
    "skeleton",
    [
        {"array": ["<f8", "C", [2**40], 0]},
        {"array": ["|S1", "C", [2**47], 0]},
        {"array": ["<U999999999", "C", [1000], 0]},
        {"objects": [[2**40], []]},
        {
            "frame": [
                {"tuple": ["range", 0, 2**50, 1, None]},
                {"tuple": ["range", 0, 1, 1, None]},
                [{"array": ["<f8", "C", [2], 0]}],
            ]
        },
    ],
)
def test_a_promise_of_a_terabyte_takes_no_memory(skeleton):
    decode(encode(pd.Series([1])).skeleton, encode(pd.Series([1])).blobs)  # pandas is loaded
    tracemalloc.start()
    try:
        with pytest.raises(ProtocolError):
            decode(skeleton, BLOBS)
        assert tracemalloc.get_traced_memory()[1] < 200_000
    finally:
        tracemalloc.stop()


@settings(deadline=None)
@given(st.recursive(st.one_of(st.none(), st.floats(), st.text()), st.lists))
def test_json_that_happens_to_be_plain_is_taken_as_it_is(value):
    assert repr(decode(json.loads(json.dumps(value)))) == repr(value)
