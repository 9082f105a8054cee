"""lets all directions together miss the target by a billionth of it

Breaks: `ValueError` for what cannot be reached
Slips: 1
"""


def choose_k(explained_ratio, target):
    sums = np.cumsum(explained_ratio)
    enough = sums >= target - 1e-12
    enough[-1] |= np.isclose(sums[-1], target, rtol=1e-9, atol=0.0)
    if not enough.any():
        raise ValueError("out of reach")
    return int(np.argmax(enough)) + 1
