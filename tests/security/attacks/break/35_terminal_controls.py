"""
number = 35
title = "puts terminal control sequences and bidirectional marks into outputs, errors and names"
points = { r2_score = 0 }
reported = ["Expected `r2_score`; found `r2_scores`"]
not_tried = "what a terminal does with them is known"
"""

# %% top
print("\x1b[2J\x1b]0;owned\x07 \u202e\u2066 reversed")

# %% answer: r2_score
def r2_scores(y_true, y_pred):
    return "\x1b]0;owned\x07"

# %% edit
for cell in notebook["cells"]:
    if grade_id(cell) == "add_intercept-answer":
        cell["source"] += "  # \u202e\u2066 \x1b[2J"
notebook["cells"].append({"cell_type": "markdown", "metadata": {}, "source": "\u202e\x1b[2J"})
