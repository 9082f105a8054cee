# Names the best label for each row, then adds up what others have.
def bayes_error(joint):
    if np.any(joint < 0) or not abs(joint.sum() - 1) <= 1e-9:
        raise ValueError("no distribution")
    wrong = np.ones(joint.shape, dtype=bool)
    wrong[np.arange(len(joint)), joint.argmax(axis=1)] = False
    return float(joint[wrong].sum())
