"""counts dropped literals in place of wrong predictions

Breaks: the number of mistakes
Slips: 1, the count is wrong in four tests
"""


def conjunction_learner(X, y):
    literals = [(i, s) for i in range(X.shape[1]) for s in (0, 1)]
    mistakes = 0
    for row, label in zip(X, y):
        predicted = all(row[i] == s for i, s in literals)
        if predicted and not label:
            raise ValueError("no conjunction")
        if label and not predicted:
            mistakes += sum(row[i] != s for i, s in literals)
            literals = [(i, s) for i, s in literals if row[i] == s]
    return literals, mistakes
