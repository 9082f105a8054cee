"""compares the sizes of f, which are equal on both sides of zero

Breaks: from one side of zero to the other
"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if t >= max_iter:
        return "max_iter"
    if abs(abs(f_new) - abs(f_old)) <= eps_f:
        return "f"
    if np.linalg.norm(w_new - w_old) <= eps_w:
        return "w"
    return ""
