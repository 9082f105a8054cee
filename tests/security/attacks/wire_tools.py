import gc
import json
import os
import socket
import struct
import sys

inside = {name: module for name, module in list(sys.modules.items()) if name.startswith("inside")}


def is_open(number):
    try:
        os.fstat(number)
    except OSError:
        return False
    return True


def sockets():
    found = []
    for number in [number for number in range(3, 256) if is_open(number)]:  # no copies of copies
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
