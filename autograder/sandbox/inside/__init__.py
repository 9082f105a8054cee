"""What runs inside the sandbox, next to student code.

Imports the standard library, NumPy and what runs notebook cells; nothing else of the engine. It
holds no secret, and nothing that it says is believed outside without a check.
"""
