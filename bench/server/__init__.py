"""How much a small server bears: moves a second with everybody looking, and sockets that only listen."""
