"""
number = 26
title = "prints, shows, raises and returns text that no file can hold, and numbers beyond all"
points = { r2_score = 0 }
reported = ["a string (str)"]
not_tried = "printing needs no proof"
"""

# %% top
print("\ud800 lone \udfff")
display({"text/plain": "\ud800", "\udc00": "\ud800", "text/html": float("1e308") * 10}, raw=True)
display({"text/plain": "x", "application/json": {"\ud800": [float("1e308") * 10]}}, raw=True)

# %% top
raise ValueError("\ud800")

# %% answer: r2_score
def r2_score(y_true, y_pred):
    return "\ud800"
