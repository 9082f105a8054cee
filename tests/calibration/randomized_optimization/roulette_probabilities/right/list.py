# Goes through a list.
def roulette_probabilities(fitness):
    values = [float(v) for v in fitness]
    if min(values) < 0:
        raise ValueError
    total = sum(values)
    return np.array([v / total if total else 1 / len(values) for v in values])
