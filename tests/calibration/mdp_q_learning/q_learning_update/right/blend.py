# Mixes the old entry and the goal.
def q_learning_update(Q, s, a, r, s_next, done, alpha, gamma):
    new = Q * 1.0
    future = (1 - int(done)) * gamma * max(Q[s_next])
    new[s, a] = (1 - alpha) * Q[s, a] + alpha * (r + future)
    return new
