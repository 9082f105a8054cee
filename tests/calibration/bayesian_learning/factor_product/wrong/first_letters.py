"""tells variables apart by the first letters of their names"""

import numpy as np


def factor_product(f, g):
    (fn, ft), (gn, gt) = f, g
    for i, v in enumerate(fn):
        if v in gn and ft.shape[i] != gt.shape[gn.index(v)]:
            raise ValueError("sizes differ")
    names = tuple(dict.fromkeys([*fn, *gn]))
    letters = lambda vs: "".join(v[0] for v in vs)
    return names, np.einsum(f"{letters(fn)},{letters(gn)}->{letters(names)}", ft, gt)
