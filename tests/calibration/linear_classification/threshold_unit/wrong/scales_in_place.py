"""multiplies the inputs by the weights in place

Breaks: that the arguments stay as they were
"""


def threshold_unit(X, w, theta):
    if X.dtype.kind == 'i':
        X = X * w
    else:
        X *= w
    return (X.sum(axis=1) >= theta).astype(int)
