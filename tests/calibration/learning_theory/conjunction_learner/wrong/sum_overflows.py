"""adds up bits in their own small type

Breaks: bools and small integers
"""


def conjunction_learner(X, y):
    literals = [(i, s) for i in map(int, np.arange(X.shape[1]).astype(X.dtype)) for s in (0, 1)]
    mistakes = 0
    for row, label in zip(X, y):
        predicted = all(row[i] == s for i, s in literals)
        if predicted and not label:
            raise ValueError("no conjunction")
        if label and not predicted:
            mistakes += 1
            literals = [(i, s) for i, s in literals if row[i] == s]
    return literals, mistakes
