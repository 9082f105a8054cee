"""Which account of the system laid a submission into nbgrader's exchange.

Everybody may write there, under any name: as nbgrader does, the folder's owner is compared.
"""

import os
from dataclasses import dataclass

try:
    import pwd
except ImportError:  # not on Windows, where nbgrader does not compare either
    pwd = None  # type: ignore[assignment]

from autograder.collect.found import Found
from autograder.collect.ids import normal_id
from autograder.collect.owners import Owner

_OFF = "c.ExchangeCollect.check_owner = False in nbgrader_config.py"
_ROOT = 0


@dataclass(frozen=True)
class AccountCheck:
    """Compares accounts, unless the course has switched that off as nbgrader lets it."""

    is_on: bool = True

    def fault_of(self, owner: Owner, found: Found, place: int) -> str:
        """Explain why an entry of the exchange is not taken as the student's; empty if it is."""
        if not self.is_on or not owner.is_of_the_exchange or pwd is None:
            return ""
        if found.path is None:
            return (
                "in a zip nobody can tell which account laid it into the exchange. "
                f"Name the exchange's own folder, or set {_OFF}"
            )
        ups = len(found.outer) - 1 - place
        entry = found.path.parents[ups - 1] if ups else found.path
        try:
            accounts = {entry.lstat().st_uid, found.path.lstat().st_uid}
        except OSError as error:
            return f"its owner cannot be read: {error.strerror}"
        trusted = {os.geteuid(), _ROOT}  # whoever copied it here, where no student can
        for account in sorted(accounts - trusted):
            name = _name_of(account)
            if normal_id(name) != owner.student:
                return (
                    f"it says that it is {owner.student}'s, but it belongs to the account {name}. "
                    f"Ask both; if accounts and ids differ in this course, set {_OFF}"
                )
        return ""


def _name_of(account: int) -> str:
    try:
        return pwd.getpwuid(account).pw_name
    except KeyError:
        return f"{account}, which has no name here"
