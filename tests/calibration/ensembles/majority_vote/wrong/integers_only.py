"""counts with bincount, which takes no text and no negative labels

Breaks: string labels
Slips: 1, nothing works but small integers
"""


def majority_vote(P, weights=None):
    if weights is None:
        weights = np.ones(len(P))
    winners = []
    for votes in P.T:
        totals = np.bincount(votes, weights=weights)
        winners.append(np.flatnonzero(totals >= totals.max() * (1 - 1e-9))[0])
    return np.array(winners)
