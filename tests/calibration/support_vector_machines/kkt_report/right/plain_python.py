# Goes point by point, with plain numbers.
def kkt_report(alpha, b, K, y, C):
    n = len(y)
    a, t = [float(v) for v in alpha], [float(v) for v in y]
    soft = C != float("inf")
    signed = [p * q for p, q in zip(a, t)]
    f = [sum(float(K[i, j]) * signed[j] for j in range(n)) + b for i in range(n)]
    short = [1 - t[i] * f[i] for i in range(n)]
    xi = [max(0.0, s) if soft else 0.0 for s in short]
    rest = [s - x for s, x in zip(short, xi)]
    slack = [abs(p * r) for p, r in zip(a, rest)]
    if soft:
        slack += [abs((C - p) * x) for p, x in zip(a, xi)]
    square = sum(signed[i] * (f[i] - b) for i in range(n))
    price = square / 2 + (C * sum(xi) if soft else 0.0)
    return {
        "duality_gap": price - sum(a) + square / 2,
        "slackness": max(slack),
        "equality": abs(sum(signed)),
        "dual_box": max([0.0] + [-p for p in a] + [p - C for p in a]),
        "primal": max([0.0] + rest),
    }
