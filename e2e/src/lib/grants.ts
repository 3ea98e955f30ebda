import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { environment, instance } from '@fanfare/ops'

const root = resolve(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** As an operator gives and takes by hand, see `npm run grant`. */
const grant = (...args: string[]) =>
  run(process.execPath, ['server/src/entrypoints/grant.ts', ...args], {
    cwd: root,
    env: { ...environment(instance('e2e'), 'production') },
  })

export const giveAccess = ({ username }: { username: string }, resource: string) =>
  grant('--to', username, '--resource', resource)

export const takeAccess = ({ username }: { username: string }, resource: string) =>
  grant('revoke', '--to', username, '--resource', resource)
