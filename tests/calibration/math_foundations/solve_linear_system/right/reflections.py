# Mirrors columns onto the axes, and substitutes back.
def solve_linear_system(A, b):
    size = np.abs(A).max() or 1.0
    R, y = A / size, b / size
    if not all(column.any() for column in R.T):
        raise np.linalg.LinAlgError("a column of zeros")
    for k in range(len(R)):
        v = R[k:, k].copy()
        v[0] += np.copysign(np.sqrt(v @ v), v[0])
        if not v.any():
            raise np.linalg.LinAlgError("no pivot")
        v /= np.sqrt(v @ v)
        R[k:] -= 2 * np.outer(v, v @ R[k:])
        y[k:] -= 2 * np.multiply.outer(v, v @ y[k:])
    if np.abs(np.diag(R)).min() < 1e-14:
        raise np.linalg.LinAlgError("singular up to rounding")
    for k in reversed(range(len(R))):
        y[k] = (y[k] - R[k, k + 1 :] @ y[k + 1 :]) / R[k, k]
    return y
