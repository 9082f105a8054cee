"""cuts off eigenvalues below a millionth of the largest

Breaks: items that are nearly parallel
Breaks: short vectors beside long ones
Slips: 1
"""


def fold_in_user(y_new, mask_new, W, lam, mu=0.0, b_item=None):
    A = np.asarray(W, dtype=float)[:, mask_new]
    rest = np.asarray(y_new)[mask_new].astype(float) - mu
    if b_item is not None:
        rest = rest - np.asarray(b_item)[mask_new]
    return np.linalg.pinv(A @ A.T + lam * np.eye(len(A)), rcond=1e-6, hermitian=True) @ (A @ rest)
