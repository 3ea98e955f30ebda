import { randomUUID } from 'node:crypto'
import type { ConversationId, MessageId } from '@fanfare/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import { checkStories, countSteps } from '../../../test/random-stories.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { file, imageUpload, makeReady, openFile } from './test/files.ts'
import {
  ask,
  contactsOf,
  history,
  idOf,
  openGroup,
  react,
  send,
  unreact,
  unreadOf,
} from './test/talk.ts'

let world: World
/** The first owns each group; the last is in it from time to time. */
let people: readonly SignedInScope[]
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
  const owner = await person(world, true)
  people = [owner, ...(await contactsOf(world, owner, 2))]
})
afterAll(() => world.close())

const guest = 2
const kinds = [
  'send',
  'again',
  'edit',
  'delete',
  'read',
  'read-all',
  'clear',
  'leave',
  'join',
] as const
const reactions = ['react', 'unreact'] as const
type Kind = (typeof kinds)[number] | (typeof reactions)[number]

const step = fc.record({
  do: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Kind>('send') },
    { weight: 6, arbitrary: fc.constantFrom<Kind>(...kinds) },
    { weight: 2, arbitrary: fc.constantFrom<Kind>(...reactions) },
  ),
  who: fc.nat({ max: guest }),
  which: fc.nat({ max: 50 }),
})

interface Said {
  readonly id: MessageId
  readonly clientId: string
  readonly by: number
  content: string
  isDeleted: boolean
  /** How each of them reacted. */
  readonly reactions: Map<number, string>
  /** A picture that is ready to be opened. */
  readonly file: string | null
}

const emojis = ['❤️', '🔥', '👏'] as const
/** Each kind that there is, with how many chose it and whether this one did. */
const reactionsOf = ({ reactions }: Said, who: number) =>
  emojis
    .flatMap((emoji) => {
      const given = [...reactions].filter(([, one]) => one === emoji)
      const isOwn = reactions.get(who) === emoji
      return given.length > 0 ? [`${emoji} ${given.length} ${isOwn}`] : []
    })
    .toSorted()

/** What somebody sees begins behind `after`; null for whoever is not in it. */
type Place = { after: number; read: number } | null

const story = async (
  id: ConversationId,
  steps: readonly { do: Kind; who: number; which: number }[],
  take: (kind: Kind, work: () => Promise<unknown>) => Promise<void>,
) => {
  const said: Said[] = []
  const places: Place[] = people.map(() => ({ after: 0, read: 0 }))

  const act = async (kind: Kind, who: number, which: number): Promise<unknown> => {
    const by = people[who] as SignedInScope
    const one = said[which % Math.max(said.length, 1)]
    const seq = one ? said.indexOf(one) + 1 : 0
    const params = { id: one?.id ?? (randomUUID() as MessageId) }
    switch (kind) {
      case 'send': {
        const [clientId, content] = [randomUUID(), `${said.length}`]
        const attachments = which % 6 === 0 ? [file(await imageUpload(by))] : []
        const sent = await send(by, id, content, { clientId, attachments })
        expect(sent.seq).toBe(said.length + 1)
        const [attached = null] = sent.attachments.map((one) => one.id)
        if (attached) await makeReady(world, [attached])
        const one = {
          id: sent.id,
          clientId,
          by: who,
          content,
          isDeleted: false,
          reactions: new Map(),
        }
        return said.push({ ...one, file: attached })
      }
      case 'again':
        if (!one || one.by !== who) return false
        return expect((await send(by, id, 'again', { clientId: one.clientId })).id).toBe(one.id)
      case 'edit':
        await ask(by, 'editMessage', { params, body: { content: `edited ${which}` } })
        if (one) one.content = `edited ${which}`
        return
      case 'delete':
        await ask(by, 'deleteMessage', { params })
        if (one) one.isDeleted = true
        return
      case 'react': {
        const emoji = emojis[which % emojis.length] as string
        await react(by, params.id, emoji)
        one?.reactions.set(who, emoji)
        return
      }
      case 'unreact':
        await unreact(by, params.id)
        one?.reactions.delete(who)
        return
      case 'read': {
        await ask(by, 'markMessageRead', { params })
        const place = places[who]
        if (place) place.read = Math.max(place.read, seq)
        return
      }
      case 'read-all':
      case 'clear': {
        const route = kind === 'clear' ? 'deleteConversation' : 'markConversationRead'
        await ask(by, route, { params: { id } })
        const place = places[who]
        if (place) place.read = said.length
        if (place && kind === 'clear') place.after = said.length
        return
      }
      case 'leave':
        if (who !== guest) return false
        await ask(by, 'removeMember', { params: { id }, query: {} })
        places[who] = null
        return
      case 'join': {
        if (places[guest]) return false
        const body = { userIds: [idOf(people[guest] as SignedInScope)] }
        await ask(people[0] as SignedInScope, 'addMembers', { params: { id }, body })
        places[guest] = { after: said.length, read: said.length }
      }
    }
  }

  const compare = async () => {
    for (const [who, place] of places.entries()) {
      if (!place) continue
      const by = people[who] as SignedInScope
      const numbered = said.map((one, at) => ({ one, seq: at + 1 }))
      const seen = numbered.filter(({ one, seq }) => seq > place.after && !one.isDeleted)
      const told = (await history(by, id, 7)).map(({ seq, content, reactions }) => [
        seq,
        content,
        reactions.map(({ emoji, count, isOwn }) => `${emoji} ${count} ${isOwn}`).toSorted(),
      ])
      const expected = seen.map(({ one, seq }) => [seq, one.content, reactionsOf(one, who)])
      expect(told).toEqual(expected.toReversed())
      const unread = seen.filter(({ one, seq }) => seq > place.read && one.by !== who)
      expect(await unreadOf(by, id)).toBe(unread.length)
    }
    for (const [at, one] of said.entries()) {
      if (!one.file) continue
      for (const [who, place] of places.entries()) {
        const opening = openFile(people[who] as SignedInScope, one.id, one.file)
        const isTheirs = place !== null && at + 1 > place.after && !one.isDeleted
        if (isTheirs) await opening
        else await refuses(opening, 'message.not-found')
      }
    }
  }

  for (const { do: kind, who, which } of steps) await take(kind, () => act(kind, who, which))
  await compare()
}

it('shows everyone what a simple model says, with its unread counts', async () => {
  const steps = countSteps<Kind>((error) => error instanceof DomainError)
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 10, maxLength: 40 }),
    async (planned) => {
      const id = await openGroup(people[0] as SignedInScope, people.slice(1))
      await story(id, planned, steps.take)
    },
  )
  await checkStories(property, { few: 32, more: 200 }, () =>
    steps.expectAtLeast({
      send: 60,
      again: 2,
      edit: 3,
      delete: 3,
      react: 3,
      unreact: 3,
      read: 5,
      'read-all': 5,
      clear: 5,
      leave: 2,
      join: 1,
    }),
  )
}, 300_000)
