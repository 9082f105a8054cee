"""Landlock: rules on files, network and signals that need no privilege."""

import ctypes
import os
import struct
from collections.abc import Iterable
from pathlib import Path

from . import kernel

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
ASK_VERSION = 1
RULE_PATH_BENEATH = 1

WRITE_FILE, READ_FILE, READ_DIR = 1 << 1, 1 << 2, 1 << 3
REMOVE_DIR, REMOVE_FILE = 1 << 4, 1 << 5
MAKE_DIR, MAKE_FILE, MAKE_FIFO, MAKE_LINK = 1 << 7, 1 << 8, 1 << 10, 1 << 12
REFER, TRUNCATE = 1 << 13, 1 << 14
READ = READ_FILE | READ_DIR
OWN = (
    READ
    | WRITE_FILE
    | REMOVE_DIR
    | REMOVE_FILE
    | MAKE_DIR
    | MAKE_FILE
    | MAKE_FIFO
    | MAKE_LINK
    | REFER
    | TRUNCATE
)
ON_FILES = READ_FILE | WRITE_FILE | TRUNCATE
BITS_OF_VERSION = {1: 13, 2: 14, 3: 15, 4: 15, 5: 16}
FIRST_WITH_TRUNCATION, FIRST_WITH_NETWORK, FIRST_WITH_SCOPES = 3, 4, 6
TCP = 0b11
ABSTRACT_SOCKETS_AND_SIGNALS = 0b11


def version() -> int:
    """Ask for the version of the kernel's interface; 0 without it."""
    try:
        return kernel.system_call(
            CREATE_RULESET, None, ctypes.c_size_t(0), ASK_VERSION, what="landlock"
        )
    except OSError:
        return 0


def restrict(
    readable: Iterable[str], own: str, writable: Iterable[str], listable: Iterable[str] = ()
) -> None:
    """Keep this process and all that it will start to some paths, for good.

    Parameters
    ----------
    readable : iterable of str
        Files, and folders with all below them, that may be read.
    own : str
        The folder in which everything may be done but making devices and running programs.
    writable : iterable of str
        Files that may be read and written.
    listable : iterable of str
        Folders that may be listed.

    Raises
    ------
    OSError
        If the kernel has no Landlock.
    """
    known = version()
    handled = (1 << BITS_OF_VERSION.get(known, 16)) - 1
    attributes = struct.pack(
        "QQQ",
        handled,
        TCP if known >= FIRST_WITH_NETWORK else 0,
        ABSTRACT_SOCKETS_AND_SIGNALS if known >= FIRST_WITH_SCOPES else 0,
    )
    size = 8 if known < FIRST_WITH_NETWORK else 16 if known < FIRST_WITH_SCOPES else 24
    words = ctypes.create_string_buffer(attributes)
    rules = kernel.system_call(CREATE_RULESET, words, ctypes.c_size_t(size), 0, what="landlock")
    try:
        for path in readable:
            _allow(rules, path, READ & handled)
        for path in listable:
            _allow(rules, path, READ_DIR)
        for path in writable:
            _allow(rules, path, ON_FILES & handled)
        _allow(rules, own, OWN & handled)
        kernel.prctl(kernel.PR_SET_NO_NEW_PRIVS, 1)
        kernel.system_call(RESTRICT_SELF, rules, 0, what="landlock_restrict_self")
    finally:
        os.close(rules)


def _allow(rules: int, path: str, access: int) -> None:
    descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        if not Path(path).is_dir():
            access &= ON_FILES
        words = ctypes.create_string_buffer(struct.pack("=Qi", access, descriptor))
        kernel.system_call(ADD_RULE, rules, RULE_PATH_BENEATH, words, 0, what=f"landlock {path}")
    finally:
        os.close(descriptor)
