"""takes every temperature below 1e-6 for 0

Slips: 1
"""


def boltzmann(f_values, T):
    if T < 0:
        raise ValueError("T")
    f = np.asarray(f_values, dtype=float)
    if T < 1e-6:
        top = f == f.max()
        return top / top.sum()
    w = np.exp((f - f.max()) / T)
    return w / w.sum()
