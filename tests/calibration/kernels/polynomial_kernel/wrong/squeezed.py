"""drops axes of length 1 from the result

Breaks: single points
Slips: 1, there are single points and lines in nearly every test
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return np.squeeze((coef0 + gamma * (A.astype(float) @ B.T)) ** degree)
