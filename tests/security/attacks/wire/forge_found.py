"""
number = 0
title = "forges the report of a cell and the list of functions that were found"
points = { r2_score = 0 }
reported = ["sent the grader something that is not a report"]
not_tried = "the wire exists only under the real grader"
"""

# %% top: with the tools of the wire
functions = dict.fromkeys(["r2_score", "one_hot", "add_intercept", "../x"], "function")
shout(frame({"cell": 1, "fate": "ok", "outputs": [], "cpu": 0.0})
      + frame({"found": functions, "threads": 1}))

# %% answer: r2_score
r2_score = None
