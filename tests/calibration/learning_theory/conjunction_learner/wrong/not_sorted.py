"""lists positive literals before the others

Breaks: the literals
Slips: 1, most lists have another order
"""


def conjunction_learner(X, y):
    literals = [(i, s) for s in (1, 0) for i in range(X.shape[1])]
    mistakes = 0
    for row, label in zip(X, y):
        predicted = all(row[i] == s for i, s in literals)
        if predicted and not label:
            raise ValueError("no conjunction")
        if label and not predicted:
            mistakes += 1
            literals = [(i, s) for i, s in literals if row[i] == s]
    return literals, mistakes
