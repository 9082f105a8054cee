r"""gives everything to the maximum at infinite temperature

Breaks: $T = \infty$
"""


def boltzmann(f_values, T):
    if T < 0:
        raise ValueError("T must be at least 0")
    f = np.asarray(f_values, dtype=float)
    if T == 0 or T == np.inf:
        p = (f == f.max()).astype(float)
    else:
        p = np.exp((f - f.max()) / T)
    return p / p.sum()
