import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { environment, instance } from '@fanfare/ops'

const run = promisify(execFile)

/** All or none of these statements. For time that passes for one row: the product's clock is everybody's. */
export const changeRows = async (...statements: readonly string[]) => {
  const { DATABASE_URL } = environment(instance('e2e'))
  const quiet = ['-X', '-q', '-1', '-v', 'ON_ERROR_STOP=1']
  await run('psql', [...quiet, ...statements.flatMap((one) => ['-c', one]), DATABASE_URL])
}
