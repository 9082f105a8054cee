"""compares the squared length of the step

Breaks: steps whose length and squared length lie on different sides of eps_w
"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if t >= max_iter:
        return "max_iter"
    if abs(f_new - f_old) <= eps_f:
        return "f"
    if np.sum((w_new - w_old) ** 2) <= eps_w:
        return "w"
    return ""
