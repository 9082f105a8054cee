"""What a file is that calls itself a notebook and is none, told by how it begins."""

import re

_SIGNS = (
    (b"PK\x03\x04", "a zip file", "Unpack it"),
    (b"PK\x05\x06", "an empty zip file", "Leave the zip out"),
    (b"\x1f\x8b", "a gzip file", "Unpack it"),
    (b"BZh", "a bzip2 file", "Unpack it"),
    (b"\xfd7zXZ\x00", "an xz file", "Unpack it"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z file", "Unpack it"),
    (b"Rar!\x1a\x07", "a RAR file", "Unpack it"),
    (b"(\xb5/\xfd", "a Zstandard file", "Unpack it"),
    (b"%PDF", "a PDF", "Leave the export out"),
    (b"\x89PNG", "a picture", "Leave the picture out"),
    (b"\xff\xd8\xff", "a picture", "Leave the picture out"),
    (b"\xd0\xcf\x11\xe0", "a document of an office program", "Leave the document out"),
    (b"{\\rtf", "a document of an office program", "Leave the document out"),
    (b"\x7fELF", "a program", "Leave the program out"),
    (b"SQLite format 3\x00", "a database", "Leave the database out"),
    (b"bplist00", "a shortcut of macOS", "Leave the shortcut out"),
)
_TAR_SIGN, _TAR_PLACE = b"ustar", 257
_PAGE = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:<!--.*?-->\s*)*<(?:!doctype|html|head|body)\b", re.I | re.S
)
_FROM_JUPYTER = re.compile(rb"jp-Notebook|jp-Cell|nbconvert|jupyter", re.IGNORECASE)
_LOGIN = re.compile(rb"type=[\"']?password", re.IGNORECASE)
_OFFICE = re.compile(rb"word/|xl/|ppt/|mimetypeapplication/vnd\.oasis")
LOOKED_AT = 200_000


def other_kind(content: bytes) -> tuple[str, str]:
    """Return what a file is besides a notebook, and what to do; empty strings if that is open."""
    begin = content[:LOOKED_AT]
    for sign, what, remedy in _SIGNS:
        if begin.startswith(sign):
            if sign == _SIGNS[0][0] and _OFFICE.search(begin[:4_000]):
                return "a document of an office program", "Leave the document out"
            return what, remedy
    if begin[_TAR_PLACE : _TAR_PLACE + len(_TAR_SIGN)] == _TAR_SIGN:
        return "a tar file", "Unpack it"
    if _PAGE.match(begin):
        if _LOGIN.search(begin) and not _FROM_JUPYTER.search(begin):
            return "the login page of a web site, saved in place of the file", "Log in again"
        return "a page for reading (HTML), which cannot be run", "Leave the export out"
    return "", ""
