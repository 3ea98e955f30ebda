import { randomBytes } from 'node:crypto'
import type { AccountId } from '@fanfare/contract'
import type { World } from '../../../../test/harness.ts'
import type { SignedIn, SignedInScope } from '../../../platform/scope.ts'
import { profileRoutes } from '../../profiles/index.ts'

const exchange = {
  address: '10.1.1.1',
  userAgent: 'test',
  headers: new Headers({ origin: 'https://x' }),
  signedBody: '',
  setCookie: () => {},
}

/** Registered, with a confirmed email address. */
export const person = async (
  world: Pick<World, 'scope'>,
  isCreator: boolean,
): Promise<SignedInScope> => {
  const username = `p_${randomBytes(6).toString('hex')}`
  const body = {
    email: `${username}@example.test`,
    password: 'orchard-lantern-42',
    username,
    name: username,
    isCreator,
    birthDate: '1990-04-12',
    acceptTerms: true as const,
  }
  const request = { body, params: undefined, query: undefined }
  const { user } = await profileRoutes.registerAccount(world.scope(), request, exchange)
  await world.scope().transact(async (tx) => {
    await tx.q
      .updateTable('identity.accounts')
      .set({ email_verified: true })
      .where('id', '=', user.id)
      .execute()
  })
  const actor: SignedIn = {
    kind: 'account',
    accountId: user.id as AccountId,
    sessionId: user.id as never,
    role: isCreator ? 'creator' : 'fan',
  }
  return { ...world.scope(actor), actor }
}
