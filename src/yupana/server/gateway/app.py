"""The application: all routes, and how problems are answered."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from yupana import __version__
from yupana.server.gateway.context import Context
from yupana.server.problems import Problem


class ProblemBody(BaseModel):
    """Why not: the id of a message."""

    reason: str


def make_app(context: Context) -> FastAPI:
    """A gateway's application."""
    app = FastAPI(title="Yupana", version=__version__, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.context = context
    app.add_exception_handler(Problem, _answer_problem)
    return app


async def _answer_problem(_: Request, problem: Exception) -> JSONResponse:
    if not isinstance(problem, Problem):
        raise problem
    return JSONResponse({"reason": problem.reason}, problem.status)
