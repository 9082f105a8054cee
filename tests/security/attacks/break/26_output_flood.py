"""
number = 26
title = "prints 200 MB, shows a repr of 50 MB, and draws more figures than anybody looks at"
no_event = "the output says itself where it was cut"
not_tried = "printing needs no proof"
"""

# %% top
line = "x" * 1_000_000
for _ in range(200):
    print(line)

# %% top
class Long:
    def __repr__(self):
        return "y" * 50_000_000

    def _repr_html_(self):
        return "<b>" + "z" * 50_000_000

Long()

# %% top
for number in range(10_000):
    display({"image/png": "iVBORw0KGgo" + "A" * 20_000, "text/plain": "figure"}, raw=True)

# %% top
display({"text/plain": ["w" * 1_000_000] * 20}, raw=True)

# %% top
import os

for number in (1, 2):
    os.write(number, b"v" * 10_000_000)
