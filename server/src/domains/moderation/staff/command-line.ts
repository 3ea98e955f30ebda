import { ContentId, RefundId } from '@fanfare/contract'
import { z } from 'zod'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { answerRefund } from './answer-refund.ts'
import { changeStaffRole, staffRoles } from './change-staff-role.ts'
import { dismissReport } from './dismiss-report.ts'
import { closeReportOfPerson, showPersonReport } from './person-report.ts'
import { refuse, type Staff } from './staff.ts'
import { restore, suspend } from './suspend.ts'
import { putBack, takeDown } from './take-down.ts'
import { readWaiting } from './waiting.ts'

interface StaffCommand {
  readonly usage: string
  run(staff: Staff, typed: readonly string[]): Promise<readonly string[]>
}

const command = <Words extends z.ZodTuple>(
  usage: string,
  words: Words,
  run: (staff: Staff, words: z.output<Words>) => Promise<readonly string[]>,
): StaffCommand => ({
  usage,
  run: async (staff, typed) => {
    const parsed = words.safeParse(typed)
    return run(staff, parsed.success ? parsed.data : refuse(`Usage: ${usage}`))
  },
})

const Reason = z.string().trim().min(1).max(1000)
/** Its id, or the address of its page. */
const Content = z
  .string()
  .transform((typed) => typed.split(/[?#]/)[0]?.split('/').at(-1))
  .pipe(ContentId)

const commands: Readonly<Record<string, StaffCommand>> = {
  list: command('list', z.tuple([]), async ({ db }) => {
    const waiting = await readWaiting(db)
    if (waiting.length === 0) return ['Nothing is waiting.']
    return waiting.flatMap(({ what, lines, count }) => [
      what,
      ...lines.map((line) => `  ${line}`),
      ...(count > lines.length ? [`  and ${count - lines.length} more, newer than these`] : []),
    ])
  }),

  refund: command(
    'refund ID grant|decline "REASON"',
    z.tuple([RefundId, z.enum(['grant', 'decline']), Reason]),
    async (staff, [id, answer, reason]) => {
      await answerRefund(staff, id, answer, reason)
      return [`Refund request ${id}: ${answer === 'grant' ? 'granted' : 'declined'}.`]
    },
  ),

  report: command(
    'report ID dismiss "REASON"',
    z.tuple([z.uuid(), z.literal('dismiss'), Reason]),
    async (staff, [id, , reason]) => {
      await dismissReport(staff, id, reason)
      return [`Report ${id}: dismissed.`]
    },
  ),

  'person-report': command(
    'person-report ID show|close "REASON"',
    z.tuple([z.uuid(), z.enum(['show', 'close']), Reason]),
    async (staff, [id, what, reason]) => {
      if (what === 'show') return showPersonReport(staff, id, reason)
      await closeReportOfPerson(staff, id, reason)
      return [`Report ${id}: closed.`]
    },
  ),

  role: command(
    `role EMAIL|USERNAME give|take ${staffRoles.join('|')} "REASON"`,
    z.tuple([z.string(), z.enum(['give', 'take']), z.enum(staffRoles), Reason]),
    async (staff, [person, change, role, reason]) => {
      await changeStaffRole(staff, person, change, role, reason)
      return [`${person}: role ${role} ${change === 'give' ? 'given' : 'taken'}.`]
    },
  ),

  'take-down': command(
    'take-down CONTENT "REASON"',
    z.tuple([Content, Reason]),
    async (staff, [id, reason]) => {
      await takeDown(staff, id, reason)
      return [`${id} is taken down. Whoever bought it gets their money back.`]
    },
  ),

  'put-back': command(
    'put-back CONTENT "REASON"',
    z.tuple([Content, Reason]),
    async (staff, [id, reason]) => {
      await putBack(staff, id, reason)
      return [`${id} is put back. What was refunded stays refunded.`]
    },
  ),

  suspend: command(
    'suspend EMAIL|USERNAME "REASON"',
    z.tuple([z.string(), Reason]),
    async (staff, [person, reason]) => {
      await suspend(staff, person, reason)
      return [`${person} is suspended.`]
    },
  ),

  restore: command(
    'restore EMAIL|USERNAME "REASON"',
    z.tuple([z.string(), Reason]),
    async (staff, [person, reason]) => {
      await restore(staff, person, reason)
      return [`${person} is restored.`]
    },
  ),
}

const usage = () => {
  const lines = Object.values(commands).map((one) => `  npm run staff -- ${one.usage}`)
  return `Usage, with --by NAME for whoever does it:\n${lines.join('\n')}`
}

/** What is to be printed; a refusal is a `StaffRefusal` with its words. */
export const runStaffCommand = async (staff: Staff, [name = '', ...typed]: readonly string[]) => {
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    return await (found ?? refuse(usage())).run(staff, typed)
  } catch (error) {
    if (error instanceof DomainError) return refuse(error.message)
    throw error
  }
}
