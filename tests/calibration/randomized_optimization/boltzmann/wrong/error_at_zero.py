"""raises ValueError for T = 0

Breaks: $T = 0$ with one and several maxima
Slips: 1, the test of unchanged heights calls it at 0, too
"""


def boltzmann(f_values, T):
    if T <= 0:
        raise ValueError("T must be at least 0")
    f = np.asarray(f_values, dtype=float)
    if T == 0:
        p = (f == f.max()).astype(float)
    else:
        p = np.exp((f - f.max()) / T)
    return p / p.sum()
