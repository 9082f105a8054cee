"""cuts negative sums to 0

Breaks: negative values
Slips: 1, negative values stand in every test
"""


def integral_image(I):
    h, w = I.shape
    S = np.zeros((h + 1, w + 1))
    S[1:, 1:] = np.cumsum(np.cumsum(I.astype(float), axis=0), axis=1)
    return np.maximum(S, 0)
