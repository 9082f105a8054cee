"""
number = 28
title = "ends as the filter of system calls ends those that call it in a foreign way"
reported = ["was left out, because it made a system call that the sandbox forbids"]
not_tried = "the signal of the filter harms nobody but its own process"
"""

# %% top
import os
import signal

os.kill(os.getpid(), signal.SIGSYS)
