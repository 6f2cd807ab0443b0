"""The five city gears, one file each: what a worker does there when it is picked up."""
