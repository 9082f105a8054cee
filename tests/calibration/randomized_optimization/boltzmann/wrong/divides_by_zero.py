"""divides by T = 0

Breaks: $T = 0$ with one and several maxima
"""


def boltzmann(f_values, T):
    if T < 0:
        raise ValueError("T must be at least 0")
    f = np.asarray(f_values, dtype=float)
    with np.errstate(all="ignore"):
        p = np.exp((f - f.max()) / T)
    return p / p.sum()
