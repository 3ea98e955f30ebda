import { expect, it } from 'vitest'
import { mailsTo } from '../../../../test/browser.ts'
import { openShopForTests } from '../../billing/test/shop.ts'
import { reportContent } from '../commands/report-content.ts'
import { mailWaiting } from '../index.ts'
import { runStaffCommand } from './command-line.ts'

const shop = await openShopForTests()
const staff = { ...shop.system, operator: 'kim' }
const hour = 3_600_000
const support = staff.config.SUPPORT_ADDRESS

/** To the next time that it is this o'clock by UTC. */
const until = (clock: number) => {
  const now = staff.now()
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const wait = today + clock * hour - now.getTime()
  shop.world.clock.advance(wait > 0 ? wait : wait + 24 * hour)
}
const send = () => Promise.all([1, 2, 3, 4].map(() => mailWaiting.run(staff)))
const waitingMails = async (to: string) =>
  (await mailsTo(shop.world, to)).filter(({ subject }) => subject.startsWith('Waiting for you'))

it('is mailed once a day after six, to support until there is staff, and only if something waits', async () => {
  until(7)
  await send()
  expect(await waitingMails(support)).toEqual([])

  const content = await shop.content()
  for (const fan of [await shop.fan(), await shop.fan()]) {
    await reportContent(fan, content, { reason: 'scam', details: '' })
  }
  const reportedOn = staff.now().toISOString().slice(0, 10)
  // This day had its look already, and the next has not begun.
  await send()
  until(5)
  await send()
  expect(await waitingMails(support)).toEqual([])
  until(6)
  await send()
  const [mail, ...others] = await waitingMails(support)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Waiting for you: 2 reports')
  expect(mail?.text_body).toContain(`the oldest is of ${reportedOn}`)

  const moderator = await shop.fan()
  const email = await shop.emailOf(moderator)
  await runStaffCommand(staff, ['role', email, 'give', 'moderator', 'Joins the team.'])
  until(6)
  await send()
  expect(await waitingMails(email)).toHaveLength(1)
  expect(await waitingMails(support)).toHaveLength(1)
  await runStaffCommand(staff, ['suspend', email, 'Under review.'])
  until(6)
  await send()
  expect(await waitingMails(email)).toHaveLength(1)
  expect(await waitingMails(support)).toHaveLength(2)
})

it('is listed a hundred at a time, with how many more there are', async () => {
  const content = await shop.content()
  await staff.transact(async ({ q }) => {
    const at = staff.now()
    const rows = Array.from({ length: 103 }, () => ({
      id: crypto.randomUUID(),
      content_id: content,
      reporter_id: crypto.randomUUID(),
      reason: 'scam',
      details: '',
      created_at: at,
      updated_at: at,
    }))
    await q.insertInto('moderation.reports').values(rows).execute()
  })
  const lines = await runStaffCommand(staff, ['list'])
  expect(lines.at(-1)).toBe('  and 5 more, newer than these')
})
