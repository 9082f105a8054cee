# A column of totals times a row of totals.
def is_independent(joint, tol=1e-12):

    product = joint.sum(axis=1, keepdims=True) * joint.sum(axis=0, keepdims=True)
    return np.linalg.norm((joint - product).ravel(), np.inf) <= tol
