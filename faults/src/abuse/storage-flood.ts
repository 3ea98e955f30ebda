import { uploadRules } from '@fanfare/contract'
import { newFan } from '../lib/actor.ts'
import { openClient } from '../lib/client.ts'
import { Figure } from '../lib/figures.ts'
import { register } from '../lib/person.ts'
import { type Attack, refusalOf } from './attack.ts'

const each = 100_000_000
const recording = {
  purpose: 'audio',
  file_name: 'long.mp3',
  file_type: 'audio/mpeg',
  file_size: each,
} as const

/** Space that nobody pays for: with accounts nobody confirmed, and by asking for much at once. */
export const tryStorage: Attack = async (world) => {
  const figure = new Figure('abuse.storage')
  for (const isCreator of [false, true]) {
    const nobody = openClient(world.stack, await register(world.stack, isCreator))
    const refusal = await refusalOf(nobody.call('createUpload', { body: recording }))
    figure.count(
      refusal === 'auth.email-not-verified'
        ? undefined
        : `an unconfirmed account stores something: ${refusal ?? 'taken'}`,
    )
  }
  const fan = await newFan(world)
  const room = uploadRules.storedBytes.fan / each
  const begun = await Promise.all(
    Array.from({ length: room * 2 }, () =>
      refusalOf(fan.call('createUpload', { body: recording })),
    ),
  )
  const taken = begun.filter((one) => one === undefined).length
  figure.count(taken === room ? undefined : `${taken} of ${room} times 100 MB were taken at once`)
  for (const refusal of begun.filter((one) => one !== undefined)) {
    figure.count(refusal === 'upload.over-quota' ? undefined : `refused with ${refusal}`)
  }
  const { quota } = await fan.call('listUploads')
  figure.count(quota.usedBytes <= quota.limitBytes ? undefined : 'more is stored than allowed')
  return figure
}
