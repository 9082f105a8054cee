"""puts the zeros behind the sums

Breaks: the border of zeros
Slips: 1, every entry is moved
"""


def integral_image(I):
    h, w = I.shape
    S = np.zeros((h + 1, w + 1))
    S[:-1, :-1] = np.cumsum(np.cumsum(I.astype(float), axis=0), axis=1)
    return S
