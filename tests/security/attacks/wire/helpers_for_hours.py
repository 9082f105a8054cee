"""
number = 0
title = "asks for right helpers with arguments that would keep the grader busy for hours, or fill its memory"
points = { polynomial_features = 0, predict_polynomial = 0, hat_matrix = 0, loo_residuals = 0 }
told = ["Your function"]
not_tried = "the references answer only under the real grader"
"""

# %% answer: polynomial_features
def polynomial_features(X, degree):
    return None

# %% answer: predict_polynomial
def predict_polynomial(x_train, y_train, x_test, degree):
    polynomial_features(np.ones((1, 1)), 10**9)
    return x_test

# %% answer: hat_matrix
def hat_matrix(X):
    return None

# %% answer: loo_residuals
def loo_residuals(X, y):
    while "ask" in str(hat_matrix):
        hat_matrix(np.ones((200, 200)))
    return y * 0.0
