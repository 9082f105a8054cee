"""computes shares for temperatures below 0

Breaks: `ValueError` for $T$ below 0
"""


def boltzmann(f_values, T):
    f = np.asarray(f_values, dtype=float)
    if T == 0:
        p = (f == f.max()).astype(float)
    else:
        p = np.exp((f - f.max()) / T)
    return p / p.sum()
