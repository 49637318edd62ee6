"""Games made from the counted figures of published ones, to weigh odds without anybody's data."""
