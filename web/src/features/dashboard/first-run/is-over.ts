import { deviceStorage } from '../../../core/device/storage.ts'

const keyOf = (accountId: string) => `first-run-over:${accountId}`

/**
 * The checklist never comes back once it is gone. Whoever is past it on this device, as most are, sees no
 * place kept for it on later visits, and nothing below it moves.
 */
export const isKnownOver = (accountId: string) => deviceStorage.read(keyOf(accountId)) !== null

export const rememberOver = (accountId: string) => deviceStorage.write(keyOf(accountId), 'over')
