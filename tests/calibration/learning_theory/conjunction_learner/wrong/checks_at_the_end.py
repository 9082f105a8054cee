"""looks for contradictions after the last row, in all rows

Breaks: `ValueError`
"""


def conjunction_learner(X, y):
    literals = [(i, s) for i in range(X.shape[1]) for s in (0, 1)]
    mistakes = 0
    for row, label in zip(X, y):
        if label and not all(row[i] == s for i, s in literals):
            mistakes += 1
            literals = [(i, s) for i, s in literals if row[i] == s]
    for row, label in zip(X, y):
        if not label and all(row[i] == s for i, s in literals):
            raise ValueError("no conjunction")
    return literals, mistakes
