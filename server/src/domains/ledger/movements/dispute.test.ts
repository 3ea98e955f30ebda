import { money } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { aCreator, nothing, openBooks } from '../test/books.ts'
import { postDisputeLost, postDisputeWon } from './dispute-closed.ts'
import { postDisputeOpened } from './dispute-opened.ts'
import { postDisputeFee } from './fees.ts'
import { postRefund } from './refund.ts'
import { postRefundFailed } from './refund-failed.ts'

const { books } = await openBooks()

const open = async (saleId: string, amount?: number) => {
  const claim = books.claimOn(saleId, amount ? { amount: money(amount, 'USD') } : {})
  await books.post((tx, now) => postDisputeOpened(tx, claim, now))
  return claim.source
}
const win = (source: string) => books.post((tx, now) => postDisputeWon(tx, source, now))
const lose = (source: string) => books.post((tx, now) => postDisputeLost(tx, source, now))

describe('a dispute', () => {
  it('holds the sum, and freezes a pending share', async () => {
    const creator = aCreator()
    const sale = await books.sell(creator)
    const moved = await books.movedBy(() => open(sale))
    expect(moved).toEqual({ clearing: -1028, disputed: 1028 })
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, frozen: 879 })
    await books.releaseAll()
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, frozen: 879 })
  })

  it('that is won restores everything, and the release follows', async () => {
    const creator = aCreator()
    const dispute = await open(await books.sell(creator))
    const moved = await books.movedBy(() => win(dispute))
    expect(moved).toEqual({ clearing: 1028, disputed: -1028 })
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, pending: 879 })
    await books.releaseAll()
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, available: 879 })
  })

  it('that is lost is like a refund', async () => {
    const creator = aCreator()
    const dispute = await open(await books.sell(creator))
    const moved = await books.movedBy(() => lose(dispute))
    expect(moved).toEqual({ disputed: -1028, platform: -120, processing: -29 })
    expect(await books.creatorHas(creator)).toEqual(nothing)
  })

  it('of part of a sale leaves the rest to be released afterwards', async () => {
    const creator = aCreator()
    const dispute = await open(await books.sell(creator), 514)
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, pending: 439, frozen: 440 })
    await lose(dispute)
    await books.releaseAll()
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, available: 439 })
  })

  it('costs a fee, which the platform bears', async () => {
    const fee = {
      source: 'txn_9',
      reference: 'dp_9',
      rail: 'card',
      fee: money(1500, 'USD'),
    } as const
    const moved = await books.movedBy(() => books.post((tx, now) => postDisputeFee(tx, fee, now)))
    expect(moved).toEqual({ clearing: -1500, disputeFees: 1500 })
  })
})

describe('a dispute after the release', () => {
  it('freezes what is available, and gives it back when won', async () => {
    const creator = aCreator()
    const sale = await books.sell(creator)
    await books.releaseAll()
    const dispute = await open(sale)
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, frozen: 879 })
    await win(dispute)
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, available: 879 })
  })

  it('freezes only what is available; when lost, the rest is owed', async () => {
    const creator = aCreator()
    const sale = await books.sell(creator)
    await books.releaseAll()
    await books.payOut(creator)
    await books.sell(creator, { price: 500 })
    await books.releaseAll()
    const dispute = await open(sale)
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, frozen: 440 })
    await lose(dispute)
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, receivable: 439 })
  })

  it('that is won pays what is owed first', async () => {
    const creator = aCreator()
    const [disputed, refunded] = [await books.sell(creator), await books.sell(creator)]
    await books.releaseAll()
    const dispute = await open(disputed)
    await books.payOut(creator)
    await books.refund(refunded, { amount: money(514, 'USD') })
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, frozen: 879, receivable: 440 })
    await win(dispute)
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, available: 439 })
  })
})

describe('a refund that fails while a dispute of the rest runs', () => {
  it('changes nothing of what the dispute takes from the creator', async () => {
    const creator = aCreator()
    const sale = await books.sell(creator, { price: 299 })
    const refund = books.claimOn(sale, { amount: money(23, 'USD') })
    await books.post((tx, now) => postRefund(tx, refund, now))
    const dispute = books.claimOn(sale, { amount: money(251, 'USD') })
    await books.post((tx, now) => postDisputeOpened(tx, dispute, now))
    const { frozen } = await books.creatorHas(creator)
    await books.post((tx, now) => postRefundFailed(tx, refund.source, now))
    await lose(dispute.source)
    const share = 263
    expect(await books.creatorHas(creator)).toEqual({ ...nothing, pending: share - frozen })
  })
})

describe('a dispute has one outcome', () => {
  it('and excludes a refund', async () => {
    const sale = await books.sell(aCreator())
    const dispute = await open(sale)
    await expect(books.refund(sale)).rejects.toMatchObject({ reason: 'already-disputed' })
    await expect(open(sale)).rejects.toMatchObject({ reason: 'already-disputed' })
    const lost = await lose(dispute)
    expect(await lose(dispute)).toBe(lost)
    await expect(win(dispute)).rejects.toMatchObject({ reason: 'dispute-closed' })
    await expect(books.refund(sale)).rejects.toMatchObject({ reason: 'more-than-left' })
  })

  it('only if it was opened', async () => {
    await expect(win('dp_unknown')).rejects.toMatchObject({ reason: 'never-disputed' })
  })
})
