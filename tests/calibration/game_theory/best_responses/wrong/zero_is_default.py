"""takes a tolerance of 0 for none given and uses 1e-12

Breaks: other tolerances
Slips: 1
"""


def best_responses(A, axis, tol=None):
    tol = tol or 1e-12
    A = np.asarray(A, dtype=float)
    if axis == 0:
        A = A.T
    return [[k for k, value in enumerate(line.tolist()) if line.max() - value <= tol] for line in A]
