"""takes heights within 1e-9 for maxima at T = 0

Breaks: $T = 0$ with one and several maxima
"""


def boltzmann(f_values, T):
    if T < 0:
        raise ValueError("T must be at least 0")
    f = np.asarray(f_values, dtype=float)
    if T == 0:
        p = (f >= f.max() - 1e-9).astype(float)
    else:
        p = np.exp((f - f.max()) / T)
    return p / p.sum()
