"""One message: bytes of a line to a request, and an answer back to bytes."""

from __future__ import annotations

import json
from dataclasses import dataclass

from protocol.errors import InvalidRequest, NotJson, ProtocolError


@dataclass(frozen=True)
class Request:
    id: int | str
    method: str
    params: object


def read_json(line: bytes) -> object:
    """Read one line strictly: UTF-8, and none of the words that Python's reader adds to JSON."""
    try:
        return json.loads(
            line.decode("utf-8"), parse_int=read_number, parse_float=read_number, parse_constant=refuse_word
        )
    except ValueError as error:  # also what UnicodeDecodeError and JSONDecodeError are
        raise NotJson(f"not JSON: {error}") from error
    except RecursionError as error:
        raise NotJson("not JSON that can be read: nested too deeply") from error


def read_number(text: str) -> int | float:
    """JSON has one kind of number: 2.0 is the whole number 2. Beyond a float's range (1e999) it is infinite."""
    number = float(text)
    if not number.is_integer():
        return number
    return int(text) if text.lstrip("-").isdigit() else int(number)


def refuse_word(word: str) -> None:
    raise ValueError(f"{word} is no JSON")


def read_id(message: object) -> int | str | None:
    """The id of a message as far as it has a good one, for the answer to name."""
    found = message.get("id") if isinstance(message, dict) else None
    return found if type(found) in (int, str) else None


def read_request(message: object) -> Request:
    """Judge the envelope of a message."""
    if not isinstance(message, dict):
        raise InvalidRequest("a request is a JSON object; batches are not taken")
    if message.get("jsonrpc") != "2.0":
        raise InvalidRequest("jsonrpc must be \"2.0\"")
    if read_id(message) is None:
        raise InvalidRequest("the id must be a whole number or a string; notifications are not taken")
    if not isinstance(message.get("method"), str):
        raise InvalidRequest("the method must be a string")
    if not isinstance(message.get("params", {}), (dict, list)):
        raise InvalidRequest("params must be an object")
    return Request(message["id"], message["method"], message.get("params", {}))


def write_result(request_id: int | str, result: dict) -> bytes:
    return write_line({"jsonrpc": "2.0", "id": request_id, "result": result})


def write_error(request_id: int | str | None, error: ProtocolError) -> bytes:
    return write_line({"jsonrpc": "2.0", "id": request_id, "error": {"code": error.code, "message": str(error)}})


def write_line(answer: dict) -> bytes:
    """One line of plain ASCII: escapes carry the rest, lone surrogates in an id included."""
    return json.dumps(answer, separators=(",", ":")).encode("ascii") + b"\n"
