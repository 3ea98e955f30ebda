import type { Page } from '@playwright/test'

/** Under `/api`: a glob, or a pattern of the whole address. */
type Path = string | RegExp

const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
const at = (path: Path) => (typeof path === 'string' ? `**/api${path}` : path)

/** The api does not answer this while anyone looks. */
export const stall = (path: Path) => (page: Page) => page.route(at(path), () => {})

export const answer =
  (path: Path, body: unknown, status = 200) =>
  (page: Page) =>
    page.route(at(path), (route) => route.fulfill(json(status, body)))

/** The api says no. */
export const refuse = (path: Path, problem: { code: string; status: number; detail: string }) =>
  answer(path, { type: 'about:blank', title: 'Refused', ...problem }, problem.status)

export const breakDown = (path: Path) =>
  refuse(path, {
    code: 'server.unavailable',
    status: 503,
    detail: 'We can’t reach Fanfare. Check your connection, then try again.',
  })
