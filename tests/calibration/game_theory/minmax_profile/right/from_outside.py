# Tries the corners of what the opponent can do: the lowest point of the upper envelope.


def held_down(T):
    (a, b), (c, d) = T.astype(float)
    tries = [0.0, 1.0]
    if (a - b) != (c - d):
        q = (d - b) / ((a - b) - (c - d))
        if 0 < q < 1:
            tries.append(q)
    return min(max(a * q + b * (1 - q), c * q + d * (1 - q)) for q in tries)


def minmax_profile(A, B):
    return held_down(A), held_down(B.T)
