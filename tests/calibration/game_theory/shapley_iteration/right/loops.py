# Loops.
import numpy as np


def shapley_iteration(P, R, gamma, value, n_iter):
    S, m, n = R.shape
    V = [0.0] * S
    for _ in range(n_iter):
        tables = []
        for s in range(S):
            T = np.zeros((m, n))
            for a in range(m):
                for b in range(n):
                    T[a, b] = R[s, a, b] + gamma * sum(P[s, a, b, t] * V[t] for t in range(S))
            tables.append(T)
        V = [value(T) for T in tables]
    return np.array(V)
