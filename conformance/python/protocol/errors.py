"""The errors of the protocol, one type a code."""


class ProtocolError(Exception):
    """Answered as a JSON-RPC error; the text is its message."""

    code: int


class NotJson(ProtocolError):
    code = -32700


class InvalidRequest(ProtocolError):
    code = -32600


class UnknownMethod(ProtocolError):
    code = -32601


class InvalidParams(ProtocolError):
    code = -32602


class OutOfCards(ProtocolError):
    code = -32010


class NotSupported(ProtocolError):
    code = -32011
