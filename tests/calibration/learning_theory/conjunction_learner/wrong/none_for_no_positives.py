"""returns no literals if no label is 1

Breaks: no rows with the label 1
"""


def conjunction_learner(X, y):
    literals = [(i, s) for i in range(X.shape[1]) for s in (0, 1)]
    mistakes = 0
    for row, label in zip(X, y):
        predicted = all(row[i] == s for i, s in literals)
        if predicted and not label:
            raise ValueError("no conjunction")
        if label and not predicted:
            mistakes += 1
            literals = [(i, s) for i, s in literals if row[i] == s]
    if not np.any(y):
        return [], 0
    return literals, mistakes
