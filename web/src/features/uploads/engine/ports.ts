import type { Client } from '@fanfare/contract/client'
import type { Sending } from '../../../core/api/send-bytes.ts'

/** What the engine needs of the world. Tests give it one that fails. */
export interface Ports {
  readonly call: Client['call']
  /** Answers the store's status; rejects with `Unreachable` when there was no answer. */
  put(sending: Sending & { readonly signal: AbortSignal }): Promise<number>
  /** Resolves at once while there is a network. */
  online(signal: AbortSignal): Promise<void>
  wait(ms: number, signal: AbortSignal): Promise<void>
  now(): number
}
