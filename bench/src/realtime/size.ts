import type { Stack } from '@fanfare/ops'
import type { Platform } from '../../../server/src/platform/scope.ts'

export interface Size {
  readonly sockets: number
  /** Broadcasts of one round, each to every socket. */
  readonly broadcasts: number
  readonly rounds: number
  /** Each sends to the next one. One account may send five messages a second. */
  readonly people: number
  /** Messages a second: the first is the one with a goal, then as far as it goes. */
  readonly rates: readonly number[]
  readonly secondsPerRate: number
  /** Messages in all, and of these in one conversation. */
  readonly messages: number
  readonly inOne: number
  readonly pagesPerRound: number
}

export const fullSize: Size = {
  sockets: 10_000,
  broadcasts: 30,
  rounds: 5,
  people: 200,
  rates: [200, 300, 450, 650, 900],
  secondsPerRate: 15,
  messages: 10_000_000,
  inOne: 1_000_000,
  pagesPerRound: 300,
}

export const smallSize: Size = {
  sockets: 300,
  broadcasts: 5,
  rounds: 2,
  people: 12,
  rates: [20, 40],
  secondsPerRate: 3,
  messages: 100_000,
  inOne: 10_000,
  pagesPerRound: 30,
}

export interface World {
  readonly stack: Stack
  readonly platform: Platform
  readonly size: Size
  /** The process that is measured. */
  readonly realtime: number
}

export const percentile99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
