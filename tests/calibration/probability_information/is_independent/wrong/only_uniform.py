"""calls tables independent only if all cells are equal

Breaks: independent tables that are not uniform
Slips: 1, tables that are not uniform are most of all
"""


def is_independent(joint, tol=1e-12):

    return bool(np.abs(joint - joint.mean()).max() <= tol)
