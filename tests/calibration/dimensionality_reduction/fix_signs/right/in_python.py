"""compares entry by entry in plain Python"""


def fix_signs(W):
    rows = []
    for row in W:
        best = 0.0
        for value in row:
            if abs(float(value)) > abs(best):
                best = float(value)
        rows.append([-float(v) if best < 0 else float(v) for v in row])
    return np.array(rows)
