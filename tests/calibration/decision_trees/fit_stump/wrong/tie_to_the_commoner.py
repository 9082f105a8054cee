"""gives a tied side the label that is more frequent in all of y

Breaks: (also where one of the two is more frequent in all of y, or comes first)
"""


def fit_stump(X: np.ndarray, y: np.ndarray) -> dict:
    labels, codes = np.unique(y, return_inverse=True)
    counts = np.bincount(codes)
    majority = labels[counts.argmax()].item()
    stump = {"feature": None, "threshold": np.nan, "left": majority, "right": majority}
    most = counts.max()
    best = 0 if len(labels) > 1 else most
    for j, x in enumerate(X.T):
        values = np.unique(x)
        for threshold in (values[:-1] + values[1:]) / 2:
            goes_left = x <= threshold
            left = np.bincount(codes[goes_left], minlength=len(labels))
            right = counts - left
            if left.max() + right.max() > best:
                best = most = left.max() + right.max()
                sides = {
                    "left": labels[(left + counts / (2 * len(y))).argmax()],
                    "right": labels[(right + counts / (2 * len(y))).argmax()],
                }
                stump = {"feature": j, "threshold": float(threshold)}
                stump |= {side: label.item() for side, label in sides.items()}
    return {**stump, "accuracy": float(most / len(y))}
