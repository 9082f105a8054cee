"""leaves out branches that nobody would choose, and misses empty lists there

Breaks: in branches that nobody would choose
"""


def minimax_value(tree, maximizing=True):
    def go(t, lo, hi, mx):
        if not isinstance(t, list):
            return t
        if not t:
            raise ValueError("empty")
        best = -float("inf") if mx else float("inf")
        for c in t:
            v = go(c, lo, hi, not mx)
            if mx:
                best = max(best, v); lo = max(lo, v)
            else:
                best = min(best, v); hi = min(hi, v)
            if lo >= hi:
                break
        return best
    return go(tree, -float("inf"), float("inf"), maximizing)
