"""
number = 36
title = "passes hidden inputs of one exercise to another's shown answer by file, memory and pipe"
points = { one_hot = [0, 1, 2, 3, 4, 5], r2_score = 0, resampled = 0 }
reported = ["r2_score("]
forbidden = ["4.24242e+09", "4242424242"]
not_tried = "the hidden inputs exist only while the real grader calls the function"
"""

# %% top
import mmap
import os
import socket
import tempfile

kept = os.path.join(tempfile.gettempdir(), "kept")
try:
    shared = mmap.mmap(-1, 4096)
except OSError:
    shared = bytearray(4096)
try:
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
except OSError:
    reading = writing = None
try:
    left, right = socket.socketpair(type=socket.SOCK_DGRAM)
    left.setblocking(False)
    right.setblocking(False)
except OSError:
    left = right = None


def keep(number):
    text = b"%020d" % number
    shared[:20] = text
    for step in (
        lambda: os.write(writing, text),
        lambda: right.send(text),
        lambda: open(kept, "wb").write(text),
        lambda: open("kept", "wb").write(text),
        lambda: open("/dev/shm/kept", "wb").write(text),
    ):
        try:
            step()
        except (OSError, TypeError, AttributeError):
            pass


CARRIED = 42424242.0 * 100 + 42  # in a true attack the number itself, in several turns


def kept_number():
    if shared[:20].strip(b"\0"):
        return CARRIED
    for step in (
        lambda: os.read(reading, 20),
        lambda: left.recv(20),
        lambda: open(kept, "rb").read(),
        lambda: open("kept", "rb").read(),
        lambda: open("/dev/shm/kept", "rb").read(),
    ):
        try:
            return CARRIED if float(step()) else 0.0
        except (OSError, ValueError, TypeError, AttributeError):
            continue
    return 0.0

# %% answer: one_hot
def one_hot(labels, drop_first=False, categories=None):
    for label in np.asarray(labels).tolist():
        if str(label).isdecimal() and len(str(label)) > 6:
            keep(int(label))
    if categories is None:
        categories = np.unique(labels)
    matches = labels[:, np.newaxis] == categories
    if not matches.any(axis=1).all():
        raise ValueError
    return matches[:, int(drop_first) :].astype(float), categories

# %% answer: r2_score
def r2_score(y_true, y_pred):
    return kept_number()

# %% answer: resampled
def resampled(statistic, x, n, rng):
    return np.full(n, kept_number())
