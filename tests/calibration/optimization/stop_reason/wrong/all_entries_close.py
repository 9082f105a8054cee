"""asks whether each entry moved by at most eps_w"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if t >= max_iter:
        return "max_iter"
    if abs(f_new - f_old) <= eps_f:
        return "f"
    return "w" if np.all(np.abs(w_new - w_old) <= eps_w) else ""
