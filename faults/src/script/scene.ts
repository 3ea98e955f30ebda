import { makePaymentMethod } from '../access/sales.ts'
import { type Caller, newCaller, type World } from '../access/world.ts'
import { verified } from '../lib/actor.ts'

/** A creator and a fan whose every text is an attack. */
export interface Scene {
  readonly world: World
  readonly creator: Caller
  readonly fan: Caller
}

export const openScene = async (world: World): Promise<Scene> => {
  const [creator, fan] = [await newCaller(world, 'creator'), await newCaller(world, 'fan')] as const
  for (const { subject } of [creator, fan]) {
    await verified(world, subject)
    await makePaymentMethod(world.tables, subject.id)
    await world.tables.rows(
      'update profiles.profiles set is_confirmed = true where account_id = $1',
      [subject.id],
    )
  }
  return { world, creator, fan }
}
