#!/usr/bin/env python3
"""The adapter as a program: requests on stdin, answers on stdout."""

import sys

from protocol.command_line import read_command_line
from protocol.stdio import answer_lines

if __name__ == "__main__":
    answer_lines(sys.stdin.buffer, sys.stdout.buffer, read_command_line(sys.argv[1:]))
