import { Figure } from '../lib/figures.ts'
import type { Follower } from './followers.ts'
import type { Kill } from './kills.ts'
import { titlesIn } from './publish.ts'
import { pushKey } from './unmarked.ts'
import type { Audience, World } from './world.ts'

/** Under which names somebody was told of a post: one, however often it was accepted. */
type Told = ReadonlyMap<string, ReadonlySet<string>>

const toldKey = (whom: string, title: string) => `${whom} ${title}`

const collect = (all: Iterable<{ key: string; name: string }>): Told => {
  const told = new Map<string, Set<string>>()
  for (const { key, name } of all) {
    const names = told.get(key) ?? new Set<string>()
    told.set(key, names.add(name))
  }
  return told
}

const check = (figure: Figure, told: Told, whom: string, title: string, isWanted: boolean) => {
  const names = told.get(toldKey(whom, title))?.size ?? 0
  const wanted = isWanted ? 1 : 0
  figure.count(names === wanted ? undefined : `${whom}: “${title}” came ${names} times`)
}

const wantsMail = ({ bell, email }: Follower) => bell === 'all' && email !== 'off'
const wantsPush = ({ bell, push }: Follower) => bell === 'all' && push

/** Everyone who wants an email or a summary got one about each post, and nobody else. */
export const auditMails = ({ journals: { mails } }: World, { followers, posts }: Audience) => {
  const figure = new Figure('notices.mails')
  const told = collect(
    mails.flatMap(({ to, text, messageId }) =>
      [...titlesIn(text)].map((title) => ({ key: toldKey(to[0] ?? '', title), name: messageId })),
    ),
  )
  for (const follower of followers) {
    for (const { title } of posts) {
      check(figure, told, follower.address, title, wantsMail(follower))
    }
  }
  return figure
}

/** The same for every browser. */
export const auditPushes = ({ journals: { pushes } }: World, { followers, posts }: Audience) => {
  const figure = new Figure('notices.pushes')
  const told = collect(
    pushes.flatMap(({ id, message: { text, topic } }) =>
      [...titlesIn(text)].map((title) => ({ key: toldKey(id, title), name: `${topic}` })),
    ),
  )
  for (const follower of followers) {
    for (const { title } of posts) {
      for (const id of follower.subscriptions) check(figure, told, id, title, wantsPush(follower))
    }
  }
  return figure
}

/** What was under way when its sender died is accepted a moment later. */
const onItsWayMs = 5_000

interface Acceptance {
  readonly key: string
  readonly at: string
}

/** Something is sent again only after a kill that fell between its acceptance and our mark. */
const auditRepeats = (name: string, accepted: readonly Acceptance[], kills: readonly Kill[]) => {
  const figure = new Figure(`notices.${name}-repeats`)
  let repeats = 0
  for (const [key, own] of Map.groupBy(accepted, (one) => one.key)) {
    const times = own.map(({ at }) => Date.parse(at)).toSorted((a, b) => a - b)
    const caught = kills.filter(({ unmarked }) => unmarked.has(key))
    const unexplained = times.slice(1).filter((again, place) => {
      const before = times[place] ?? 0
      return !caught.some(({ at, upAt }) => before <= upAt + onItsWayMs && again >= at)
    })
    repeats += times.length - 1
    const isFew = times.length - 1 <= caught.length
    const isWell = unexplained.length === 0 && isFew
    figure.count(isWell ? undefined : `${key} was accepted ${times.length} times`)
  }
  console.log(`notices: ${repeats} of ${accepted.length} acceptances by ${name} were repeats`)
  return figure
}

export const auditMailRepeats = ({ journals: { mails } }: World, kills: readonly Kill[]) => {
  const ours = mails.filter(({ text }) => titlesIn(text).size > 0)
  const accepted = ours.map(({ messageId, at }) => ({ key: messageId, at }))
  return auditRepeats('mail', accepted, kills)
}

export const auditPushRepeats = ({ journals: { pushes } }: World, kills: readonly Kill[]) => {
  const accepted = pushes.map(({ id, at, message }) => ({ key: pushKey(id, message.topic), at }))
  return auditRepeats('push', accepted, kills)
}
