"""
number = 22
title = "ends the process in more cells than a notebook is rebuilt for"
reported = ["was left out, because it ended the whole process", "was left out, because other cells"]
not_tried = "ending one's own process needs no proof"
"""

# %% top
import os; os._exit(0)

# %% top
import os; os._exit(1)

# %% top
import os; os.kill(os.getpid(), 9)

# %% top
import os; os._exit(3)

# %% end
import os; os._exit(4)
