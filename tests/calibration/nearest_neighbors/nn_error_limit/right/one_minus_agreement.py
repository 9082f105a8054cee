# One minus the probability that both labels agree.
def nn_error_limit(joint):
    if np.min(joint) < 0 or not abs(np.sum(joint) - 1.0) <= 1e-9:
        raise ValueError("no distribution")
    p = joint.sum(axis=1)
    agree = np.divide(np.sum(joint * joint, axis=1), p, out=np.zeros(len(p)), where=p > 0)
    return float(1 - agree.sum())
