"""adds counts up in the integer type of X, where a byte runs over

Breaks: integers (of one byte, too)
Slips: 1
"""


def fit_multinomial_nb(X, y, beta=1.0):
    if beta < 0 or (X < 0).any():
        raise ValueError("a negative count, or a negative beta")
    classes, sizes = np.unique(y, return_counts=True)
    counts = (classes[:, np.newaxis] == y) @ X
    padded = counts + float(beta)
    theta = padded / padded.sum(axis=1, keepdims=True)
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "log_theta": np.log(theta)}
