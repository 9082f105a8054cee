"""
number = 29
title = "kills its process group, its session and every process that it may signal"
reported = ["was left out, because it ended the whole process"]
not_tried = "killing everything is let loose only where it is confined"
needs_confinement = true
"""

# %% top
import os
import signal

for number in (signal.SIGTERM, signal.SIGKILL):
    try:
        os.kill(-1, number)
    except OSError as error:
        print(error)
os.killpg(0, signal.SIGKILL)
