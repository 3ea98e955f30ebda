import { describe, expect, it } from 'vitest'
import { mailsTo, refuses } from '../../../../test/browser.ts'
import { person } from '../../../../test/person.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { claimsOf } from '../../billing/test/claims.ts'
import { openShopForTests } from '../../billing/test/shop.ts'
import { readAccount } from '../../identity/index.ts'
import { reportContent } from '../commands/report-content.ts'
import { moderationRoutes, StaffRefusal } from '../index.ts'
import { runStaffCommand } from './command-line.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)
const staff = { ...shop.system, operator: 'kim' }

const staffDoes = async (...typed: string[]) => (await runStaffCommand(staff, typed)).join('\n')
const audited = (subject: string) =>
  staff.db.q
    .selectFrom('moderation.staff_actions')
    .select(['operator', 'action', 'account_id', 'reason', 'done_at'])
    .where('subject', '=', subject)
    .execute()
const roleOf = async ({ actor }: SignedInScope) =>
  (await readAccount(staff.db, actor.accountId))?.role
const newestMail = async (who: SignedInScope) =>
  (await mailsTo(shop.world, await shop.emailOf(who))).at(-1)

/** Watched, so that the creator is asked, who says nothing for four days. */
const ignoredRequest = async () => {
  const { fan, content, id } = await claims.sold()
  await claims.open(fan, content)
  await claims.ask(fan, id)
  claims.later(4)
  await claims.sweep()
  const refund = await claims.newestRefund(id)
  if (refund?.state !== 'with-platform') throw new Error('the request is not with the platform')
  return { fan, order: id, id: refund.id }
}

const reported = async () => {
  const fan = await shop.fan()
  const content = await shop.content()
  await reportContent(fan, content, { reason: 'scam', details: 'There is nothing in it.' })
  const [report] = await staff.db.q
    .selectFrom('moderation.reports')
    .select('id')
    .where('content_id', '=', content)
    .execute()
  return { fan, content, id: report?.id ?? '' }
}

describe('a refund request that the creator ignored', () => {
  it('is listed, granted, audited and told to the buyer', async () => {
    const { fan, order, id } = await ignoredRequest()
    expect(await staffDoes('list')).toContain(id)
    await staffDoes('refund', id, 'grant', 'The video has no sound.')
    expect(await audited(id)).toEqual([
      {
        operator: 'kim',
        action: 'refund grant',
        account_id: fan.actor.accountId,
        reason: 'The video has no sound.',
        done_at: staff.now(),
      },
    ])
    await claims.refundReaches(order, 'done')
    expect(await staffDoes('list')).not.toContain(id)
    const mails = await shop.mailsTo(fan)
    expect(mails.some(({ text_body }) => text_body.includes('The video has no sound.'))).toBe(true)
  })

  it('is declined once, and never without a reason', async () => {
    const { id } = await ignoredRequest()
    await expect(staffDoes('refund', id, 'decline', ' ')).rejects.toThrow(StaffRefusal)
    await expect(staffDoes('refund', id, 'decline')).rejects.toThrow(/^Usage: refund ID/)
    expect(await audited(id)).toEqual([])
    await staffDoes('refund', id, 'decline', 'It was watched to the end.')
    await expect(staffDoes('refund', id, 'grant', 'Changed our mind.')).rejects.toThrow(
      StaffRefusal,
    )
    expect(await audited(id)).toHaveLength(1)
  })
})

describe('an answer of a moderator who has signed in', () => {
  it('is audited like one by command, and needs a reason too', async () => {
    const { fan, id } = await ignoredRequest()
    const moderator = await person(shop.world, false)
    const answer = (words: string) =>
      moderationRoutes.answerPlatformRefund(
        moderator,
        { params: { id }, query: undefined, body: { grant: true, words } },
        {} as Exchange,
      )
    await refuses(answer(''), 'request.invalid')
    expect(await audited(id)).toEqual([])
    expect((await answer('The sound is missing.')).refund.state).toBe('sending')
    expect(await audited(id)).toMatchObject([
      {
        operator: await shop.emailOf(moderator),
        action: 'refund grant',
        account_id: fan.actor.accountId,
        reason: 'The sound is missing.',
      },
    ])
  })
})

describe('a report', () => {
  it('is listed and dismissed, and whoever wrote it is told why', async () => {
    const { fan, content, id } = await reported()
    expect(await staffDoes('list')).toContain(`post ${content}: There is nothing in it.`)
    await staffDoes('report', id, 'dismiss', 'The post shows what its title says.')
    expect(await staffDoes('list')).not.toContain(id)
    expect(await newestMail(fan)).toMatchObject({ subject: 'We reviewed your report' })
    expect((await newestMail(fan))?.text_body).toContain('The post shows what its title says.')
    expect(await audited(id)).toMatchObject([{ action: 'report dismiss', operator: 'kim' }])
    await expect(staffDoes('report', id, 'dismiss', 'Again.')).rejects.toThrow('No open report')
  })
})

describe('an open dispute', () => {
  it('is listed until the bank decides', async () => {
    const { id } = await claims.sold('pm_card_createDispute')
    await claims.dispute(id)
    const dispute = await claims.disputeOf(id)
    expect(await staffDoes('list')).toContain(`${dispute?.id}`)
    await claims.decide(id)
    expect(await staffDoes('list')).not.toContain(`${dispute?.id}`)
  })
})

describe('a role of staff', () => {
  it('is given and taken, by email or username, and told', async () => {
    const fan = await person(shop.world, false)
    const email = await shop.emailOf(fan)
    const [username = ''] = email.split('@')
    await staffDoes('role', email, 'give', 'moderator', 'Joins the team.')
    expect(await roleOf(fan)).toBe('moderator')
    expect((await newestMail(fan))?.subject).toBe('You’re now a moderator of Fanfare')
    await expect(staffDoes('role', username, 'take', 'admin', 'Left.')).rejects.toThrow(
      'doesn’t have this role',
    )
    await staffDoes('role', username, 'take', 'moderator', 'Left the team.')
    expect(await roleOf(fan)).toBe('fan')
    expect((await newestMail(fan))?.text_body).toContain('Left the team.')
    expect(await audited(fan.actor.accountId)).toMatchObject([
      { action: 'role give moderator', reason: 'Joins the team.' },
      { action: 'role take moderator', reason: 'Left the team.' },
    ])
  })

  it('is not for creators, nor for what is no role of staff, nor for nobody', async () => {
    const email = await shop.emailOf(shop.creator)
    await expect(staffDoes('role', email, 'give', 'admin', 'Why not.')).rejects.toThrow(
      'Creators can’t be staff',
    )
    await expect(staffDoes('role', email, 'give', 'creator', 'Why not.')).rejects.toThrow('Usage')
    await expect(staffDoes('role', 'no_one', 'give', 'admin', 'Why not.')).rejects.toThrow(
      'No account is named',
    )
    expect(await roleOf(shop.creator)).toBe('creator')
  })
})

it('says how it is used when the command is unknown', async () => {
  await expect(staffDoes('constructor')).rejects.toThrow('npm run staff -- refund ID')
})
