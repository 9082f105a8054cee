"""
number = 5
title = "reads what other students handed in, what was graded, and their feedback"
no_event = "a folder that is not there, as seen from the sandbox, is an empty list"
not_tried = "steal/04 shows that reading files by name works in a plain process"
"""

# %% top
import glob

for pattern in ("submitted", "autograded", "feedback", ".autograder/results",
                ".autograder/originals"):
    for path in glob.glob(f"{{course}}/{pattern}/**/*", recursive=True):
        try:
            text = open(path, errors="replace").read()
        except OSError:
            continue
        if "innocent" in path:
            print(path, text[:200], text[-3000:])
