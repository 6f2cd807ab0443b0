"""The application: all routes, and how problems are answered."""

from __future__ import annotations

import logging
import re
from functools import cache

from fastapi import APIRouter, Depends, FastAPI, Request
from fastapi.encoders import jsonable_encoder
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute, compile_path

from yupana import __version__
from yupana.server import monitoring
from yupana.server.accounts.limits import Limits
from yupana.server.gateway import entrances, moderation, openid, people, socket, tables, ways
from yupana.server.gateway.answers import problems
from yupana.server.gateway.caller import limited
from yupana.server.gateway.context import Context
from yupana.server.gateway.door import Door
from yupana.server.gateway.files import Client, Pages
from yupana.server.gateway.hub import Hub
from yupana.server.gateway.lines import Lines
from yupana.server.journal.database import TROUBLES, is_away
from yupana.server.lobby.rooms import Lobby
from yupana.server.problems import Problem

FIELD = re.compile(r"[\w.-]{1,80}", re.ASCII)  # names that a sender made up may be anything, and long
FIELDS_MAX = 20
RETRY_SECONDS = 5

log = logging.getLogger(__name__)


def make_app(context: Context) -> FastAPI:
    """A gateway's application."""
    app = FastAPI(title="Yupana", version=__version__, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.context = context
    app.state.limits = Limits()
    app.state.lines = Lines()
    app.state.lobby = Lobby(context.engine, context.fanout, context.now, len(context.settings.homes) - 1)
    app.state.hub = Hub(app.state.lobby)
    app.add_middleware(Door, settings=context.settings)
    app.add_exception_handler(Problem, _answer_problem)
    app.add_exception_handler(RequestValidationError, _answer_malformed)
    app.add_exception_handler(HTTPException, _answer_http)
    for trouble in TROUBLES:
        app.add_exception_handler(trouble, _answer_trouble)
    app.router.routes.extend(_routes())
    app.state.ready = monitoring.Readiness(context.engine, context.fanout, app.state.lobby.referees.anybody)
    app.router.routes.extend(monitoring.routes(app.state.ready.parts))
    if context.settings.client:
        app.router.routes.append(Pages("/", Client(context.settings.client)))
    return app


@cache
def _routes() -> tuple[BaseRoute, ...]:
    """All that can be asked for, made once: describing what each route may answer takes a while."""
    api = APIRouter(dependencies=[Depends(limited())], responses=problems(413, 422, 429, 503))
    for each in (people, entrances, openid, ways, tables, moderation):
        api.include_router(each.router)
    here = APIRouter()
    here.include_router(api, prefix="/api")
    here.include_router(socket.router, prefix="/api")
    return tuple(here.routes)


async def _answer_problem(_: Request, problem: Exception) -> JSONResponse:
    if not isinstance(problem, Problem):
        raise problem
    headers = {"WWW-Authenticate": "Bearer"} if problem.status == 401 else None
    return JSONResponse(jsonable_encoder({"reason": problem.reason, **problem.about}), problem.status, headers)


async def _answer_trouble(_: Request, problem: Exception) -> JSONResponse:
    """A database that is away comes back; whatever else it has to say is a defect of ours."""
    if not is_away(problem):
        raise problem
    log.warning("the database is away: %s", type(problem).__name__)
    return JSONResponse({"reason": "problem-nobody-answers"}, 503, {"Retry-After": str(RETRY_SECONDS)})


async def _answer_malformed(_: Request, problem: Exception) -> JSONResponse:
    """Which fields are wrong, without what was sent: it may be a password, or no text at all."""
    if not isinstance(problem, RequestValidationError):
        raise problem
    wrong = [".".join(map(str, each["loc"][1:])) for each in problem.errors() if each["type"] != "json_invalid"]
    fields = [name for name in dict.fromkeys(wrong) if FIELD.fullmatch(name)]
    return JSONResponse({"reason": "problem-malformed", "fields": fields[:FIELDS_MAX]}, 422)


async def _answer_http(request: Request, problem: Exception) -> JSONResponse:
    """What the framework refuses by itself: no such path or method, and a body that is no text (its 400)."""
    if not isinstance(problem, HTTPException):
        raise problem
    if problem.status_code == 400:
        return JSONResponse({"reason": "problem-malformed", "fields": []}, 422)
    if problem.status_code == 405:
        return JSONResponse({"reason": "problem-method"}, 405, {"Allow": ", ".join(_methods(request))})
    reason = "problem-not-found" if problem.status_code == 404 else "problem"
    return JSONResponse({"reason": reason}, problem.status_code, problem.headers)


def _methods(request: Request) -> list[str]:
    """All methods of a path; the framework would name those of its first route alone."""
    described: dict[str, dict[str, object]] = request.app.openapi()["paths"]
    found = [list(each) for path, each in described.items() if compile_path(path)[0].match(request.url.path)]
    return sorted({method.upper() for methods in found for method in methods})
