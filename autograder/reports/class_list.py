"""The people of a class: what they are called, and in which order a reader looks for them."""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

_LETTERS = str.maketrans(
    {
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "ł": "l",
        "ħ": "h",
        "ŧ": "t",
        "ı": "i",
        "æ": "ae",
        "œ": "oe",
        "ŋ": "n",
        "ß": "ss",
    }
)
"""Letters that Unicode does not take apart into a base and a mark."""


@dataclass(frozen=True)
class ClassMember:
    """One student as the class list has them; any part of the name may be empty."""

    id: str
    last_name: str = ""
    first_name: str = ""

    @property
    def name(self) -> str:
        """The name as a class list writes it: last name first; the id if there is no name."""
        return ", ".join(part for part in (self.last_name, self.first_name) if part) or self.id

    @property
    def order(self) -> tuple[str, str, str, str]:
        """Where the student stands in a list: by name, whatever the accents; then by id."""
        first = name_key(self.last_name), name_key(self.first_name)
        return (*first, self.name, self.id) if any(first) else (name_key(self.id), "", "", self.id)


def name_key(name: str) -> str:
    """Return what a name is sorted by: letters without marks, in lower case, with plain blanks.

    ``Ángel`` stands between ``Anders`` and ``Anna``, ``Øre`` between ``Orban`` and ``Orsini``.
    """
    parts = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    letters = "".join(sign for sign in parts if not unicodedata.combining(sign))
    plain = "".join(" " if not sign.isalnum() else sign for sign in letters)
    return " ".join(plain.split())


def listed(members: Iterable[ClassMember], present: Iterable[str]) -> Mapping[str, ClassMember]:
    """Return all members by id, in order, and who handed in without being one of them."""
    known = {member.id: member for member in members}
    known |= {student: ClassMember(student) for student in present if student not in known}
    return {member.id: member for member in sorted(known.values(), key=lambda one: one.order)}
