"""Late penalties, brought up to date with what people marked since the last grading."""

from sqlalchemy import URL

from autograder.gradebook.database import open_engine, transaction
from autograder.gradebook.ledger import LATE_PENALTY, LedgerLine
from autograder.gradebook.rows import LateRule, MarkChange, penalty_changes, renew_penalty
from autograder.gradebook.writer import Writer


def renew_penalties(writer: Writer, topic: str, late_rule: LateRule) -> dict[str, MarkChange]:
    """Compute the penalty of every submission that is late, or was; give those that changed.

    A penalty is a share of the score, and the score moves when a person marks a question. Each
    submission is a transaction of its own, with its line in the ledger.

    Raises
    ------
    RecordError
        If the gradebook or the ledger cannot be written.
    """
    changes = {}
    for student in pending_penalties(writer.engine.url, topic, late_rule):
        change = _renew(writer, student, topic, late_rule)
        if change.old != change.new:
            changes[student] = change
    return changes


def pending_penalties(url: URL, topic: str, late_rule: LateRule) -> dict[str, MarkChange]:
    """Say which penalties of a topic are not those that the rule gives now; nothing is written."""
    engine = open_engine(url, writes=False)
    try:
        with transaction(engine) as session:
            changes = penalty_changes(session, topic, late_rule)
    finally:
        engine.dispose()
    return {student: change for student, change in changes.items() if change.old != change.new}


def _renew(writer: Writer, student: str, topic: str, late_rule: LateRule) -> MarkChange:
    with writer.ledger.in_step() as append, transaction(writer.engine) as session:
        change = renew_penalty(session, student, topic, late_rule)
        last = writer.ledger.last(student, topic, LATE_PENALTY)
        why = "a person's marks changed the score"
        line = LedgerLine(
            writer.now, writer.run, student, topic, LATE_PENALTY, last, change.new, why
        )
        append([line] if last != change.new else [])
    return change
