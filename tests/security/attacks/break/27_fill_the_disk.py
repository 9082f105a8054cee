"""
number = 27
title = "fills the disk with many files, and makes one sparse file of a terabyte"
no_event = "a full quota is an ordinary OSError inside the student's own cell"
not_tried = "filling a disk is let loose only where it is confined"
needs_confinement = true
"""

# %% top
import tempfile

written = 0
folder = tempfile.mkdtemp()
try:
    while written < 3_000_000_000:
        with open(f"{folder}/{written}", "wb") as file:
            file.write(b"x" * 8_000_000)
        written += 8_000_000
except OSError as error:
    print("stopped after", written, error)
if written >= 3_000_000_000:
    print("three gigabytes were " + "WRITTEN")
try:
    with open(f"{folder}/sparse", "wb") as file:
        file.truncate(1 << 40)
    print("a terabyte was " + "PROMISED")
except OSError as error:
    print(error)
