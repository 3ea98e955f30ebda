import type { Client } from '@fanfare/contract/client'
import { newBuyer } from './buyer.ts'
import { openClient } from './client.ts'
import { type Person, register } from './person.ts'
import type { World } from './world.ts'

export interface Actor extends Person, Client {}

/** With the client that the web app ships. */
export const withClient = (world: World, person: Person): Actor => ({
  ...person,
  ...openClient(world.stack, person),
})

/** May pay, with the client that the web app ships. */
export const newFan = async (world: World): Promise<Actor> =>
  withClient(world, await newBuyer(world.stack, world.tables))

/** Past the mail. */
export const verified = ({ tables }: Pick<World, 'tables'>, { id }: Pick<Person, 'id'>) =>
  tables.rows('update identity.accounts set email_verified = true where id = $1', [id])

/** May publish. */
export const newCreator = async (world: World): Promise<Actor> => {
  const creator = await register(world.stack, true)
  await verified(world, creator)
  return withClient(world, creator)
}
