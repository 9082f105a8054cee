"""
number = 24
title = "forks in a cell until no process is left"
reported = ["Processes that the cells had started were still running"]
not_tried = "a fork bomb is let loose only where it is confined"
needs_confinement = true
"""

# %% top
import os
import time

started = 0
try:
    while started < 5000:
        if os.fork() == 0:
            time.sleep(30)
            os._exit(0)
        started += 1
except OSError as error:
    print("no more processes after", started, error)
if started >= 5000:
    open("{{canary}}", "w").write("5000 processes")
    print("five thousand processes were " + "STARTED")
