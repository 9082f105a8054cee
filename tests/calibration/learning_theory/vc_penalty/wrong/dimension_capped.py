"""does not let the dimension exceed 2 n

Breaks: penalties above 1
"""


def vc_penalty(n, d_vc, delta):
    if n < 1:
        raise ValueError("n")
    if delta <= 0 or delta >= 1:
        raise ValueError("delta")
    d_vc = min(d_vc, 2 * n)
    return float(np.sqrt(8 * (np.log(4) + d_vc * np.log(2 * n) - np.log(delta)) / n))
