"""drops all names that contain that of the variable"""


def factor_sum_out(f, var):
    names, table = f
    if var not in names:
        raise ValueError("no such variable")
    axis = names.index(var)
    rest = tuple(v for v in names if var not in v)
    summed = table.sum(axis=axis)
    return rest, summed
