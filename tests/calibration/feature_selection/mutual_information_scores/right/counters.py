# Counts pairs in dictionaries.
def mutual_information_scores(X_disc, y):
    from collections import Counter
    from math import log

    n = len(y)
    result = []
    for column in X_disc.T:
        pairs = Counter(zip(column.tolist(), y.tolist()))
        first, second = Counter(column.tolist()), Counter(y.tolist())
        total = sum(c / n * log(c * n / (first[a] * second[b])) for (a, b), c in pairs.items())
        result.append(total if total > 0 else 0.0)
    return np.array(result)
