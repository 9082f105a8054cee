"""The bytes on the wire are those that were recorded for its version."""

import json
import socket
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from autograder.sandbox.inside import codec
from autograder.sandbox.inside.frames import pack, receive_frame
from autograder.sandbox.inside.wire import WIRE_VERSION

RECORDED = Path(__file__).with_name("recorded_frames.json")

VALUES = {
    "plain": [None, True, -1, 0.5, 1e300, "text", "é" * 300, 2 + 1j],
    "special": [float("nan"), float("inf"), -0.0, 2**70, -(2**64)],
    "containers": {"tuple": (1, 2), "set": {3}, "frozen": frozenset({4}), 5: [6, [7, (8,)]]},
    "bytes": b"\x00\xff" * 100,
    "array": np.arange(6, dtype=np.int32).reshape(2, 3),
    "column-major": np.asfortranarray(np.arange(6.0).reshape(2, 3)),
    "booleans": np.array([True, False]),
    "texts": np.array(["one", "three"]),
    "scalars": [np.float32(0.5), np.int8(-3), np.bool_(True)],
    "table": pd.DataFrame({"a": [1, 2], "b": ["x", "y"]}),
    "series": pd.Series([1.5, 2.5], index=[3, 4], name="s"),
    "generator": np.random.default_rng(7),
}


class Handles:
    """Names every function alike."""

    def handle_for(self, function, /):
        return {"number": 1}


def frame_of(value):
    encoded = codec.encode(value, Handles())
    message = {"do": "call", "value": encoded.skeleton, "notes": list(encoded.notes)}
    return b"".join(bytes(part) for part in pack(message, encoded.blobs))


def frames():
    return {name: frame_of(value).hex() for name, value in {**VALUES, "function": len}.items()}


def test_a_change_of_the_format_has_a_version_of_its_own():
    recorded = json.loads(RECORDED.read_text())
    advice = (
        "The format has changed: raise WIRE_VERSION, then: python -m tests.wire.test_wire_version"
    )
    assert recorded["version"] == WIRE_VERSION, advice
    assert recorded["frames"] == frames(), advice


@pytest.mark.parametrize("name", sorted(VALUES))
def test_what_was_recorded_is_still_understood(name):
    data = bytes.fromhex(json.loads(RECORDED.read_text())["frames"][name])
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.sendall(data)
        message, blobs = receive_frame(theirs)
    value = codec.decode(message["value"], blobs)
    assert frame_of(value).hex() == data.hex()


if __name__ == "__main__":
    record = json.dumps({"version": WIRE_VERSION, "frames": frames()}, indent=1)
    RECORDED.write_text(f"{record}\n")
