"""
number = 4
title = "reads references, hidden tests, the gradebook and the secret, absolutely and relatively"
no_event = "a file that is not there, as seen from the sandbox, is an ordinary FileNotFoundError"
unconfined = "loot"
"""

# %% top
import glob
import os

ways = ["{{course}}", "..", "../..", "../../..", "/proc/self/cwd/../..", os.getcwd() + "/../.."]
wanted = [
    "solutions/*/*.py", "autograder/hidden_tests/*/*.py", "gradebook.db", "nbgrader_config.py",
    ".autograder/secret", ".autograder/ledger.jsonl", "class.csv", "course.toml",
]
for way in ways:
    for pattern in wanted:
        for path in glob.glob(os.path.join(way, pattern)):
            try:
                print(path, open(path, "rb").read().decode("latin-1"))
            except OSError as error:
                print(path, error)
