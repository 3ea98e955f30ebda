import { createServer, type Http2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { endpoint } from '@restatedev/restate-sdk'
import type { Scope } from '../scope.ts'
import { toService } from './service.ts'
import type { Workflow } from './workflow.ts'

export interface EndpointOptions {
  readonly host: string
  readonly port: number
  /** Requests must be signed by the engine with the matching private key. */
  readonly engineKey?: string | undefined
}

export interface Endpoint {
  readonly port: number
  /** Lets running work come to its end, but not for ever: the engine takes up the rest elsewhere. */
  close(): Promise<void>
}

const graceMs = 7_000

/** Where the engine calls us. It speaks HTTP/2 and keeps its connections. */
export const serveWorkflows = async (
  scope: Scope,
  // biome-ignore lint/suspicious/noExplicitAny: inputs differ and meet only the engine.
  workflows: readonly Workflow<any>[],
  { host, port, engineKey }: EndpointOptions,
): Promise<Endpoint> => {
  let isClosing = false
  const served = endpoint().setLogger(({ level, context }, message, ...rest) => {
    // Only a failing invocation is news: not that it starts and ends, nor that closing cuts it off.
    const isNews = context !== undefined && !isClosing && (level === 'warn' || level === 'error')
    const words = [message, ...rest].join(' ')
    scope.log[isNews ? level : 'debug']({ invocation: context?.invocationId }, words)
  })
  if (engineKey) served.withIdentityV1(engineKey)
  for (const workflow of workflows) served.bind(toService(scope, workflow))
  const server = createServer(served.http2Handler())
  const sessions = new Set<Http2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      isClosing = true
      const cut = setTimeout(() => {
        for (const session of sessions) session.destroy()
      }, graceMs)
      const closed = new Promise((resolve) => server.close(resolve))
      for (const session of sessions) session.close()
      await closed
      clearTimeout(cut)
    },
  }
}
