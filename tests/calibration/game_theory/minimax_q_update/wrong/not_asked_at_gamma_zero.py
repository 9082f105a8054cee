"""does not ask for the value where the factor is 0

Breaks: one call
"""


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    later = gamma * value(new[s_next].copy()) if gamma > 0 else 0.0
    new[s, a, b] += alpha * (r + later - new[s, a, b])
    return new
