"""Frames come out of any stream of bytes whole, and no promise in them is believed."""

import json
import selectors
import socket
import threading
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.sandbox.inside.frames import (
    HEADER,
    MAGIC,
    WIRE_VERSION,
    FrameReader,
    FrameStream,
    ProtocolError,
    pack,
    receive_frame,
    send_frame,
)
from autograder.sandbox.inside.wire import WireLimits

MESSAGES = st.dictionaries(
    st.text(st.characters()).filter(lambda key: key != "blobs"),
    st.recursive(
        st.one_of(
            st.none(),
            st.booleans(),
            st.floats(allow_nan=False, allow_infinity=False),
            st.integers(-(2**63), 2**64 - 1),
            st.text(max_size=20),
        ),
        lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(), inner)),
        max_leaves=5,
    ),
    max_size=3,
)


def raw_frame(payload: bytes, blobs: bytes = b"", *, promised: int | None = None) -> bytes:
    """Write a frame by hand."""
    length = len(blobs) if promised is None else promised
    return HEADER.pack(MAGIC, WIRE_VERSION, len(payload), length) + payload + blobs


def read(data: bytes, limits: WireLimits | None = None):
    reader = FrameReader(limits or WireLimits())
    reader.feed(data)
    return reader.next_frame()


def pieces(data: bytes, size: int):
    return (data[start : start + size] for start in range(0, len(data), size))


@settings(deadline=None)
@given(
    st.lists(st.tuples(MESSAGES, st.lists(st.binary(max_size=50), max_size=4)), max_size=4),
    st.integers(1, 40),
)
def test_frames_come_out_whole_however_their_bytes_arrive(frames, size):
    reader = FrameReader()
    for piece in pieces(b"".join(part for m, blobs in frames for part in pack(m, blobs)), size):
        reader.feed(piece)
    for message, blobs in frames:
        got, got_blobs = reader.next_frame()
        assert got == json.loads(json.dumps(message))
        assert [bytes(blob) for blob in got_blobs] == blobs
    assert reader.next_frame() is None


def test_blobs_of_any_memory_are_sent_without_a_copy():
    memory = bytearray(b"abcd")
    parts = pack({}, [memoryview(memory).cast("H"), b""])
    memory[0] = ord("x")
    assert bytes(parts[1]) == b"xbcd"
    assert len(parts) == 2


def test_a_message_cannot_take_the_frames_own_key():
    with pytest.raises(ValueError, match="blobs"):
        pack({"blobs": 1}, [])


def test_each_blob_has_writable_memory_of_its_own():
    _, (first, second) = read(b"".join(pack({}, [b"abc", b"def"])))
    first[0] = 0
    assert bytes(second) == b"def"


# --- over sockets ---


@pytest.fixture
def ends():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


def test_a_large_frame_crosses_a_socket(ends):
    blobs = [bytes([place % 256]) * 3000 for place in range(1200)]
    sender = threading.Thread(target=send_frame, args=(ends[0], {"a": 1}, blobs))
    sender.start()
    message, got = receive_frame(ends[1])
    sender.join()
    assert message == {"a": 1}
    assert [bytes(blob) for blob in got] == blobs


def test_reading_a_frame_takes_not_a_byte_more(ends):
    send_frame(ends[0], {"a": 1}, [b"xy"])
    ends[0].sendall(b".")
    receive_frame(ends[1])
    assert ends[1].recv(10) == b"."


@pytest.mark.parametrize("sent", [0, 5, 25])
def test_a_closed_connection_is_an_end_of_file(ends, sent):
    ends[0].sendall(b"".join(pack({"a": 1}))[:sent])
    ends[0].close()
    with pytest.raises(EOFError):
        receive_frame(ends[1])


def test_a_stream_reads_frames_that_came_together_and_large_ones(ends):
    here, there = ends
    stream, large = FrameStream(there), bytes(range(256)) * 4000
    sent = [({"n": 1}, [b"a"]), ({"n": 2}, []), ({"n": 3}, [large, b"b"]), ({"n": 4}, [])]
    parts = [part for message, blobs in sent for part in pack(message, blobs)]
    sender = threading.Thread(target=here.sendall, args=[b"".join(parts)])
    sender.start()
    for message, blobs in sent:
        assert stream.receive() == (message, blobs)
    sender.join()
    here.close()
    with pytest.raises(EOFError):
        stream.receive()


def test_a_socket_that_would_block_asks_its_caller_to_wait(ends):
    for end in ends:
        end.setblocking(False)
    waits = []

    def read_some(event):
        waits.append(event)
        reader.feed(ends[1].recv(1 << 20))

    reader = FrameReader()
    send_frame(ends[0], {}, [b"x" * 2_000_000], wait=read_some)
    while (frame := reader.next_frame()) is None:
        reader.feed(ends[1].recv(1 << 20))
    assert len(frame[1][0]) == 2_000_000
    assert set(waits) == {selectors.EVENT_WRITE}


def test_the_callers_clock_ends_a_wait(ends):
    def out_of_time(_):
        raise TimeoutError

    ends[1].setblocking(False)
    with pytest.raises(TimeoutError):
        receive_frame(ends[1], wait=out_of_time)
    with pytest.raises(BlockingIOError):
        receive_frame(ends[1])


def test_bytes_can_be_read_straight_into_place(ends):
    send_frame(ends[0], {"a": 1}, [b"xyz"])
    reader = FrameReader()
    while (frame := reader.next_frame()) is None:
        reader.filled(ends[1].recv_into(reader.free_space()))
    assert bytes(frame[1][0]) == b"xyz"


# --- promises ---


@pytest.mark.parametrize(
    "header",
    [
        HEADER.pack(MAGIC, WIRE_VERSION, 2**32 - 1, 0),
        HEADER.pack(MAGIC, WIRE_VERSION, 100, 2**40),
        HEADER.pack(MAGIC, WIRE_VERSION, 100, 2**64 - 1),
    ],
)
def test_a_header_that_promises_too_much_is_refused_before_room_is_made(header):
    tracemalloc.start()
    try:
        with pytest.raises(ProtocolError):
            read(header)
        assert tracemalloc.get_traced_memory()[1] < 100_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "header",
    [
        HEADER.pack(b"HTTP", WIRE_VERSION, 10, 0),
        HEADER.pack(MAGIC, WIRE_VERSION + 1, 10, 0),
        HEADER.pack(MAGIC, WIRE_VERSION, 0, 0),
        b"x" * HEADER.size,
    ],
)
def test_what_is_no_frame_is_refused_at_its_header(header):
    with pytest.raises(ProtocolError):
        read(header)


@pytest.mark.parametrize(
    "payload",
    [
        b"[]",
        b"1",
        b"null",
        b"{",
        b"{}",
        b"",
        b'{"blobs":1}',
        b'{"blobs":[1.0]}',
        b'{"blobs":[-1]}',
        b'{"blobs":[true]}',
        b'{"blobs":[]} x',
        b'{"blobs":[NaN]}',
        b'{"blobs":[],"a":NaN}',
        b'{"blobs":[],"a":-Infinity}',
        b'{"blobs":[],"a":"\xc3\xa9"}',
        b'{"blobs":[],"a":"\xff"}',
        b'\xef\xbb\xbf{"blobs":[]}',
        b'{"blobs":[],"a":' + b"9" * 5000 + b"}",
        b'{"blobs":[[]]}',
        b'{"blobs":[],"a":1234567890123456789012}',
        '{"blobs":[]}'.encode("utf-16"),
    ],
)
def test_json_that_is_not_ours_is_refused(payload):
    with pytest.raises(ProtocolError):
        read(raw_frame(payload))


@pytest.mark.parametrize(
    ("lengths", "held"), [([3], 4), ([3, 2], 4), ([], 4), ([2**70], 4), ([4, -1, 1], 4), ([5], 4)]
)
def test_blobs_must_add_up_to_what_the_header_promised(lengths, held):
    with pytest.raises(ProtocolError):
        read(raw_frame(json.dumps({"blobs": lengths}).encode(), b"x" * held))


def test_duplicate_keys_are_harmless():
    assert read(raw_frame(b'{"a":1,"a":2,"blobs":[9],"blobs":[]}')) == ({"a": 2}, [])


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'[{"a":["]\\"",'])
def test_a_million_levels_are_refused_without_a_deep_call(opening):
    with pytest.raises(ProtocolError, match="deep"):
        read(raw_frame(b'{"blobs":[],"a":' + opening * 1_000_000))


def test_brackets_inside_texts_are_no_levels():
    text = '[{"\\' * 1000
    message, _ = read(b"".join(pack({"a": [text] * 3})))
    assert message["a"][2] == text


@pytest.mark.parametrize("tail", [b'"', b'"\\', b'"' + b'\\"' * 50_000, b'"' * 100_001])
def test_texts_without_an_end_are_refused_in_time(tail):
    with pytest.raises(ProtocolError):
        read(raw_frame(b"[]," * 1000 + b'{"a":' + tail))


def test_more_values_than_allowed_are_refused_before_they_are_made():
    limits = WireLimits(elements=100, blobs=10)
    with pytest.raises(ProtocolError, match="many"):
        read(raw_frame(b'{"blobs":[],"a":[' + b"[]," * 2000 + b"[]]}"), limits)
    read(raw_frame(b'{"blobs":[],"a":["' + b"," * 5000 + b'"]}'), limits)


@pytest.mark.parametrize(
    "limits", [WireLimits(json_bytes=20), WireLimits(blob_bytes=9), WireLimits(blobs=1)]
)
def test_limits_are_the_callers(limits):
    data = b"".join(pack({"a": "some text"}, [b"12345", b"67890"]))
    assert read(data) is not None
    with pytest.raises(ProtocolError):
        read(data, limits)


def test_frames_that_nobody_asked_for_are_not_kept():
    reader = FrameReader()
    with pytest.raises(ProtocolError):
        reader.feed(b"".join(pack({})) * 1000)
    small = FrameReader(WireLimits(blob_bytes=10))
    small.feed(b"".join(pack({}, [b"123456"])))
    with pytest.raises(ProtocolError):
        small.feed(b"".join(pack({}, [b"123456"])))


def test_a_reader_that_met_a_fault_stays_broken():
    reader = FrameReader()
    for _ in range(2):
        with pytest.raises(ProtocolError):
            reader.feed(b"x" * 100)
    assert reader.next_frame() is None


@settings(deadline=None)
@given(st.data())
def test_changed_bytes_give_a_frame_or_a_protocol_error(data):
    frame = bytearray(b"".join(pack({"a": [1, {"b": "c"}]}, [b"abc", b"de"])))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(frame) - 1))
        cut = data.draw(st.integers(0, 3))
        frame[place : place + cut] = data.draw(st.binary(max_size=4))
    limits = WireLimits(json_bytes=1000, blob_bytes=1000)
    try:
        got = read(bytes(frame), limits)
    except ProtocolError:
        return
    assert got is None or type(got[0]) is dict


@given(st.binary(max_size=200))
def test_noise_after_a_header_is_refused(payload):
    with pytest.raises(ProtocolError):
        read(raw_frame(payload))
