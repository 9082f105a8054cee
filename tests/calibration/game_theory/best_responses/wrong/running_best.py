"""compares with the best so far, and keeps what was near it

Breaks: within `tol`
"""


def best_responses(A, axis, tol=1e-12):
    lines = A.T if axis == 0 else A
    out = []
    for line in lines:
        best, got = -np.inf, []
        for k, x in enumerate(line):
            x = float(x)
            if x > best + tol:
                best, got = x, [k]
            elif x >= best - tol:
                got.append(k)
                best = max(best, x)
        out.append(got)
    return out
