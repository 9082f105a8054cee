# One dictionary for each row.
def majority_vote(P, weights=None):
    weights = [1.0] * len(P) if weights is None else [float(w) for w in weights]
    winners = []
    for i in range(P.shape[1]):
        sums = {}
        for t in range(P.shape[0]):
            sums[P[t, i]] = sums.get(P[t, i], 0.0) + weights[t]
        most = max(sums.values())
        winners.append(min(label for label in sums if sums[label] >= most - 1e-9 * most))
    return np.array(winners)
