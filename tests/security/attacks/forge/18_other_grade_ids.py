"""
number = 18
title = "gives a right answer the id of another exercise, twice, and an id that is a path"
reported = ["cell"]
not_tried = "an edited file is what it is"
"""

# %% edit
first, second = [c for c in notebook["cells"] if grade_id(c) in ("r2_score-answer", "one_hot-answer")]
first["metadata"]["nbgrader"]["grade_id"], second["metadata"]["nbgrader"]["grade_id"] = (
    grade_id(second), grade_id(first))
copy = code_cell("'the last cell with an id counts'")
copy["metadata"] = {"nbgrader": dict(first["metadata"]["nbgrader"])}
path = code_cell("1")
path["metadata"] = {"nbgrader": {**first["metadata"]["nbgrader"], "grade_id": "../../x"}}
notebook["cells"] += [copy, path]
