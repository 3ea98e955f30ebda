import { randomUUID } from 'node:crypto'
import type { AssetId, ConversationId, MessageId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { deliverAll } from '../../../../test/deliver-all.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { mediaDue, readAssets, sendFile } from '../../media/index.ts'
import { failPicture } from '../../media/test/finish.ts'
import { photo } from '../../media/test/samples.ts'
import { spaceUsedBy } from '../../media/test/space.ts'
import { messagingSubscribers } from '../subscribers.ts'
import { file, imageUpload, makeReady, openFile } from '../test/files.ts'
import {
  accept,
  ask,
  block,
  contactsOf,
  history,
  idOf,
  listed,
  open,
  openGroup,
  openPair,
  send,
  unblock,
} from '../test/talk.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
})
afterAll(() => world.close())

const system = () => world.scope({ kind: 'system' })

/** A message with so many pictures that are ready, and their ids. */
const sendPictures = async (by: SignedInScope, id: ConversationId, count = 1, content = '') => {
  const uploads = []
  for (let at = 0; at < count; at++) uploads.push(await imageUpload(by))
  const message = await send(by, id, content, { attachments: uploads.map(file) })
  const ids = message.attachments.map((one) => one.id)
  await makeReady(world, ids)
  return { ...message, first: ids[0] ?? '' }
}

const words = Buffer.from('# Rain\n\nÜber den Regen.\n')
const textUpload = (by: SignedInScope, name = 'rain.md') =>
  sendFile(by, { purpose: 'message-file', name, type: 'text/markdown', bytes: words })

describe('a message with files', () => {
  it('shows both what is attached, in its order', async () => {
    const { creator, fan, id } = await openPair(world)
    const [picture, text] = [await imageUpload(fan), await textUpload(fan)]
    const sent = await send(fan, id, '', { attachments: [text, picture].map(file) })
    expect(sent).toMatchObject({ type: 'file', content: '', price: null, isLocked: false })
    const [read] = await history(creator, id)
    expect(read?.attachments).toEqual(sent.attachments)
    expect(read?.attachments).toMatchObject([
      { kind: 'file', name: 'rain.md', contentType: 'text/plain', bytes: words.length },
      { kind: 'image', name: 'sky.jpg', contentType: 'image/jpeg', state: 'processing' },
    ])
    await makeReady(world, [sent.attachments[1]?.id ?? ''])
    const [later] = await history(creator, id)
    expect(later?.attachments[1]).toMatchObject({ state: 'ready', width: 64, height: 64 })
    const [row] = await listed(creator)
    const kinds = [{ kind: 'file' }, { kind: 'image' }]
    expect(row?.lastMessage).toMatchObject({ type: 'file', content: '', attachments: kinds })
    const answer = await send(creator, id, 'Lovely', { replyTo: sent.id })
    expect(answer.replyTo).toMatchObject({ content: '', attachments: kinds })
  })

  it('is an image when everything in it is a picture', async () => {
    const { fan, id } = await openPair(world)
    expect(await sendPictures(fan, id, 2)).toMatchObject({ type: 'image' })
  })

  it('again with the same id is the same message, with the same files', async () => {
    const { creator, fan, id } = await openPair(world)
    const clientId = randomUUID()
    const attachments = [file(await imageUpload(fan))]
    const first = await send(fan, id, 'Look', { clientId, attachments })
    expect(await send(fan, id, 'Look', { clientId, attachments })).toEqual(first)
    expect(await history(creator, id)).toHaveLength(1)
  })

  it('takes files that its sender has sent for messages, and each once', async () => {
    const { creator, fan, id } = await openPair(world)
    const used = await imageUpload(fan)
    await send(fan, id, '', { attachments: [file(used)] })
    const unused = await imageUpload(fan)
    const theirs = await imageUpload(creator)
    const bytes = await photo(64, 64)
    const ofPost = { purpose: 'image', name: 'a.jpg', type: 'image/jpeg', bytes } as const
    for (const wrong of [used, theirs, await sendFile(fan, ofPost), randomUUID() as typeof used]) {
      const attachments = [unused, wrong].map(file)
      await refuses(send(fan, id, '', { attachments }), 'upload.not-found')
    }
    await refuses(
      send(fan, id, '', { attachments: [unused, unused].map(file) }),
      'upload.not-found',
    )
    expect(await history(fan, id)).toHaveLength(1)
    // What was refused has used nothing.
    await send(fan, id, '', { attachments: [file(unused)] })
  })

  it('keeps them when its words are edited, and then needs none', async () => {
    const { creator, fan, id } = await openPair(world)
    const message = await sendPictures(fan, id, 1, 'Look')
    const edited = { params: { id: message.id }, body: { content: '' } }
    expect((await ask(fan, 'editMessage', edited)).message).toMatchObject({
      content: '',
      attachments: [{ id: message.first }],
    })
    await openFile(creator, message.id, message.first)
    const plain = await send(fan, id, 'Only words')
    const emptied = { params: { id: plain.id }, body: { content: '' } }
    await refuses(ask(fan, 'editMessage', emptied), 'request.invalid')
  })

  it('is no request', async () => {
    const [creator, fan] = [await person(world, true), await person(world, false)]
    const id = await open(fan, creator)
    const attachments = [file(await imageUpload(fan))]
    await refuses(send(fan, id, 'Hi', { attachments }), 'message.no-attachments-yet')
    await accept(creator, id)
    await send(fan, id, 'Hi', { attachments })
  })
})

describe('a voice note', () => {
  const waveform = [0, 40, 100, 12]
  const voice = async (by: SignedInScope) => {
    const purpose = 'message-audio' as const
    // The beginning of a recording is all that is looked at before the pipeline.
    const bytes = Buffer.concat([Buffer.from('OggS\0'), Buffer.alloc(23), Buffer.from('OpusHead')])
    return sendFile(by, { purpose, name: 'voice.ogg', type: 'audio/ogg', bytes })
  }

  it('shows what its sender has measured', async () => {
    const { creator, fan, id } = await openPair(world)
    const note = { uploadId: await voice(fan), isVoice: true, waveform }
    await send(fan, id, '', { attachments: [note] })
    const [read] = await history(creator, id)
    expect(read).toMatchObject({ type: 'file', attachments: [{ kind: 'voice', waveform }] })
  })

  it('is sound', async () => {
    const { fan, id } = await openPair(world)
    const note = { uploadId: await imageUpload(fan), isVoice: true, waveform }
    await refuses(send(fan, id, '', { attachments: [note] }), 'request.invalid')
  })
})

describe('a file is opened', () => {
  it('by those who may read its message, at every moment', async () => {
    const { creator, fan, id } = await openPair(world)
    const message = await sendPictures(fan, id)
    const opened = (by: SignedInScope) => openFile(by, message.id, message.first)
    for (const by of [creator, fan]) {
      expect((await opened(by)).attachment).toMatchObject({ type: 'image', picture: { width: 64 } })
    }
    await refuses(opened(await person(world, true)), 'message.not-found')
    await block(creator, fan)
    for (const by of [creator, fan]) await refuses(opened(by), 'message.not-found')
    await unblock(creator, fan)
    await opened(creator)
    await ask(creator, 'deleteConversation', { params: { id } })
    await refuses(opened(creator), 'message.not-found')
    await opened(fan)
  })

  it('in a group not by who has left, who came later or behind a block', async () => {
    const owner = await person(world, true)
    const contacts = await contactsOf(world, owner, 4)
    const [one, two, late, behind] = contacts as [
      SignedInScope,
      SignedInScope,
      SignedInScope,
      SignedInScope,
    ]
    const id = await openGroup(owner, [one, two, behind])
    const message = await sendPictures(one, id)
    const opened = (by: SignedInScope) => openFile(by, message.id, message.first)
    for (const by of [owner, one, two, behind]) await opened(by)
    await ask(owner, 'addMembers', { params: { id }, body: { userIds: [idOf(late)] } })
    await refuses(opened(late), 'message.not-found')
    await ask(two, 'removeMember', { params: { id }, query: {} })
    await refuses(opened(two), 'message.not-found')
    await block(behind, one)
    await refuses(opened(behind), 'message.not-found')
    const [folded] = await history(behind, id)
    expect(folded).toMatchObject({ isFolded: true, type: 'text', attachments: [] })
    // Also not by its sender once they are gone themselves.
    await ask(one, 'removeMember', { params: { id }, query: {} })
    await refuses(opened(one), 'message.not-found')
  })

  it('only as part of its own message', async () => {
    const { fan, id } = await openPair(world)
    const [first, second] = [await sendPictures(fan, id), await sendPictures(fan, id)]
    await refuses(openFile(fan, first.id, second.first), 'message.not-found')
    await refuses(openFile(fan, randomUUID() as MessageId, first.first), 'message.not-found')
  })

  it('once it is made; one that cannot be made says why', async () => {
    const { creator, fan, id } = await openPair(world)
    const sent = await send(fan, id, '', { attachments: [file(await imageUpload(fan))] })
    const asset = sent.attachments[0]?.id as AssetId
    await refuses(openFile(creator, sent.id, asset), 'attachment.not-ready')
    await failPicture(system(), asset, 'This image is damaged.')
    await refuses(openFile(creator, sent.id, asset), 'attachment.not-ready')
    const [read] = await history(creator, id)
    expect(read?.attachments).toMatchObject([
      { state: 'failed', failure: 'This image is damaged.', preview: null },
    ])
  })

  it('as a document only to be saved, under a name that says what it is', async () => {
    const { creator, fan, id } = await openPair(world)
    const uploadId = await textUpload(fan, 'run me.exe')
    const sent = await send(fan, id, '', { attachments: [file(uploadId)] })
    const asset = sent.attachments[0]?.id as AssetId
    await makeReady(world, [asset])
    const { attachment } = await openFile(creator, sent.id, asset)
    const reply = await fetch(attachment.type === 'file' ? attachment.url : '')
    expect(await reply.text()).toBe(words.toString())
    expect(reply.headers.get('content-type')).toMatch(/^text\/markdown/)
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="run me.exe.txt"/,
    )
  })
})

describe('deleting the message', () => {
  it('removes its files for everyone, with their bytes, and frees the space', async () => {
    const { creator, fan, id } = await openPair(world)
    expect(await spaceUsedBy(fan)).toBe(0)
    const message = await sendPictures(fan, id)
    expect(await spaceUsedBy(fan), 'what was made of it takes its place').toBeGreaterThan(0)
    await ask(fan, 'deleteMessage', { params: { id: message.id } })
    for (const by of [creator, fan]) {
      await refuses(openFile(by, message.id, message.first), 'message.not-found')
    }
    expect((await listed(creator))[0]?.lastMessage).toBeNull()
    await runDue(system(), mediaDue)
    expect(await spaceUsedBy(fan)).toBe(0)
    expect((await readAssets(world.scope().db, [message.first as AssetId])).size).toBe(0)
  })
})

describe('open pages', () => {
  it('hear of a file that is made, and of one that cannot be', async () => {
    const { fan, id } = await openPair(world)
    const sent = await send(fan, id, '', {
      attachments: [file(await imageUpload(fan)), file(await imageUpload(fan))],
    })
    await deliverAll(world, messagingSubscribers)
    const told: unknown[] = []
    const note = async (topic: string, message: unknown) => void told.push({ topic, message })
    const scope: World['scope'] = (actor) => {
      const one = world.scope(actor)
      return { ...one, push: { ...one.push, send: note } }
    }
    const heard = async (change: Promise<unknown>) => {
      await change
      told.length = 0
      await deliverAll({ scope }, messagingSubscribers)
      return told
    }
    const topic = `conversation:${id}`
    const changed = [{ topic, message: { type: 'changed', topic, what: 'messages' } }]
    const [first, second] = sent.attachments.map((one) => one.id)
    expect(await heard(makeReady(world, [first ?? '']))).toEqual(changed)
    expect(await heard(failPicture(system(), second ?? '', 'Damaged.'))).toEqual(changed)
  })
})
