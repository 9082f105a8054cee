"""writes the step into an array like w_old, which may hold ints

Breaks: points of integers
"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    step = np.zeros_like(w_old)
    step[:] = w_new - w_old
    if t >= max_iter:
        return "max_iter"
    if abs(f_new - f_old) <= eps_f:
        return "f"
    return "w" if np.linalg.norm(step) <= eps_w else ""
