"""URLs of databases and other services: whether they can be read, and what they are without their
passwords, which nobody may see.
"""

from __future__ import annotations

from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit


def readable(url: str, schemes: tuple[str, ...]) -> bool:
    """Whether it is one of these. What a password must write as %XX would be taken for something
    else, and repeated: it is never guessed at."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    after = parts.path + parts.query
    return (
        parts.scheme in schemes
        and url.startswith(f"{parts.scheme}://")
        and url.isprintable()
        and not set(url) & set(' "<>\\^`{|}#')
        and parts.netloc.count("@") <= 1
        and "@" not in after
        and port != 0
    )


def without_password(url: str) -> str:
    """What may be said of a URL that can be read."""
    parts = urlsplit(url)
    user = f"{parts.username}@" if parts.username else ""
    place = parts.netloc.rpartition("@")[2]
    told = [(key, value) for key, value in _query(parts) if not _secret(key)]
    query = f"?{urlencode(told, safe='/')}" if told else ""
    return f"{parts.scheme}://{user}{place}{parts.path}{query}"


def has_password(url: str) -> bool:
    parts = urlsplit(url)
    return parts.password is not None or any(_secret(key) for key, _ in _query(parts))


def _query(parts: SplitResult) -> list[tuple[str, str]]:
    return parse_qsl(parts.query, keep_blank_values=True)


def _secret(key: str) -> bool:
    """`password`, and that of a key: `sslpassword`, `ssl_password`."""
    return "password" in key.lower()
