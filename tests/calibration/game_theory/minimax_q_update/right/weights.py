# A weighted mean of old and new.
import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    V = value(Q[s_next].copy())
    out = Q.astype(np.float64)
    out[s][a][b] = (1 - alpha) * Q[s][a][b] + alpha * (r + gamma * V)
    return out
