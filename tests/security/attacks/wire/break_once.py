"""
number = 0
title = "answers nonsense once, and rightly when it is asked again"
points = { }
told = ["The answer to `r2_score` sent the grader something that is no answer"]
not_tried = "the wire exists only under the real grader"
"""

# %% top
import gc
import json
import os
import socket
import struct
import sys

inside = {name: module for name, module in list(sys.modules.items()) if name.startswith("inside")}


def sockets():
    found = []
    for number in range(3, 256):
        try:
            sock = socket.socket(fileno=os.dup(number))
            sock.getpeername()
        except OSError:
            continue
        found.append(sock)
    for thing in gc.get_objects():
        if isinstance(thing, socket.socket) and thing not in found:
            try:
                thing.getpeername()
            except OSError:
                continue
            found.append(thing)
    return found


def frame(message, magic=b"AGWR", json_length=None, blob_length=0):
    text = json.dumps({"blobs": [], **message}).encode()
    return struct.pack(">4sBIQ", magic, 1, json_length or len(text), blob_length) + text


def shout(data):
    for sock in sockets():
        try:
            sock.sendall(data)
        except OSError:
            pass

# %% answer: r2_score
def r2_score(y_true, y_pred):
    if not os.path.exists("once"):
        open("once", "w").close()
        shout(b"nonsense" * 99)
        return 0.0
    res = float(((y_true - y_pred) ** 2).sum())
    if y_true.max() == y_true.min():
        return 1.0 if (y_true == y_pred).all() else 0.0
    return 1 - res / float(((y_true - y_true.mean()) ** 2).sum())
