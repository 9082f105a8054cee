"""
number = 10
title = "starts a detached process that writes the gradebook after grading has ended"
reported = ["Processes that the cells had started were still running"]
needs_confinement = true
unconfined = "canary"
"""

# %% top
import os
import time


def detach(seconds):
    if os.fork():
        os.wait()
        return
    os.setsid()
    if os.fork():
        os._exit(0)
    try:
        time.sleep(seconds)
        with open("{{canary}}", "a") as file:
            file.write("still alive")
        with open("{{course}}/gradebook.db", "r+b") as file:
            file.write(b"{{student}}")
    finally:
        os._exit(0)


try:
    detach(2)
except OSError as error:
    print(error)
