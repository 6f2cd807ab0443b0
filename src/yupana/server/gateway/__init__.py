"""Speaks with browsers and programs: HTTP and sockets. It knows no rules and asks the referees."""
