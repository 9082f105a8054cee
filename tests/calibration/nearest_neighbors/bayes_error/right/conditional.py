# Row by row: the probability of x times that of being wrong there.
def bayes_error(joint):
    if (joint < 0).any() or abs(1 - joint.sum()) > 1e-9:
        raise ValueError("no distribution")
    error = 0.0
    for row in joint:
        error += sum(row) - max(row)
    return float(error)
