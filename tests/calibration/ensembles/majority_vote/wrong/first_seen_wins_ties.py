"""lets the label that was named first win a tie

Breaks: an even number of models with ties
Slips: 1
"""


def majority_vote(P, weights=None):
    if weights is None:
        weights = np.ones(len(P))
    winners = []
    for votes in P.T:
        sums = {}
        for label, weight in zip(votes.tolist(), weights):
            sums[label] = sums.get(label, 0.0) + weight
        most = max(sums.values())
        winners.append(next(k for k, total in sums.items() if total >= most * (1 - 1e-9)))
    return np.array(winners, dtype=P.dtype)
