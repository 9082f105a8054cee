"""averages 1 - max of the conditional probabilities over the rows, without weights

Breaks: rare rows and frequent ones
Slips: 1, right only where all rows are equally probable
"""


def bayes_error(joint):
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint")
    p = joint.sum(axis=1)
    kept = joint[p > 0] / p[p > 0][:, np.newaxis]
    return float(np.mean(1 - kept.max(axis=1)))
