import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { runStaffCommand, StaffRefusal } from '../domains/moderation/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { openPlatform } from '../platform/platform.ts'
import { scopeOf } from '../platform/scope.ts'

/** `staff list` and what answers it, until staff have screens of their own. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: 'string' } },
})
const platform = await openPlatform(readConfig(), 'staff')
const scope = scopeOf(platform, { kind: 'system' })
try {
  const staff = { ...scope, operator: values.by ?? userInfo().username }
  for (const line of await runStaffCommand(staff, positionals)) console.log(line)
} catch (error) {
  if (!(error instanceof StaffRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await platform.close()
}
