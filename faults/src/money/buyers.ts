import { ContentId } from '@fanfare/contract'
import type { Client } from '@fanfare/contract/client'
import { newBuyer } from '../lib/buyer.ts'
import { openClient } from '../lib/client.ts'
import { makeForSale } from '../lib/contents.ts'
import type { Person } from '../lib/person.ts'
import { sideBySide } from '../lib/side-by-side.ts'
import type { World } from './world.ts'

/** The limit on confirmations per hour, of which each try takes one, is not what is tried here. */
const purchasesEach = 3

/** One purchase to be made: who, and what. */
export interface Wish {
  readonly buyer: Person
  readonly client: Client
  readonly contentId: ContentId
}

/** People with an account who want to buy something; nobody wants the same post twice. */
export const newWishes = async (world: World, count: number): Promise<Wish[]> => {
  const contents = await sideBySide(1, Array.from({ length: purchasesEach }), () =>
    makeForSale(world.tables),
  )
  const people = Array.from({ length: Math.ceil(count / purchasesEach) })
  const buyers = await sideBySide(4, people, () => newBuyer(world.stack, world.tables))
  const wishes = buyers.flatMap((buyer) => {
    const client = openClient(world.stack, buyer)
    return contents.map((id) => ({ buyer, client, contentId: ContentId.parse(id) }))
  })
  return wishes.slice(0, count)
}
