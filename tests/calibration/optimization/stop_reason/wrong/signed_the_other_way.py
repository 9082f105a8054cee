"""stops at every step that goes up

Breaks: rises
"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if t >= max_iter:
        return "max_iter"
    if f_old - f_new <= eps_f:
        return "f"
    if np.linalg.norm(w_new - w_old) <= eps_w:
        return "w"
    return ""
