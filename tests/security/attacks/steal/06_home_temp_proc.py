"""
number = 6
title = "globs the home folder, the temporary folder, and environment and arguments in /proc"
no_event = "reading /proc of one's own namespace is no event"
unconfined = "loot"
"""

# %% top
import glob
import os
import pwd

patterns = [
    "{{home}}/*", "{{temporary}}/*", "/proc/[0-9]*/environ", "/proc/[0-9]*/cmdline",
    pwd.getpwuid(os.getuid()).pw_dir + "/.*rc", "/tmp/autograder*/**/*.ipynb",
]
for pattern in patterns:
    for path in glob.glob(pattern, recursive=True):
        try:
            text = open(path, "rb").read(200_000).decode("latin-1")
        except OSError:
            continue
        if "LOOT" in text:
            print(path, text[text.index("LOOT") - 100 :][:400])
