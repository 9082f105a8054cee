"""
number = 18
title = "gives itself points, switches grading off, and changes schema version and locked cells"
points = { r2_score = 0 }
reported = ["The result:"]
not_tried = "an edited file is what it is"
"""

# %% answer: r2_score
def r2_score(y_true, y_pred):
    return 2.0

# %% edit
for cell in notebook["cells"]:
    facts = cell["metadata"].get("nbgrader")
    if facts is None:
        continue
    facts["points"] = 1000
    facts["schema_version"] = 99
    if facts["grade_id"].endswith("-check"):
        facts["grade"] = False
        facts["locked"] = False
        cell["source"] = "3.0  # full marks"
        cell["outputs"] = [{"output_type": "execute_result", "execution_count": 1,
                            "data": {"text/plain": "1000"}, "metadata": {}}]
    if facts["grade_id"] == "r2_score-check":
        facts["cell_type"] = "markdown"
notebook["metadata"]["celltoolbar"] = "Create Assignment"
notebook["metadata"]["kernelspec"] = {"name": "../evil", "display_name": "<script>", "language": "sh"}
