"""takes the sigmoid of each score

Slips: 1, rows do not add up to 1
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    return 1 / (1 + np.exp(-Z))
