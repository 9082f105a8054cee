"""
number = 30
title = "attaches to another process and reads and writes its memory"
no_event = "a call that the kernel refuses is an ordinary error inside the student's own cell"
unconfined = "canary"
"""

# %% top
import ctypes
import os

libc = ctypes.CDLL(None, use_errno=True)
ATTACH, DETACH, SEIZE = 16, 17, 0x4206
for pid in ({{victim}}, os.getppid(), 1):
    for way in (SEIZE, ATTACH):
        if libc.ptrace(way, pid, None, None) == 0 and pid == {{victim}}:
            open("{{canary}}", "a").write("ptrace of the victim\n")
            if way == ATTACH:
                os.waitpid(pid, 0x40000000)
                libc.ptrace(DETACH, pid, None, None)
    try:
        with open(f"/proc/{pid}/mem", "r+b", buffering=0) as memory:
            maps = open(f"/proc/{pid}/maps").read().splitlines()
            start = int(next(m for m in maps if "[stack]" in m).split("-")[0], 16)
            memory.seek(start)
            memory.read(16)
            if pid == {{victim}}:
                open("{{canary}}", "a").write("memory of the victim\n")
    except (OSError, StopIteration) as error:
        print(error)
