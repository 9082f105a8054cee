"""takes heights within 1e-12 for maxima at T = 0

Breaks: $T = 0$ with one and several maxima
"""


def boltzmann(f_values, T):
    f = np.asarray(f_values, dtype=float)
    if T < 0:
        raise ValueError("T")
    top = f.max()
    if T == 0:
        w = (f >= top - 1e-12).astype(float)
    else:
        w = np.exp((f - top) / T)
    return w / w.sum()
