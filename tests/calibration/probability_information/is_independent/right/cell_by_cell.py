# A loop that stops at the first cell that differs.
def is_independent(joint, tol=1e-12):

    for i in range(joint.shape[0]):
        for j in range(joint.shape[1]):
            if abs(joint[i, j] - sum(joint[i]) * sum(joint[:, j])) > tol:
                return False
    return True
