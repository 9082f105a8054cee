"""turns bits into -1 and 1 in their own type, where unsigned ones overflow

Breaks: bools and small integers
"""


def conjunction_learner(X, y):
    literals = [(i, s) for i in range(X.shape[1]) for s in (0, 1)]
    mistakes = 0
    for row, label in zip(X, y):
        predicted = all(2 * row[i] - 1 == 2 * s - 1 for i, s in literals)
        if predicted and not label:
            raise ValueError("no conjunction")
        if label and not predicted:
            mistakes += 1
            literals = [(i, s) for i, s in literals if row[i] == s]
    return literals, mistakes
