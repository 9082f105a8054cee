# A dict from scores to counts, and lists.
def roc_curve(y_true, scores):
    groups = {}
    for label, score in zip(y_true.tolist(), scores.tolist()):
        groups.setdefault(score, [0, 0])[label] += 1
    totals = [sum(pair[c] for pair in groups.values()) for c in (0, 1)]
    if 0 in totals:
        raise ValueError
    fpr, tpr, thresholds = [0.0], [0.0], [float("inf")]
    seen = [0, 0]
    for score in sorted(groups, reverse=True):
        seen = [a + b for a, b in zip(seen, groups[score])]
        fpr.append(seen[0] / totals[0])
        tpr.append(seen[1] / totals[1])
        thresholds.append(score)
    return np.array(fpr), np.array(tpr), np.array(thresholds)
