"""stops once no literal is left

Breaks: `ValueError`
"""


def conjunction_learner(X, y):
    literals = [(i, sign) for i in range(X.shape[1]) for sign in (0, 1)]
    mistakes = 0
    for row, label in zip(X, y):
        if not literals:
            break
        if all(row[i] == sign for i, sign in literals):
            if not label:
                raise ValueError("no conjunction agrees")
        elif label:
            mistakes += 1
            literals = [(i, sign) for i, sign in literals if row[i] == sign]
    return literals, mistakes
