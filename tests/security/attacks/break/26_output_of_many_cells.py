"""
number = 26
title = "puts out in hundreds of cells what each of them alone may put out"
no_event = "the output says itself where it was cut"
not_tried = "printing needs no proof"
"""

# %% edit
notebook["cells"] += [code_cell("print('x' * 60_000)") for _ in range(300)]
