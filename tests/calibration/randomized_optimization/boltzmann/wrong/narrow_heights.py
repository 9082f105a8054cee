"""subtracts integers of 8 bits, which overflow

Breaks: integers
"""


def boltzmann(f_values, T):
    if T < 0:
        raise ValueError("T must be at least 0")
    f = np.asarray(f_values)
    if T == 0:
        p = (f == f.max()).astype(float)
    else:
        p = np.exp((f - f.max()) / T)
    return p / p.sum()
