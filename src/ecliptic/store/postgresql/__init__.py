"""PostgreSQL: one database for many processes on many machines; what only that engine has."""
