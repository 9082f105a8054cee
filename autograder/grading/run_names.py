"""The name of a run, by which the ledger and ``undo`` know it."""

import secrets
from datetime import datetime


def new_run_name() -> str:
    """Make a name of the time and a little chance."""
    return f"{datetime.now().astimezone():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"
