# Counts by hand.
def ovo_predict(pair_pred, n_classes):
    try:
        rows = zip(*[pair_pred[a, b] for a in range(n_classes) for b in range(a + 1, n_classes)])
    except KeyError:
        raise ValueError("a pair is missing") from None
    winners = []
    for row in rows:
        counts = {k: 0 for k in range(n_classes)}
        for answer in row:
            counts[int(answer)] += 1
        winners.append(max(counts, key=counts.get))
    return np.array(winners)
