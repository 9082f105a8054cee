"""charges points on the wrong side only

Breaks: points on the gutters
Slips: 1, all points inside the street cost something else
"""


def svm_primal_objective(w, b, X, y, C):
    slack = np.maximum(0, -y * (X @ w + b))
    return float(w @ w / 2 + C * slack.sum())
