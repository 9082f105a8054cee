"""predicts 1 if some literal is satisfied

Breaks: the literals
Slips: 1, no mistake is seen
"""


def conjunction_learner(X, y):
    literals = [(i, s) for i in range(X.shape[1]) for s in (0, 1)]
    mistakes = 0
    for row, label in zip(X, y):
        predicted = any(row[i] == s for i, s in literals)
        if predicted and not label:
            raise ValueError("no conjunction")
        if label and not predicted:
            mistakes += 1
            literals = [(i, s) for i, s in literals if row[i] == s]
    return literals, mistakes
