import type { World } from '../lib/world.ts'
import type { Gateway } from './gateway.ts'

export interface Strike {
  readonly name: string
  /** Whether the engine can still be asked meanwhile. */
  readonly answers: boolean | 'sometimes'
  begin(): Promise<unknown>
  end(): Promise<unknown>
}

/** Longer than anybody who searches waits. */
const slowMs = 2_500

export const strikesOn = ({ stack }: World, gateway: Gateway): Strike[] => {
  const engine = `http://127.0.0.1:${stack.instance.ports.opensearch}`
  const ours = `${engine}/${stack.env.SEARCH_PREFIX}-*`
  const send = async (method: string, address: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(address, {
      method,
      ...(body ? { headers, body: JSON.stringify(body) } : {}),
    })
    if (!reply.ok) throw new Error(`${method} ${address}: ${await reply.text()}`)
  }
  /** As the engine does by itself when its disk is almost full. */
  const block = (isFull: boolean | null) =>
    send('PUT', `${ours}/_settings`, { 'index.blocks.read_only_allow_delete': isFull })
  return [
    {
      name: 'slow',
      answers: false,
      begin: async () => gateway.delay(slowMs),
      end: async () => gateway.delay(0),
    },
    { name: 'full', answers: true, begin: () => block(true), end: () => block(null) },
    {
      name: 'emptied',
      answers: 'sometimes',
      begin: () => send('DELETE', ours),
      end: async () => undefined,
    },
    {
      name: 'killed',
      answers: false,
      begin: () => stack.kill('opensearch'),
      end: () => stack.startService('opensearch'),
    },
  ]
}
