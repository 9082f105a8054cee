"""keeps row numbers in eight bits

Breaks: the draws
Slips: 1
"""


def bootstrap_indices(n, n_rounds, rng):
    idx = rng.integers(0, n, size=(n_rounds, n))
    oob = np.array([[i not in row for i in range(n)] for row in map(set, idx.tolist())])
    return idx.astype(np.uint8), oob
