"""takes the sizes of the least-squares weights

Breaks: judges none of whom helps (zeros)
Slips: 1, the constraint stands in three of four tests
"""


def linear_blend(G, y, nonneg=True, n_sweeps=5000):
    a = np.linalg.lstsq(G, y, rcond=None)[0]
    return np.abs(a) if nonneg else a
