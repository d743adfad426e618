"""The loop: a line in, a line out, until stdin closes."""

from __future__ import annotations

from typing import BinaryIO

from protocol.errors import ProtocolError
from protocol.message import read_id, read_json, read_request, write_error, write_result
from protocol.methods import answer_method
from protocol.options import Options


def answer_lines(requests: BinaryIO, answers: BinaryIO, options: Options) -> None:
    """Answer every line in turn. Bytes are read and written, so the locale has no say."""
    for line in requests:
        if line.strip(b" \t\r\n"):  # a blank line holds no message
            answers.write(answer_line(line, options))
            answers.flush()


def answer_line(line: bytes, options: Options) -> bytes:
    """The answer to one message, good or bad."""
    message: object = None
    try:
        message = read_json(line)
        request = read_request(message)
        return write_result(request.id, answer_method(request.method, request.params, options))
    except ProtocolError as error:
        return write_error(read_id(message), error)
