"""
number = 13
title = "hooks into tracing, exits, threads, imports, warnings and garbage collection, and lowers every limit"
points = {  }
no_event = "what a hook does stays in its process; the answers are as right as they were"
not_tried = "hooks need no proof"
"""

# %% top
import atexit
import gc
import sys
import threading
import warnings

tell = lambda *_: tell
sys.settrace(tell)
sys.setprofile(tell)
threading.settrace(tell)
sys.excepthook = sys.unraisablehook = threading.excepthook = lambda *_: 1 / 0
atexit.register(lambda: 1 / 0)
gc.callbacks.append(lambda *_: 1 / 0)
warnings.showwarning = warnings.warn = lambda *_, **__: None
sys.meta_path.insert(0, type("Finder", (), {"find_spec": staticmethod(lambda *_: None)}))

# %% end
sys.setrecursionlimit(400)
sys.setswitchinterval(1e-6)
np.seterr(all="raise")
sys.stdout = sys.stderr = None
