import { api } from '../../../core/api/api.ts'
import { sendBytes } from '../../../core/api/send-bytes.ts'
import type { Ports } from './ports.ts'

const untilEvent = (name: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    addEventListener(name, () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

const wait: Ports['wait'] = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })

export const browserPorts: Ports = {
  call: api.call,
  put: sendBytes,
  online: async (signal) => {
    signal.throwIfAborted()
    if (!navigator.onLine) await untilEvent('online', signal)
  },
  wait,
  now: () => Date.now(),
}
