"""subtracts the mean of all entries, and then squares of means from means of squares

Breaks: (no digits may get lost)
"""


def gradient_variance(grads):
    near = grads - grads.mean()
    return float(((near**2).mean(axis=0) - near.mean(axis=0) ** 2).sum().clip(0))
