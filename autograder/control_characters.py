"""Text of unknown origin, its control characters escaped for a terminal, a message or a page."""

_LINE_SIGNS = {"\n", "\t"}
_INVISIBLE_BUT_WANTED = {"\u200d"}  # joins the parts of one emoji


def escape_control_characters(text: str) -> str:
    r"""Spell out the characters that a reader cannot see or that would move other text.

    Control sequences, bidirectional marks, lone surrogates and private signs become
    ``⟨U+202E⟩``; line ends and tabs stay as they are.

    >>> escape_control_characters("safe \x1b[2J \u202e end")
    'safe ⟨U+001B⟩[2J ⟨U+202E⟩ end'
    """
    if text.isprintable():
        return text
    return "".join(c if _is_printable(c) else f"⟨U+{ord(c):04X}⟩" for c in text)


def escape_line(text: str, limit: int = 80) -> str:
    """Do the same for text that must stay on one line, and shorten it to ``limit`` characters."""
    line = escape_control_characters(" ".join(text.split()))
    return line if len(line) <= limit else line[: limit - 1] + "…"


def _is_printable(character: str) -> bool:
    return character.isprintable() or character in _LINE_SIGNS or character in _INVISIBLE_BUT_WANTED
