"""puts the names of the second factor first if it holds all of several variables of the first

Breaks: one factor within the other
"""


def factor_product(f, g):
    (a_names, a), (b_names, b) = f, g
    if set(a_names) < set(b_names) and b_names[: len(a_names)] != a_names and len(a_names) > 1:
        (a_names, a), (b_names, b) = g, f
    for v in a_names:
        if v in b_names and a.shape[a_names.index(v)] != b.shape[b_names.index(v)]:
            raise ValueError("sizes")
    new = tuple(v for v in b_names if v not in a_names)
    names = tuple(a_names) + new
    perm = [b_names.index(v) for v in names if v in b_names]
    shape = [b.shape[b_names.index(v)] if v in b_names else 1 for v in names]
    table = a.reshape(a.shape + (1,) * len(new)) * b.transpose(perm).reshape(shape)
    return names, table
