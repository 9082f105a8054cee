"""
number = 0
title = "asks for right helpers with arguments that would keep the grader busy for hours, or fill its memory"
points = { hat_matrix = 0, loo_residuals = 0, resampled = 0 }
reported = ["Your function"]
not_tried = "the references answer only under the real grader"
"""

# %% answer: hat_matrix
def hat_matrix(X):
    return None

# %% answer: loo_residuals
def loo_residuals(X, y):
    while "ask" in str(hat_matrix):
        hat_matrix(np.ones((200, 200)))
    return y * 0.0

# %% answer: resampled
def resampled(statistic, x, n, rng):
    hat_matrix(np.ones((100_000, 1)))
    return np.zeros(n)
