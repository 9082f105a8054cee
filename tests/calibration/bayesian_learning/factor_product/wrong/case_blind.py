"""takes names that differ only in upper and lower case for one variable

Breaks: no variable in common
"""


def factor_product(f, g):
    (a_names, a), (b_names, b) = f, g
    for v in a_names:
        if v in b_names and a.shape[a_names.index(v)] != b.shape[b_names.index(v)]:
            raise ValueError("sizes")
    new = tuple(v for v in b_names if v.lower() not in [u.lower() for u in a_names])
    names = tuple(a_names) + new
    perm = [b_names.index(v) for v in names if v in b_names]
    shape = [b.shape[b_names.index(v)] if v in b_names else 1 for v in names]
    table = a.reshape(a.shape + (1,) * len(new)) * b.transpose(perm).reshape(shape)
    return names, table
