"""subtracts the prediction from the label, which a small unsigned integer cannot hold

Breaks: bools and small integers
"""


def conjunction_learner(X, y):
    k = X.shape[1]
    literals = [(i, sign) for i in range(k) for sign in (0, 1)]
    mistakes = 0
    for row, label in zip(X, y):
        said = all(row[i] == sign for i, sign in literals)
        if label - int(said) < 0:
            raise ValueError("no conjunction")
        if label - int(said) > 0:
            mistakes += 1
            literals = [(i, sign) for i, sign in literals if row[i] == sign]
    return literals, mistakes
