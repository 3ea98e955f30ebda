import { money } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { aCreator, nothing, openBooks } from '../test/books.ts'
import { postRefundFailed } from './refund-failed.ts'

const { books } = await openBooks()

const fails = (source: string) => books.post((tx, now) => postRefundFailed(tx, source, now))

it('a failed refund restores all shares, and the sale can be released', async () => {
  const creator = aCreator()
  const sale = await books.sell(creator)
  const source = uuid()
  await books.refund(sale, { source })
  const moved = await books.movedBy(() => fails(source))
  expect(moved).toEqual({ clearing: 1028, platform: 120, processing: 29 })
  expect(await books.creatorHas(creator)).toEqual({ ...nothing, pending: 879 })
  await books.releaseAll()
  expect(await books.creatorHas(creator)).toEqual({ ...nothing, available: 879 })
})

it('a failed refund pays the debt it caused', async () => {
  const creator = aCreator()
  const sale = await books.sell(creator)
  await books.releaseAll()
  await books.payOut(creator)
  const source = uuid()
  await books.refund(sale, { source })
  expect(await books.creatorHas(creator)).toEqual({ ...nothing, receivable: 879 })
  await fails(source)
  expect(await books.creatorHas(creator)).toEqual(nothing)
})

it('a failed partial refund leaves the rest unchanged, and is one entry however often it is posted', async () => {
  const creator = aCreator()
  const sale = await books.sell(creator)
  const source = uuid()
  await books.refund(sale, { source, amount: money(514, 'USD') })
  await books.releaseAll()
  const first = await fails(source)
  expect(await fails(source)).toBe(first)
  expect(await books.creatorHas(creator)).toEqual({ ...nothing, available: 879 })
})

it('a failed refund is refused without a refund', async () => {
  await expect(fails(uuid())).rejects.toMatchObject({ reason: 'never-refunded' })
})
