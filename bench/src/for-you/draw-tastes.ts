import { at, lot, type Random, randomFrom, sigmoid } from './random.ts'
import { drawPeople, type Fan, historyDays, type Post } from './taste-makers.ts'
import type { DrawTastes, Tastes } from './tastes.ts'

type Kind = Tastes['engagements'][number]['kind']

/** How long after now enjoyment is waited for. */
const futureDays = 28
/** The fans drawn are a sample: each stands for so many, who follow too. */
const fansPerFan = 40

/**
 * Fans live day by day, for half a year until now and four weeks on. In both, by the same rules, they
 * meet posts, open some and enjoy some: what they did until now is the past, what they enjoyed
 * afterwards is held out.
 */
export const drawTastes: DrawTastes = (seed) => {
  const random = randomFrom(seed)
  const world = drawPeople(random)
  const shelves = createShelves(world.posts)
  const engagements: Tastes['engagements'][number][] = []
  const heldOut: Tastes['heldOut'][number][] = []

  function visit(fan: Fan, daysAgo: number) {
    const past = daysAgo >= 0
    const focus = focusOf(random, fan, daysAgo)
    let last: Post | undefined
    const length = 1 + Math.floor(-7 * Math.log(1 - random.next()))
    for (let position = 0; position < length; position++) {
      const post = meet(random, shelves, fan, focus, last)
      if (!post || post.daysAgo < daysAgo || fan.opened.has(post.key)) continue
      const liking = likes(random, fan, post, daysAgo)
      // Who scrolls past a post has not met it: they may open it another day.
      if (!opens(random, post, liking, position)) continue
      fan.opened.add(post.key)
      shelves.countOpen(post)
      const enjoyed = random.chance(sigmoid(2 * (liking - 0.9)))
      last = enjoyed ? post : undefined
      if (!past) {
        if (enjoyed) heldOut.push({ fan: fan.key, post: post.key })
        continue
      }
      for (const kind of reactions(random, fan, liking, enjoyed))
        engagements.push({ fan: fan.key, post: post.key, kind, daysAgo: rounded(daysAgo) })
      // Whom they come to follow after now would be known to nobody yet, and is left out.
      if (enjoyed && random.chance(0.07 * fan.warmth)) fan.follows.add(post.creator.key)
    }
  }

  for (let day = historyDays - 1; day >= -futureDays; day--) {
    shelves.stock(day)
    for (const fan of world.fans.filter(({ joined }) => day < joined)) {
      const firstDay = day === fan.joined - 1
      const comesAgain = () => random.chance(fan.visitsPerDay / (1 + fan.visitsPerDay))
      for (let here = firstDay || comesAgain(); here; here = comesAgain())
        visit(fan, day + random.next())
    }
  }

  return {
    creators: world.creators.map(({ key, daysAgo }) => {
      const followers = world.fans.filter(({ follows }) => follows.has(key)).length
      const others = fansPerFan * (followers + random.next()) * Math.exp(0.3 * random.normal())
      return { key, daysAgo: rounded(daysAgo), followers: followers + Math.round(others) }
    }),
    posts: world.posts.map(({ key, creator, category, tags, daysAgo }) => {
      return { key, creator: creator.key, category, tags, daysAgo: rounded(daysAgo) }
    }),
    fans: world.fans.map(({ key, interests, follows }) => {
      return { key, interests, follows: [...follows] }
    }),
    engagements,
    heldOut,
  }
}

/** To the minute or so; keeps the order of any two moments. */
const rounded = (days: number) => Math.round(days * 1000) / 1000

const freshness = (post: Post, daysAgo: number) =>
  Math.exp(-Math.max(0, post.daysAgo - daysAgo) / post.topic.lasts)

type Shelves = ReturnType<typeof createShelves>

/** Posts by theme; what was opened more lies further in front, and so does what is new. */
function createShelves(posts: readonly Post[]) {
  const opens = posts.map(() => 0)
  const lots = new Map<readonly Post[], ReturnType<typeof lot<Post>>>()
  let today = 0

  const pull = (post: Post) =>
    post.daysAgo < today
      ? 0
      : post.creator.fame ** 0.7 *
        Math.exp(0.7 * post.allure) *
        (1 + at(opens, post.key)) ** 0.45 *
        (0.08 + freshness(post, today))

  return {
    posts,
    byCategory: Map.groupBy(posts, ({ category }) => category),
    byTopic: Map.groupBy(posts, ({ topic }) => topic.key),
    byCreator: Map.groupBy(posts, ({ creator }) => creator.key),
    countOpen: (post: Post) => {
      opens[post.key] = at(opens, post.key) + 1
    },
    stock: (day: number) => {
      today = day
      lots.clear()
    },
    draw: (random: Random, shelf: readonly Post[] = []) => {
      const drawFrom = lots.get(shelf) ?? lot(shelf, shelf.map(pull))
      lots.set(shelf, drawFrom)
      return drawFrom(random.next())
    },
  }
}

/** How much of the later taste there is in somebody who drifts. */
const shareOfLate = (fan: Fan, daysAgo: number) =>
  Math.min(1, Math.max(0, 0.5 + (fan.turns - daysAgo) / 60))

/** A visit tends to be about one thing. */
function focusOf(random: Random, fan: Fan, daysAgo: number): number {
  const { topics } = random.chance(shareOfLate(fan, daysAgo)) ? fan.late : fan.early
  return random.weighted([...topics.keys()], topics) ?? 0
}

/** The next post before their eyes, by one of the ways there are to come upon it. */
function meet(random: Random, shelves: Shelves, fan: Fan, focus: number, last?: Post) {
  if (last && random.chance(0.2))
    return shelves.draw(random, shelves.byCreator.get(last.creator.key))
  if (fan.follows.size > 0 && random.chance(fan.loyalty))
    return shelves.draw(random, shelves.byCreator.get(random.pick([...fan.follows])))
  const inFocus = shelves.byTopic.get(focus) ?? []
  switch (random.weighted(['front', 'category', 'search', 'link'] as const, [40, 20, 25, 15])) {
    case 'category': {
      const said = fan.interests.length > 0 && random.chance(0.5)
      const category = said ? random.pick(fan.interests) : inFocus[0]?.topic.categories[0]
      return shelves.draw(random, category && shelves.byCategory.get(category))
    }
    case 'search':
      return shelves.draw(random, inFocus)
    case 'link':
      return random.pick(shelves.posts)
    default:
      return shelves.draw(random, shelves.posts)
  }
}

function likes(random: Random, fan: Fan, post: Post, daysAgo: number): number {
  const late = shareOfLate(fan, daysAgo)
  const blend = (early: number, later: number) => (1 - late) * early + late * later
  const topic = blend(at(fan.early.topics, post.topic.key), at(fan.late.topics, post.topic.key))
  const mood = blend(at(fan.early.moods, post.mood), at(fan.late.moods, post.mood))
  return (
    2 * topic +
    0.7 * mood +
    0.5 * post.quality +
    0.4 * at(fan.charmedBy, post.creator.key) +
    0.3 * freshness(post, daysAgo) +
    0.5 * random.normal()
  )
}

/** A cover promises more or less than there is, the first places are seen best, and fingers slip. */
function opens(random: Random, post: Post, liking: number, position: number): boolean {
  const promise = liking + 0.6 * post.allure + 0.8 * random.normal()
  return random.chance(0.03 + (0.9 * sigmoid(1.2 * (promise - 1.2))) / (1 + 0.08 * position))
}

/** Watching says little: most of what disappoints is left at once, and some is watched all the same. */
function reactions(random: Random, fan: Fan, liking: number, enjoyed: boolean): Kind[] {
  if (!enjoyed && random.chance(0.6)) return []
  const warmth = fan.warmth * (enjoyed ? Math.exp(0.4 * (liking - 2)) : 0.1)
  const chances: Record<Kind, number> = {
    watched: 1,
    liked: 0.2 * warmth,
    saved: 0.06 * warmth,
    // Those who are annoyed comment too.
    commented: 0.03 * (enjoyed ? warmth : fan.warmth),
    bought: fan.spends && enjoyed ? 0.25 * sigmoid(liking - 2) : 0,
  }
  const kinds: Kind[] = ['watched', 'liked', 'saved', 'commented', 'bought']
  return kinds.filter((kind) => random.chance(chances[kind]))
}
