"""Which student ids are safe: they become folder names, table keys and parts of addresses."""

import re
import unicodedata

from autograder.control_characters import escape_line

MAX_LENGTH = 128
"""nbgrader's column is that wide."""

_SAFE = re.compile(r"\w(?:[\w .,'\"@-]*[\w'\"])?")
_ALLOWED = "letters, digits, spaces and . , _ - @ ' \""


def normal_id(text: str) -> str:
    """Spell an id in one way: composed accents, no blanks around it."""
    return unicodedata.normalize("NFC", text).strip()


def fault_of_id(student: str) -> str:
    """Report what is wrong with a student id; empty if nothing is.

    >>> fault_of_id("o'brien, zoë")
    ''
    >>> fault_of_id("../../etc")
    'must begin with a letter or digit, got ../../etc'
    """
    shown = escape_line(student, 40)
    if not student:
        return "is empty"
    if len(student) > MAX_LENGTH or len(student.encode("utf-8", errors="replace")) > MAX_LENGTH:
        return f"is longer than {MAX_LENGTH} characters, got {len(student)}: {shown}"
    if not re.match(r"\w", student):
        return f"must begin with a letter or digit, got {shown}"
    if ".." in student:
        return f"must not hold two dots in a row, got {shown}"
    if not _SAFE.fullmatch(student):
        return f"may hold {_ALLOWED}, and end in a letter, digit or quote, got {shown}"
    return ""
