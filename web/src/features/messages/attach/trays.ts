import type { Money } from '@fanfare/contract'
import { useSyncExternalStore } from 'react'
import { onClearOwn } from '../../../core/device/own-storage.ts'
import { createStore } from '../../../ui/lib/store.ts'
import type { OutgoingFile } from './outgoing-file.ts'

/** What was chosen for a conversation and not sent. */
export interface Chosen {
  readonly files: readonly OutgoingFile[]
  /** Of all of them together, where a creator sells them. */
  readonly price: Money | null
}

export const nothingChosen: Chosen = { files: [], price: null }

/** It stays while somebody looks at another conversation. */
const trays = createStore<ReadonlyMap<string, Chosen>>(new Map())
onClearOwn(() => trays.write(new Map()))

export const readChosen = (conversationId: string): Chosen =>
  trays.read().get(conversationId) ?? nothingChosen

export const changeChosen = (conversationId: string, change: (chosen: Chosen) => Chosen) =>
  trays.write(new Map(trays.read()).set(conversationId, change(readChosen(conversationId))))

export const useChosen = (conversationId: string): Chosen =>
  useSyncExternalStore(trays.subscribe, () => readChosen(conversationId))
