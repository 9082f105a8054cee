"""counts wrong predictions only once a literal has gone

Breaks: the number of mistakes
Slips: 1, the count is wrong in three tests
"""


def conjunction_learner(X, y):
    literals = [(i, s) for i in range(X.shape[1]) for s in (0, 1)]
    mistakes = 0
    for row, label in zip(X, y):
        predicted = all(row[i] == s for i, s in literals)
        if predicted and not label:
            raise ValueError("no conjunction")
        if label and not predicted:
            mistakes += len(literals) < 2 * X.shape[1]
            literals = [(i, s) for i, s in literals if row[i] == s]
    return literals, mistakes
