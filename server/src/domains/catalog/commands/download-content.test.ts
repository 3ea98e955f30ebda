import type { AssetId, ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readUse } from '../reader/consumption.ts'
import { bring } from '../test/files.ts'
import { person } from '../test/people.ts'
import { send } from '../test/send.ts'
import { createContent } from './create-content.ts'
import { downloadContent } from './download-content.ts'
import { publishContent } from './publish-content.ts'
import { setContentFile } from './set-content-file.ts'

let world: World
let creator: SignedInScope
let fan: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
  creator = await person(world, true)
  fan = await person(world, false)
})
afterAll(() => world.close())

type Kind = 'video' | 'audio'

const publish = async (type: Kind, allowDownload: boolean) => {
  const { id } = await createContent(creator, { type, title: 'Sky', allowDownload })
  const row = await setContentFile(creator, id, await send(creator, type))
  await bring(world, row.file_asset_id as AssetId, 'ready')
  await publishContent(creator, id, { when: 'ready' })
  return id
}
const downloadsOf = async (id: ContentId) =>
  (await readUse(fan.db, fan.actor.accountId, id)).downloads

describe.each(['video', 'audio'] as const)('the file of a published %s', (type) => {
  it('is given under its own name, and counted', async () => {
    const id = await publish(type, true)
    const { url, fileName } = await downloadContent(fan, id, 0)
    expect(fileName).toBe(`a ${type}`)
    const disposition = new URL(url).searchParams.get('response-content-disposition')
    expect(disposition).toContain(`attachment; filename="a ${type}"`)
    expect(await downloadsOf(id)).toBe(1)
  })

  it("stays its creator's where that was not allowed", async () => {
    const id = await publish(type, false)
    await expect(downloadContent(fan, id, 0)).rejects.toMatchObject({ code: 'content.locked' })
    expect(await downloadsOf(id)).toBe(0)
    expect((await downloadContent(creator, id, 0)).fileName).toBe(`a ${type}`)
  })
})
