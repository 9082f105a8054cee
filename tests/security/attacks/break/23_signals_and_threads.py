"""
number = 23
title = "ignores and reprograms every signal and timer, and leaves sleeping threads behind"
no_event = "signals and threads within one's own process are no event; they change nothing"
not_tried = "nothing outside the process is aimed at"
"""

# %% top
import signal
import threading
import time

for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}:
    try:
        signal.signal(number, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_BLOCK, [number])
    except (OSError, ValueError):
        pass
for timer in (signal.ITIMER_PROF, signal.ITIMER_REAL, signal.ITIMER_VIRTUAL):
    signal.setitimer(timer, 0)
for _ in range(3):
    threading.Thread(target=time.sleep, args=(600,), daemon=False).start()
import atexit

atexit.register(time.sleep, 600)
