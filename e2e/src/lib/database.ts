import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { environment, instance } from '@fanfare/ops'

const run = promisify(execFile)

const ask = async (...options: readonly string[]): Promise<string> => {
  const { DATABASE_URL } = environment(instance('e2e'))
  const quiet = ['-X', '-q', '-v', 'ON_ERROR_STOP=1']
  const { stdout } = await run('psql', [...quiet, ...options, DATABASE_URL])
  return stdout.trim()
}

/** All or none of these statements. For time that passes for one row: the product's clock is everybody's. */
export const changeRows = async (...statements: readonly string[]) => {
  await ask('-1', ...statements.flatMap((one) => ['-c', one]))
}

/** What has happened until now was told by these subscribers: a page that opens from here on hears none of it. */
export const told = async (subscribers: string) => {
  const last = `select xid, seq from platform.events order by xid desc, seq desc limit 1`
  const [xid, seq] = (await ask('-A', '-t', '-c', last)).split('|')
  const behind = `select count(*) from platform.cursors
    where subscriber like '${subscribers}' and (xid, seq) < ('${xid}', ${seq})`
  while ((await ask('-A', '-t', '-c', behind)) !== '0') await setTimeout(100)
}
