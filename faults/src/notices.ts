import { newCreator, newFan } from './lib/actor.ts'
import type { Fault } from './lib/fault.ts'
import { Figure, printAll } from './lib/figures.ts'
import { openProvider } from './lib/provider.ts'
import { randomFrom } from './lib/random.ts'
import { sideBySide } from './lib/side-by-side.ts'
import { isShort, seed } from './lib/size.ts'
import { openTables } from './lib/tables.ts'
import { auditBadges, auditInApp, auditReading, auditWritten } from './notices/audit-in-app.ts'
import {
  auditMailRepeats,
  auditMails,
  auditPushes,
  auditPushRepeats,
} from './notices/audit-sent.ts'
import { openBadge } from './notices/badge.ts'
import { fillFollowers } from './notices/followers.ts'
import { openJournals } from './notices/journals.ts'
import { tryKills } from './notices/kills.ts'
import { pace } from './notices/pace.ts'
import { publishPost } from './notices/publish.ts'
import { settle } from './notices/state.ts'
import type { Audience, World } from './notices/world.ts'

const size = isShort
  ? { followers: 300, present: 10, kills: 2 }
  : { followers: 100_000, present: 20, kills: 8 }

/** Both keep a journal from here on; browsers subscribe while the push service is down. */
const gather = async (world: World): Promise<Audience> => {
  const { stack, journals } = world
  await Promise.all([stack.kill('mail'), stack.kill('push')])
  const creator = await newCreator(world)
  const present = await sideBySide(4, Array.from({ length: size.present }), () => newFan(world))
  const followers = await fillFollowers(world, creator.id, present, size.followers)
  await stack.startService('mail', journals.paths.mail)
  await stack.startService('push', journals.paths.push)
  return { creator, followers, present, posts: [] }
}

export const fault: Fault = async (open) => {
  const stack = await open()
  await using tables = openTables(stack.env.DATABASE_URL)
  const world = {
    stack,
    tables,
    provider: openProvider(stack.env),
    random: randomFrom(seed),
    journals: openJournals(stack),
  }
  console.log('notices:', size)
  const audience = await gather(world)
  const badges = audience.present.map((who) => openBadge(stack, who))

  await publishPost(audience)
  const { kills, figures } = await tryKills(world, audience, size.kills)
  const quiet = new Figure('notices.quiet')
  const left = await settle(world)
  quiet.count(left && `there are still ${left}`)
  world.journals.look()
  pace(world)

  return printAll([
    ...figures,
    quiet,
    await auditInApp(world, audience),
    await auditReading(audience),
    await auditWritten(world, audience),
    auditMails(world, audience),
    auditMailRepeats(world, kills),
    auditPushes(world, audience),
    auditPushRepeats(world, kills),
    await auditBadges(badges, audience),
  ])
}
