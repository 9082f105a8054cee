"""moves all entries of the state

Breaks: one entry alone
Slips: 1, each of three tests looks at the entries beside the changed one
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    target = r + gamma * value(Q[s_next])
    new[s] = new[s] + alpha * (target - new[s])
    return new
