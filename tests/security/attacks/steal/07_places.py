"""
number = 7
title = "raises in code that pretends to be another cell, another line, or the grader's own file"
points = { one_hot = [0, 1] }
reported = ["raised"]
not_tried = "the hidden inputs exist only while the real grader calls the function"
"""

# %% answer: one_hot
def one_hot(labels, drop_first=False, categories=None):
    number = max([int(v) for v in np.asarray(labels).tolist() if str(v).isdecimal()] or [0])
    try:
        exec(compile("\n" * (number % 100_000) + "1 / 0", "<cell 3>", "exec"))
    except ZeroDivisionError as error:
        code = compile("1 / 0", f"<cell {number}>", "exec")
        exec(code.replace(co_firstlineno=max(number % (1 << 30), 1)))
