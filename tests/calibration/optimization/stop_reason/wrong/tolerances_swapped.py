"""takes each of the two tolerances for the other"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if t >= max_iter:
        return "max_iter"
    if abs(f_new - f_old) <= eps_w:
        return "f"
    return "w" if np.linalg.norm(w_new - w_old) <= eps_f else ""
