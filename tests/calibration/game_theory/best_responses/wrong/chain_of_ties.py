"""counts in whatever is within tol of a better answer that is counted in

Breaks: within `tol`
"""


def best_responses(A, axis, tol=1e-12):
    A = np.asarray(A, dtype=float)
    lines = A.T if axis == 0 else A
    out = []
    for line in lines:
        order = np.argsort(-line, kind="stable")
        got = [int(order[0])]
        for k in order[1:]:
            if line[got[-1]] - line[k] > tol:
                break
            got.append(int(k))
        out.append(sorted(got))
    return out
