import type { ProfilePicture, UploadId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import { deliverAll } from '../../../test/deliver-all.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { completePicture, failPicture } from '../media/test/finish.ts'
import * as samples from '../media/test/samples.ts'
import { sendBytes } from '../media/test/send.ts'
import { changeAvatar } from './commands/change-avatar.ts'
import { changeBanner } from './commands/change-banner.ts'
import { removeAvatar } from './commands/remove-avatar.ts'
import { removeBanner } from './commands/remove-banner.ts'
import { pictureColumns } from './pictures.ts'
import { readProfile } from './reader.ts'
import { profileSubscribers } from './subscribers.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
})
afterAll(() => world.close())

const system = () => world.scope({ kind: 'system' })
const commands = {
  avatar: { change: changeAvatar, remove: removeAvatar },
  banner: { change: changeBanner, remove: removeBanner },
}

const sendAs = async (who: SignedInScope, purpose: ProfilePicture): Promise<UploadId> =>
  sendBytes(who, await samples.photo(80, 20), { purpose, type: 'image/jpeg' })

const heldBy = async ({ db, actor }: SignedInScope, purpose: ProfilePicture) => {
  const row = await readProfile(db, actor.accountId)
  const { shown, pending } = pictureColumns[purpose]
  return { shown: row?.[shown] ?? null, pending: row?.[pending] ?? null }
}

/** Sends one, says that it is to be used, and answers its asset. */
const choose = async (who: SignedInScope, purpose: ProfilePicture) => {
  await commands[purpose].change(who, await sendAs(who, purpose))
  return (await heldBy(who, purpose)).pending ?? ''
}

const makeReady = async (asset: string) => {
  await completePicture(system(), asset)
  await deliverAll(world, profileSubscribers)
}

const isRemoved = async (asset: string) => {
  const { removed_at } = await world
    .scope()
    .db.q.selectFrom('media.assets')
    .select('removed_at')
    .where('id', '=', asset)
    .executeTakeFirstOrThrow()
  return removed_at !== null
}

describe.each(['avatar', 'banner'] as const)('the %s of a profile', (purpose) => {
  const other = purpose === 'avatar' ? 'banner' : 'avatar'
  const { change, remove } = commands[purpose]

  it('stays until the new one is ready, and is let go of then', async () => {
    const me = await person(world, false)
    const first = await choose(me, purpose)
    expect(await heldBy(me, purpose)).toEqual({ shown: null, pending: first })
    await makeReady(first)
    const second = await choose(me, purpose)
    expect(await heldBy(me, purpose)).toEqual({ shown: first, pending: second })
    await makeReady(second)
    expect(await heldBy(me, purpose)).toEqual({ shown: second, pending: null })
    expect([await isRemoved(first), await isRemoved(second)]).toEqual([true, false])
  })

  it('is the one chosen last, whichever is ready first', async () => {
    const me = await person(world, false)
    const [early, late] = [await choose(me, purpose), await choose(me, purpose)]
    await makeReady(late)
    await makeReady(early)
    expect(await heldBy(me, purpose)).toEqual({ shown: late, pending: null })
    expect([await isRemoved(early), await isRemoved(late)]).toEqual([true, false])
  })

  it('stays when the new one fails, which its owner is told', async () => {
    const me = await person(world, false)
    const shown = await choose(me, purpose)
    await makeReady(shown)
    const broken = await choose(me, purpose)
    await failPicture(system(), broken, 'We can’t read this image.')
    const told: unknown[] = []
    const push = { ...world.platform.push, send: async (...one: unknown[]) => void told.push(one) }
    const scope: World['scope'] = (actor) => ({ ...world.scope(actor), push })
    await deliverAll({ ...world, scope }, profileSubscribers)
    expect(await heldBy(me, purpose)).toEqual({ shown, pending: null })
    const topic = `account:${me.actor.accountId}`
    const message = 'We can’t read this image.'
    expect(told).toContainEqual([topic, { type: 'failed', topic, what: purpose, message }])
  })

  it('goes with the one on its way, and leaves the other picture', async () => {
    const me = await person(world, false)
    const kept = await choose(me, other)
    await makeReady(kept)
    const shown = await choose(me, purpose)
    await makeReady(shown)
    const pending = await choose(me, purpose)
    await remove(me)
    expect(await heldBy(me, purpose)).toEqual({ shown: null, pending: null })
    expect(await heldBy(me, other)).toEqual({ shown: kept, pending: null })
    expect([await isRemoved(shown), await isRemoved(pending)]).toEqual([true, true])
    expect(await isRemoved(kept)).toBe(false)
    await remove(me)
  })

  it('is made of one’s own file, sent for this', async () => {
    const [me, stranger] = [await person(world, false), await person(world, false)]
    await refuses(change(me, await sendAs(stranger, purpose)), 'upload.not-found')
    await refuses(change(me, await sendAs(me, other)), 'upload.not-found')
    expect(await heldBy(me, purpose)).toEqual({ shown: null, pending: null })
  })
})
