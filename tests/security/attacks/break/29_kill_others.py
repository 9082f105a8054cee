"""
number = 29
title = "kills its parents and a process of the instructor"
no_event = "a signal that the kernel refuses is an ordinary error inside the student's own cell"
not_tried = "killing by id needs no proof; the victim is counted after the class was graded"
needs_confinement = true
"""

# %% top
import os
import signal

for pid in ({{victim}}, os.getppid()):
    if pid > 1:
        try:
            os.kill(pid, signal.SIGKILL)
        except OSError as error:
            print(error)
