"""How a submission is kept away from everything else: the whole of it, for a security review.

Standard library and ctypes only. No secret reaches this code.
"""
