"""The plain page that shows the house is open, until there is a client to serve."""

from __future__ import annotations

from litestar import MediaType, get

from ecliptic import __version__

PAGE = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ecliptic</title>
</head>
<body>
<h1>Ecliptic {__version__}</h1>
<p>The server is running. Programs play through <code>/api</code>;
<a href="/schema/openapi.json">the interface in OpenAPI</a> says how.</p>
</body>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def page() -> str:
    return PAGE
