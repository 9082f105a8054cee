"""What a notebook process reports of its cells is taken over only as far as there is room."""

import json

from autograder.sandbox.cell_reports import OF_ALL, OF_ONE, OUTPUT_CUT, OutputRoom


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
