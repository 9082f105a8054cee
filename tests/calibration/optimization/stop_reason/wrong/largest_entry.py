"""measures the step by its largest entry"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if t >= max_iter:
        return "max_iter"
    if abs(f_new - f_old) <= eps_f:
        return "f"
    if np.abs(w_new - w_old).max() <= eps_w:
        return "w"
    return ""
