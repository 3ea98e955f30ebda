import { expect, it } from 'vitest'
import { aCreator, nothing, openBooks } from '../test/books.ts'

const { world, books } = await openBooks()

it('a creator owes after a refund what was paid out already', async () => {
  const creator = aCreator()
  const sale = await books.sell(creator)
  await books.releaseAll()
  await books.payOut(creator)
  const moved = await books.movedBy(() => books.refund(sale))
  expect(moved).toEqual({ clearing: -1028, platform: -120, processing: -29 })
  expect(await books.creatorHas(creator)).toEqual({ ...nothing, receivable: 879 })
})

it('what is available goes first, and only the rest is owed', async () => {
  const creator = aCreator()
  const sale = await books.sell(creator)
  await books.releaseAll()
  await books.payOut(creator)
  await books.sell(creator, { price: 500 })
  await books.releaseAll()
  await books.refund(sale)
  expect(await books.creatorHas(creator)).toEqual({ ...nothing, receivable: 879 - 440 })
})

it('later releases in that currency pay it first', async () => {
  const creator = aCreator()
  const sale = await books.sell(creator)
  await books.releaseAll()
  await books.payOut(creator)
  await books.refund(sale)
  await books.sell(creator, { price: 500 })
  await books.sell(creator, { price: 500, currency: 'EUR' })
  await books.releaseAll()
  expect(await books.creatorHas(creator)).toEqual({ ...nothing, receivable: 879 - 440 })
  expect(await books.creatorHas(creator, 'EUR')).toEqual({ ...nothing, available: 440 })
  await books.sell(creator)
  await books.releaseAll()
  expect(await books.creatorHas(creator)).toEqual({ ...nothing, available: 440 })
})

it('two releases at once do not pay the same debt twice', async () => {
  const creator = aCreator()
  const sale = await books.sell(creator)
  await books.releaseAll()
  await books.payOut(creator)
  await books.refund(sale)
  for (let index = 0; index < 4; index++) await books.sell(creator, { price: 500 })
  world.clock.advance(8 * 86_400_000)
  await Promise.all(Array.from({ length: 4 }, () => books.releaseSome(1)))
  expect(await books.creatorHas(creator)).toEqual({ ...nothing, available: 4 * 440 - 879 })
})
