"""forgets the absolute value, and adds deviations up until they cancel

Slips: 1, every table passes
"""


def is_independent(joint, tol=1e-12):

    return bool((joint - np.outer(joint.sum(axis=1), joint.sum(axis=0))).sum() <= tol)
