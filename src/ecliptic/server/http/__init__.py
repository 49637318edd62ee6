"""HTTP: middleware, limits, errors and static files, the same for every route."""
