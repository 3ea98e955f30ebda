import { join } from 'node:path'
import { root } from './lib/paths.ts'

/** Each use of the stack has its own number, so that none disturbs another. */
const numbers = { dev: 0, test: 1, e2e: 2, faults: 3, bench: 4, shots: 5, demo: 6 } as const
export type InstanceName = keyof typeof numbers
export const instanceNames = Object.keys(numbers) as InstanceName[]

/** What is made anew for every run: a power cut may take it. */
const disposable: readonly InstanceName[] = ['test', 'e2e', 'faults']

/** CI runs beside a developer's own instances. */
const ciOffset = 20

const offsets = {
  web: 0,
  api: 1,
  realtime: 2,
  reactor: 3,
  worker: 4,
  workerHealth: 5,
  postgres: 10,
  redis: 11,
  s3: 12,
  restateIngress: 13,
  restateAdmin: 14,
  restateNode: 15,
  smtp: 16,
  inbox: 17,
  pay: 18,
  push: 19,
  opensearch: 20,
  opensearchTransport: 21,
} as const
export type PortName = keyof typeof offsets

export interface Instance {
  number: number
  folder: string
  /** Its databases need not survive the end of the machine, only that of a process. */
  isDisposable: boolean
  ports: Record<PortName, number>
}

export function instance(which: InstanceName | number): Instance {
  const number = typeof which === 'number' ? which : numberOf(which)
  const base = 20_000 + number * 100
  const ports = Object.entries(offsets).map(([name, offset]) => [name, base + offset])
  return {
    number,
    folder: join(root, '.data', String(number)),
    isDisposable: disposable.some((name) => name === which),
    ports: Object.fromEntries(ports),
  }
}

function numberOf(name: InstanceName): number {
  const chosen = process.env.FANFARE_INSTANCE
  if (chosen) return Number.parseInt(chosen, 10)
  return numbers[name] + (process.env.CI === 'true' ? ciOffset : 0)
}
