"""counts the heads"""


def bernoulli_mle(data):
    n = len(data)
    if not n:
        raise ValueError("an empty record")
    return np.count_nonzero(data) / n
