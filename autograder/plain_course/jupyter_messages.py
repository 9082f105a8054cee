"""What a cell in the sandbox says it put out, checked before anything of ours looks at it."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from autograder.sandbox.channel import Loss, Lost
from autograder.sandbox.inside.plain_output import MAX_OUTPUT, Outbox

Text = Annotated[str, Field(max_length=40_000_000)]
Contents = list[tuple[str, dict[str, Any]]]
"""Kind and content of each message, in order."""

Bundle = dict[Annotated[str, Field(max_length=200)], Any]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class _Stream(_Strict):
    name: Literal["stdout", "stderr"]
    text: Text


class _Failure(_Strict):
    ename: Text
    evalue: Text
    traceback: list[Text]


class _Transient(BaseModel):
    model_config = ConfigDict(extra="ignore", frozen=True, strict=True)
    display_id: Text | None = None


class _Shown(_Strict):
    data: Bundle
    metadata: Bundle | None = None
    transient: _Transient = _Transient()


class _Result(_Strict):
    data: Bundle
    metadata: Bundle | None = None
    execution_count: int | None = None


class _Clear(_Strict):
    wait: bool


class KernelReply(BaseModel):
    """How a cell ended."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    status: Literal["ok", "error"]
    execution_count: int
    wanted: list[Literal["packages", "programs", "shell lines", "the network"]] = []
    ename: Text = ""
    evalue: Text = ""
    traceback: list[Text] = []


class _Message(_Strict):
    kind: str
    content: dict[str, Any]


class _Answer(_Strict):
    number: int
    reply: KernelReply
    messages: list[_Message]


KINDS: dict[str, type[BaseModel]] = {
    "stream": _Stream,
    "error": _Failure,
    "display_data": _Shown,
    "update_display_data": _Shown,
    "execute_result": _Result,
    "clear_output": _Clear,
}
_ANSWER = TypeAdapter(_Answer)


def read_answer(frame: object, number: int) -> tuple[KernelReply, Contents]:
    """Read the answer to a request: how the cell ended, and kind and content of each message.

    Raises
    ------
    Lost
        If it is not what an honest sandbox sends.
    """
    try:
        answer = _ANSWER.validate_python(frame)
        if answer.number != number:
            raise Lost(Loss.PROTOCOL, "an answer to another request")
        return answer.reply, list(_contents(answer.messages))
    except ValidationError as error:
        raise Lost(Loss.PROTOCOL, f"no proper answer: {error.errors()[0]['msg']}") from None


def size_of(value: object) -> int:
    """Count the characters of all texts in plain values."""
    if isinstance(value, str):
        return len(value)
    if isinstance(value, dict):
        return sum(map(size_of, value.values())) + 50
    if isinstance(value, list | tuple):
        return sum(map(size_of, value)) + 50
    return 20


def shorten(contents: Contents) -> Contents:
    """Keep of the outputs of a cell what its score can depend on, shortened."""
    outbox = Outbox(size=MAX_OUTPUT)
    for kind, content in contents:
        if kind == "stream":
            outbox.write(content["name"], content["text"])
        else:
            outbox.add(kind, content)
    outbox.flush()
    return [(message["kind"], message["content"]) for message in outbox.messages]


def _contents(messages: list[_Message]) -> Iterator[tuple[str, dict[str, Any]]]:
    for message in messages:
        if message.kind not in KINDS:
            raise Lost(Loss.PROTOCOL, "a message of an unknown kind")
        content = KINDS[message.kind].model_validate(message.content).model_dump()
        if "metadata" in content:
            content["metadata"] = content["metadata"] or {}
        yield message.kind, content
