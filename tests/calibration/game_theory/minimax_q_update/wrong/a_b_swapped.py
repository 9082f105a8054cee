"""changes the entry of the actions the other way round

Breaks: one entry alone
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    target = r + gamma * value(Q[s_next])
    new[s, b % Q.shape[1], a % Q.shape[2]] += alpha * (target - new[s, b % Q.shape[1], a % Q.shape[2]])
    return new
