"""takes one mean for all columns, as np.var over all entries does

Slips: 1, no value is right
"""


def gradient_variance(grads):
    return float(np.var(grads))
