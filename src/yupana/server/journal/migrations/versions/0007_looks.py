"""Names are compared by what they look like, and those of people who are gone are not given again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from yupana.server.accounts.names import look_of

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("look", sa.Text(), nullable=True))
    op.create_table(
        "names_gone",
        sa.Column("look_hash", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("look_hash"),
    )
    people = sa.table(
        "people", sa.column("id", sa.BigInteger()), sa.column("name", sa.Text()), sa.column("look", sa.Text())
    )
    connection = op.get_bind()
    looks: dict[str, int] = {}
    for number, name in connection.execute(sa.select(people.c.id, people.c.name).order_by(people.c.id)).all():
        looks.setdefault(look_of(name), number)  # of two who already look alike, the first has it
    for look, number in looks.items():
        connection.execute(sa.update(people).where(people.c.id == number).values(look=look))
    op.create_unique_constraint("people_look_key", "people", ["look"])
