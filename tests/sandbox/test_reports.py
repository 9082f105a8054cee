"""What a notebook process reports of its cells is taken over only as far as there is room."""

import json
import time

import pytest

from autograder.model import Status
from autograder.sandbox.cell_reports import (
    OF_ALL,
    OF_ONE,
    OUTPUT_CUT,
    OutputRoom,
    fate_of,
    found_of,
    names_of,
    report_limits,
)
from autograder.sandbox.channel import Channel, Clocks, Loss, Lost, socket_pair
from autograder.sandbox.inside import shell
from autograder.sandbox.inside.frames import FrameReader, ProtocolError, pack


def printed(size):
    return [{"output_type": "stream", "name": "stdout", "text": "x" * size}]


def size_of(outputs):
    return len(json.dumps(outputs))


def test_all_cells_together_have_room_for_so_much_output():
    room = OutputRoom(output_kb=1)
    taken = [room.take(cell, printed(1000)) for cell in range(5000)]
    assert sum(map(size_of, taken[:20])) > 20_000
    assert sum(size_of(t) for t in taken if OUTPUT_CUT not in t[0]["text"]) <= OF_ALL * 1024
    assert taken[-1] == ({"output_type": "stream", "name": "stdout", "text": OUTPUT_CUT},)


def test_one_cell_has_less_room_than_all_and_a_cell_without_output_needs_none():
    room = OutputRoom(output_kb=1)
    assert room.take(0, printed(OF_ONE * 1024))[0]["text"] == OUTPUT_CUT
    assert room.take(1, printed(OF_ONE * 1024 - 100))[0]["text"] != OUTPUT_CUT
    assert room.take(2, []) == ()


def test_a_cell_that_is_run_again_gives_its_room_back():
    room = OutputRoom(output_kb=1)
    for _ in range(100):
        assert room.take(7, printed(4000))[0]["text"] != OUTPUT_CUT


def test_what_is_no_output_is_left_out():
    infinite = json.loads('[{"data": 1e999}, 7, null, ["x"]]')
    assert OutputRoom(output_kb=1).take(0, infinite) == ({"data": None},)
    assert OutputRoom(output_kb=1).take(0, {"text": "x"}) == ()


# --- reading a report costs the grader little, whatever it holds ---


def frame(message):
    return b"".join(bytes(part) for part in pack(message))


def test_millions_of_words_are_compared_with_thousands_of_names_in_no_time():
    names = [f"name_{number}" for number in range(20_000)]
    words = [*(f"word_{number}" for number in range(1_000_000)), "name_7", 8, [9]]
    began = time.process_time()
    assert names_of(words, names) == ("name_7",)
    assert time.process_time() - began < 5


@pytest.mark.parametrize("value", [[["ok"]] * 1000, {"ok": 1}, None, 1])
def test_what_should_be_a_word_is_not_made_one(value):
    assert fate_of(value) is Status.CRASHED
    assert found_of({"f": value}, ("f",)) == {"f": "missing"}


@pytest.mark.parametrize(
    "outputs", [[1] * 1_000_000, ["\0" * 10_000_000], [[[[[1]]]]] * 400_000, ["x" * (30 << 20)]]
)
def test_a_report_that_is_far_too_large_is_refused_before_it_is_read(outputs):
    reader = FrameReader()
    reader.limit(report_limits(256))
    data = frame({"cell": 1, "outputs": outputs})
    began = time.process_time()
    with pytest.raises(ProtocolError):
        reader.feed(data)
    assert time.process_time() - began < 1


def test_a_channel_reads_no_more_than_it_was_limited_to():
    ours, theirs = socket_pair()
    channel = Channel(ours)
    channel.limit_frames(report_limits(1))
    with theirs:
        theirs.sendall(frame({"cell": 1, "outputs": ["x" * (2 << 20)]}))
    with pytest.raises(Lost) as caught:
        channel.receive(Clocks(5, 5))
    assert caught.value.loss is Loss.PROTOCOL
    channel.close_socket()  # by ``close`` it would end this process, which sent the frame


def test_what_an_honest_cell_puts_out_fits_whatever_its_letters():
    kilobytes = 256
    recorder = shell.Recorder(kilobytes * 1024)
    recorder.write("stdout", "\0" * (kilobytes * 1024 - 1))
    picture = "\1" * (shell.WHOLE * kilobytes * 1024)
    recorder.add({"output_type": "display_data", "data": {"text/plain": picture}}, len(picture))
    assert recorder.outputs[-1]["data"]["text/plain"] == picture
    reader = FrameReader()
    reader.limit(report_limits(kilobytes))
    reader.feed(frame({"cell": 1, "fate": "ok", "outputs": recorder.outputs}))
    assert reader.next_frame() is not None


def test_an_output_that_the_grader_would_cut_is_cut_before_it_is_sent():
    recorder = shell.Recorder(1024)
    size = shell.WHOLE * 1024 + 1
    recorder.add({"output_type": "display_data", "data": {"text/plain": "x" * size}}, size)
    assert recorder.outputs == [
        {"output_type": "stream", "name": "stdout", "text": shell.TOO_LARGE}
    ]
    assert (shell.WHOLE, shell.TOO_LARGE) == (OF_ONE, OUTPUT_CUT)
