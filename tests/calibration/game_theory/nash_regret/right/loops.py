# Tries every deviation.
def nash_regret(A, B, p, q):
    for mix in (p, q):
        if min(mix) < -1e-9 or not 1 - 1e-9 <= sum(mix) <= 1 + 1e-9:
            raise ValueError(mix)
    m, n = A.shape
    pairs = [(i, j) for i in range(m) for j in range(n)]
    now_a = sum(p[i] * q[j] * A[i, j] for i, j in pairs)
    now_b = sum(p[i] * q[j] * B[i, j] for i, j in pairs)
    best_a = max(sum(q[j] * A[i, j] for j in range(n)) for i in range(m))
    best_b = max(sum(p[i] * B[i, j] for i in range(m)) for j in range(n))
    return max(best_a - now_a, 0), max(best_b - now_b, 0)
