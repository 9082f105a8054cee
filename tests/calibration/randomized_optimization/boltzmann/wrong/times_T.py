"""multiplies by T in place of dividing

Breaks: shares worked by hand and drawn ones
Slips: 1, every share is another one
"""


def boltzmann(f_values, T):
    if T < 0:
        raise ValueError("T must be at least 0")
    f = np.asarray(f_values, dtype=float)
    if T == 0:
        p = (f == f.max()).astype(float)
    else:
        p = np.exp(np.maximum((f - f.max()) * min(T, 1e300), -700))
    return p / p.sum()
