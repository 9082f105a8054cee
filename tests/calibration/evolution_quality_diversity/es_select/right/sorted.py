# Sorts indices by a key.
def es_select(P, fitness, mu):
    n = len(P)
    if mu < 1 or mu > n:
        raise ValueError("mu")
    values = [float(v) for v in fitness]
    good = [i for i in range(n) if values[i] == values[i]]
    bad = [i for i in range(n) if values[i] != values[i]]
    order = sorted(good, key=lambda i: values[i], reverse=True) + bad
    order = order[:mu]
    return np.array([P[i] for i in order]), np.array([values[i] for i in order])
