"""What nbgrader's own commands and formgrader call in place of their stock parts.

``nbgrader_config.py`` names these classes; nothing else of the engine imports them.
"""
