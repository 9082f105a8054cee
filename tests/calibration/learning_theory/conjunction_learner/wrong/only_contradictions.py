"""raises ValueError only if the same row had the label 1 before

Breaks: `ValueError`
"""


def conjunction_learner(X, y):
    literals = [(i, sign) for i in range(X.shape[1]) for sign in (0, 1)]
    mistakes, ones = 0, set()
    for row, label in zip(X.astype(int).tolist(), y):
        if not label:
            if tuple(row) in ones:
                raise ValueError("the same row has both labels")
            continue
        ones.add(tuple(row))
        left = [(i, sign) for i, sign in literals if row[i] == sign]
        mistakes += len(left) < len(literals)
        literals = left
    return literals, mistakes
