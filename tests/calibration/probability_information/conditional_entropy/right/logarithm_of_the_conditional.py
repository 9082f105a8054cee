# The expected surprise about Y given X.
def conditional_entropy(joint, base=2.0):
    rows = np.broadcast_to(joint.sum(axis=1, keepdims=True), joint.shape)
    possible = joint > 0
    surprise = np.log(rows[possible] / joint[possible]) / np.log(base)
    return max(0.0, float(joint[possible] @ surprise))
