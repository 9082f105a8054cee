"""looks at the count last

Breaks: the order
"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if abs(f_new - f_old) <= eps_f:
        return "f"
    if np.linalg.norm(w_new - w_old) <= eps_w:
        return "w"
    return "max_iter" if t >= max_iter else ""
