"""What ``course.toml`` says, read once and never changed: title, topics, due dates, limits."""

import re
from collections.abc import Iterator
from datetime import datetime
from email.headerregistry import Address
from email.utils import parseaddr
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from autograder.deadlines import local_moment
from autograder.errors import CourseTextError, Fault
from autograder.late_rules import LateRule
from autograder.paths import CoursePaths
from autograder.submission_limits import Limits
from autograder.toml_text import TomlText, read_toml

SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class _Table(BaseModel):
    """A table of ``course.toml``: its keys are known, its values have the right type."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class HandInRule(_Table):
    """Which of several hand-ins of a student counts: the latest, or the one that earns most."""

    counts: Literal["latest", "best"] = "latest"


class WatchSettings(_Table):
    """What ``autograder watch`` does: ``tries`` limits what it grades of a student and topic."""

    tries: Annotated[int, Field(ge=1)] | None = None


class MailSecurity(StrEnum):
    """How the connection to a mail server is kept from others."""

    STARTTLS = "starttls"
    TLS = "tls"
    NONE = "none"


class MailSettings(_Table):
    """By which server ``autograder mail`` sends; the password stands in no file."""

    server: Annotated[str, Field(min_length=1)]
    sender: str
    port: Annotated[int, Field(ge=1, le=65535)] = 587
    security: Annotated[MailSecurity, Field(strict=False)] = MailSecurity.STARTTLS
    user: str = ""
    reply_to: str = ""

    @field_validator("sender", "reply_to")
    @classmethod
    def _is_an_address(cls, text: str) -> str:
        if text and not _domain_of(text):
            raise ValueError("this is no address; write one such as Course <course@example.org>")
        return text

    @model_validator(mode="after")
    def _password_is_kept(self) -> "MailSettings":
        if self.user and self.security is MailSecurity.NONE:
            raise ValueError(
                "a user logs in with a password, which is not sent in the open; "
                'write security = "starttls" or "tls", or take user out'
            )
        return self

    @property
    def sender_domain(self) -> str:
        """Whose mail it is, by the part of the address behind the @."""
        return _domain_of(self.sender)


def _domain_of(text: str) -> str:
    _, spec = parseaddr(text)
    try:
        return Address(addr_spec=spec).domain
    except (ValueError, IndexError):
        return ""


class CourseConfig(_Table):
    """The settings of one course."""

    title: Annotated[str, Field(min_length=1)]
    topics: tuple[str, ...] = Field(min_length=1, strict=False)
    timezone: str = "UTC"
    bonus_cap: Annotated[float, Field(ge=0, le=1)] = 0.1
    rerun_experiments: bool = False
    """Whether released cells are run again on which nothing depends that is tested."""
    due: dict[str, datetime] = Field(default_factory=dict)
    late: LateRule = LateRule()
    hand_in: HandInRule = HandInRule()
    limits: Limits = Limits()
    watch: WatchSettings = WatchSettings()
    mail: MailSettings | None = None
    release_url: str = ""
    """Where the zip files of the topics are, for notebooks that were opened alone."""

    @field_validator("timezone")
    @classmethod
    def _timezone_exists(cls, name: str) -> str:
        try:
            ZoneInfo(name)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise ValueError("this is not a time zone; write one such as Europe/London") from None
        return name

    @field_validator("release_url")
    @classmethod
    def _release_url_is_an_address(cls, address: str) -> str:
        if address and not re.fullmatch(r"https?://[^\s\"\\]+", address):
            raise ValueError("this is not an address; write one that begins with https://, or none")
        return address

    @field_validator("topics")
    @classmethod
    def _topics_are_slugs(cls, topics: tuple[str, ...]) -> tuple[str, ...]:
        for slug in topics:
            if not SLUG.fullmatch(slug):
                raise ValueError(
                    f"{slug!r} is not a topic name; use lower case, such as ridge_lasso"
                )
            if topics.count(slug) > 1:
                raise ValueError(f"{slug!r} stands twice; take one out")
        return topics

    def due_at(self, topic: str) -> datetime | None:
        """Return when a topic is due, with its time zone; None when it has no due date."""
        due = self.due.get(topic)
        if due is None or due.tzinfo is not None:
            return due
        return local_moment(due, ZoneInfo(self.timezone))


def read_course(root: Path) -> CourseConfig:
    """Read ``course.toml`` in ``root``; a CourseTextError holds all its faults."""
    path = CoursePaths(root).course_file
    config, toml = read_toml(path, path.relative_to(root), CourseConfig)
    faults = [_unknown_topic(toml, slug) for slug in config.due if slug not in config.topics]
    faults += _times_that_are_none(toml, config)
    if faults:
        raise CourseTextError(faults)
    return config


def _unknown_topic(toml: TomlText, slug: str) -> Fault:
    message = f"a due date for {slug!r}, which is not in topics. Add it there, or take this out."
    return toml.fault(("due", slug), message)


def _times_that_are_none(toml: TomlText, config: CourseConfig) -> Iterator[Fault]:
    """Find due dates in the hour over which clocks are put forward."""
    for slug in config.due:
        try:
            config.due_at(slug)
        except ValueError as error:
            message = f"{slug}: {error}. Got {config.due[slug]:%Y-%m-%d %H:%M}."
            yield toml.fault(("due", slug), message)
