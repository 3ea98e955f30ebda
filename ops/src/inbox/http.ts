import { createServer, type Server, type ServerResponse } from 'node:http'
import { inboxPage, messagePage } from './page.ts'
import type { Store } from './store.ts'

export function http(store: Store): Server {
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox')
    const to = searchParams.get('to') ?? undefined
    const [area, kind, id] = pathname.split('/').slice(1)

    if (pathname === '/api/messages') {
      if (request.method === 'DELETE') store.empty()
      return json(response, 200, store.list(to))
    }
    if (pathname === '/') return page(response, inboxPage(store.list(to), to))

    const found = store.find((area === 'api' ? id : kind) ?? '')
    if (!found) return json(response, 404, { error: 'no such message' })
    if (area === 'api') return json(response, 200, found)
    // Sandboxed by header too, so that a mail opened by its own address runs nothing either.
    if (area === 'body') {
      response.setHeader('content-security-policy', 'sandbox allow-popups')
      return page(response, found.html)
    }
    return page(response, messagePage(found))
  })
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function page(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
}
