"""stops at every step that goes down, as in the printed test of the notes

Breaks: falls of $f$
"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if t >= max_iter:
        return "max_iter"
    if f_new - f_old <= eps_f:
        return "f"
    if np.linalg.norm(w_new - w_old) <= eps_w:
        return "w"
    return ""
