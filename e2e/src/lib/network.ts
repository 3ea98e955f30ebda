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

/** The api's own answer, with some of it different. */
export const alter =
  <Reply>(path: Path, change: (reply: Reply) => Reply) =>
  (page: Page) =>
    page.route(at(path), async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ response: reply, json: change(await reply.json()) })
    })

interface Refusal {
  readonly code: string
  readonly status: number
  readonly detail: string
}

/** The api says no. */
export const refuse = (path: Path, problem: Refusal) =>
  answer(path, { type: 'about:blank', title: 'Refused', ...problem }, problem.status)

/** Only where something is sent to the same address that is also read. */
export const refusePost = (path: Path, problem: Refusal) => (page: Page) =>
  page.route(at(path), (route) =>
    route.request().method() === 'POST'
      ? route.fulfill(json(problem.status, { type: 'about:blank', title: 'Refused', ...problem }))
      : route.fallback(),
  )

export const breakDown = (path: Path) =>
  refuse(path, {
    code: 'server.unavailable',
    status: 503,
    detail: 'We can’t reach Fanfare. Check your connection, then try again.',
  })
