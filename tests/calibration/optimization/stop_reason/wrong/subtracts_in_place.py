"""writes the step into the caller's w_new

Breaks: unchanged arguments
"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if w_new.dtype != float:
        w_new = w_new.astype(float)
    w_new -= w_old
    if t >= max_iter:
        return "max_iter"
    if abs(f_new - f_old) <= eps_f:
        return "f"
    return "w" if np.linalg.norm(w_new) <= eps_w else ""
