"""compares f within a relative tolerance besides the absolute one, as np.isclose does

Breaks: absolute changes (also where $f$ is a million)
"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if t >= max_iter:
        return "max_iter"
    if np.isclose(f_new, f_old, atol=eps_f):
        return "f"
    if np.linalg.norm(w_new - w_old) <= eps_w:
        return "w"
    return ""
