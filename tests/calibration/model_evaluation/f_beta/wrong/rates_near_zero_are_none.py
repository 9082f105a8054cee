"""takes rates within 1e-8 of 0 for 0

Slips: 1
"""


def f_beta(precision, recall, beta=1.0):
    if np.isclose(precision, 0) or np.isclose(recall, 0):
        return 0.0
    return (1 + beta**2) / (1 / precision + beta**2 / recall)
