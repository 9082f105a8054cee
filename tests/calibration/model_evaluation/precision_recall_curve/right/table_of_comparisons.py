# One table of all scores against all thresholds.
def precision_recall_curve(y_true, scores):
    y = y_true == 1
    if y.sum() == 0:
        raise ValueError("nothing to find")
    t = np.array(sorted(set(scores.tolist())))
    above = scores[np.newaxis, :] >= t[:, np.newaxis]
    tp = above @ y.astype(float)
    return np.r_[tp / above.sum(axis=1), 1], np.r_[tp / y.sum(), 0], t
