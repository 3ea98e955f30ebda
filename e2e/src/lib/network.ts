import type { Page } from '@playwright/test'

const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

/** The api does not answer this while anyone looks. */
export const stall = (path: string) => (page: Page) => page.route(`**/api${path}`, () => {})

export const answer =
  (path: string, body: unknown, status = 200) =>
  (page: Page) =>
    page.route(`**/api${path}`, (route) => route.fulfill(json(status, body)))

/** The api says no. */
export const refuse = (path: string, problem: { code: string; status: number; detail: string }) =>
  answer(path, { type: 'about:blank', title: 'Refused', ...problem }, problem.status)

export const breakDown = (path: string) =>
  refuse(path, {
    code: 'server.unavailable',
    status: 503,
    detail: 'Fanfare cannot be reached. Check your connection, then try again.',
  })
