import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/** Built tools live outside the checkout, by version, so that every clone shares them. */
export const cache = process.env.FANFARE_CACHE ?? join(homedir(), '.cache/fanfare')
