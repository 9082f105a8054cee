# Goes state by state.
def bellman_residual(P, R, V, gamma):
    worst = 0.0
    for s in range(len(V)):
        best = max(R[s, a] + gamma * np.dot(P[s, a], V) for a in range(R.shape[1]))
        worst = max(worst, abs(best - V[s]))
    return float(worst)
