"""finds the axis by the first name that begins with that of the variable"""


def factor_sum_out(f, var):
    names, table = f
    if not any(v == var for v in names):
        raise ValueError("no such variable")
    axis = [v.startswith(var) for v in names].index(True)
    rest = tuple(v for v in names if v != var)
    summed = table.sum(axis=axis)
    return rest, summed
