import { type ProblemCode, problemsOf, type RouteName, routes } from '@fanfare/contract'
import { DomainError } from '../errors/domain-error.ts'
import type { Scope } from '../scope.ts'
import type { Handler } from './handler.ts'

/** A problem that the route's `errors` in the contract do not list, so no client knows of it. */
export class UndeclaredProblem extends Error {
  constructor(route: RouteName, code: ProblemCode) {
    super(`${route} answers ${code}: add it to the errors of the route in the contract`)
    this.name = 'UndeclaredProblem'
  }
}

/** Any route may answer with these. */
const general: readonly ProblemCode[] = ['request.invalid', 'server.unavailable']

const isDeclared = (route: RouteName, code: ProblemCode) =>
  general.includes(code) || problemsOf(routes[route]).includes(code)

/** Fails a test whose request ends in an undeclared problem; a person still gets the problem. */
export const onlyDeclared =
  <Name extends RouteName>(route: Name, handler: Handler<Name>): Handler<Name> =>
  async (scope, request, exchange) => {
    try {
      return await handler(scope, request, exchange)
    } catch (error) {
      if (!(error instanceof DomainError) || isDeclared(route, error.code)) throw error
      const { config, log }: Scope = scope
      const undeclared = new UndeclaredProblem(route, error.code)
      if (config.FANFARE_MODE === 'test') throw undeclared
      log.error({ err: undeclared }, 'undeclared problem')
      throw error
    }
  }
