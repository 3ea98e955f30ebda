import { type CategorySlug, categorySlugs } from '@fanfare/contract'
import { at, type Random, times } from './random.ts'

/** How far back anything that fans did is known. */
export const historyDays = 180

const counts = { creators: 200, posts: 3000, fans: 500, scenes: 12, moods: 8 }
const genericTags = ['new', 'viral', 'daily', 'tips', 'howto', 'vlog', 'weekly', 'best']

/** What a post is about. Categories and tags tell of it, badly. */
interface Topic {
  readonly key: number
  readonly categories: readonly CategorySlug[]
  readonly tags: readonly string[]
  /** How popular it is with everybody. */
  readonly weight: number
  /** After how many days interest in a post of it is down to a third: news or evergreen. */
  readonly lasts: number
}

/** People alike: topics across categories, and a feeling for each mood that no label shows. */
interface Scene {
  readonly topics: readonly Topic[]
  readonly moods: readonly number[]
}

interface Causes {
  readonly topics: readonly Topic[]
  readonly scenes: readonly Scene[]
}

interface Taste {
  /** From 0 to 1 for each topic; most are 0. */
  readonly topics: readonly number[]
  readonly moods: readonly number[]
}

export type Creator = ReturnType<typeof drawCreator>
export type Post = ReturnType<typeof drawPost>
export type Fan = ReturnType<typeof drawFan>

export function drawPeople(random: Random) {
  const causes = drawCauses(random)
  const creators = times(counts.creators, (key) => drawCreator(random, causes, key))
  const output = creators.map(({ diligence }) => diligence)
  const posts = times(counts.posts, (key) => {
    // Nobody is a creator without a post: the first ones go round, the others to the diligent.
    const author = creators[key] ?? random.weighted(creators, output) ?? at(creators, 0)
    return drawPost(random, causes, key, author)
  })
  const fans = times(counts.fans, (key) => drawFan(random, causes, key, creators))
  return { topics: causes.topics, creators, posts, fans }
}

function drawCauses(random: Random): Causes {
  const homes = categorySlugs.filter((slug) => slug !== 'general').flatMap((s) => [s, s, s])
  const topics = homes.map((home, key) => ({
    key,
    categories: random.chance(0.35) ? [home, random.pick(homes)] : [home],
    tags: [...times(5, (n) => `${home}-${key % 3}${'abcde'.charAt(n)}`), home],
    weight: Math.exp(0.8 * random.normal()),
    lasts: Math.exp(3 + random.normal()),
  }))
  const scenes = times(counts.scenes, () => ({
    topics: times(6, () => popularTopic(random, topics)),
    moods: times(counts.moods, () => random.normal()),
  }))
  return { topics, scenes }
}

function popularTopic(random: Random, topics: readonly Topic[]): Topic {
  const weights = topics.map(({ weight }) => weight)
  return random.weighted(topics, weights) ?? at(topics, 0)
}

function drawCreator(random: Random, { topics, scenes }: Causes, key: number) {
  const scene = random.pick(scenes)
  const daysAgo = random.chance(0.2) ? 3 + 86 * random.next() : 90 + 600 * random.next() ** 2
  const skill = random.normal()
  const allMoods = scene.moods.map((_, mood) => mood)
  return {
    key,
    daysAgo,
    skill,
    scene,
    // A scene makes what it likes, mostly.
    home: random.chance(0.7) ? random.pick(scene.topics) : popularTopic(random, topics),
    mood: random.weighted(allMoods, scene.moods.map(Math.exp)) ?? 0,
    strays: random.pick([0.05, 0.2, 0.5]),
    // Fame is luck and skill; those who started lately had no time to be found.
    fame: Math.exp(1.2 * random.normal() + 0.4 * skill) * Math.min(1, daysAgo / 180) ** 0.5,
    diligence: Math.exp(0.8 * random.normal()) * Math.sqrt(daysAgo),
    tagging: random.next() ** 0.5,
  }
}

function drawPost(random: Random, { topics, scenes }: Causes, key: number, creator: Creator) {
  const strayed = random.chance(creator.strays)
  const topic = strayed
    ? random.pick(random.chance(0.6) ? creator.scene.topics : topics)
    : creator.home
  const quality = 0.6 * creator.skill + 0.8 * random.normal()
  return {
    key,
    creator,
    topic,
    mood: random.chance(0.75) ? creator.mood : random.whole(0, at(scenes, 0).moods.length - 1),
    quality,
    /** What makes people open it; only partly deserved. */
    allure: 0.4 * quality + 0.9 * random.normal(),
    daysAgo: creator.daysAgo * random.next(),
    category: fileUnder(random, topic),
    tags: drawTags(random, topics, topic, creator.tagging),
  }
}

function fileUnder(random: Random, topic: Topic): CategorySlug {
  if (random.chance(0.06)) return 'general'
  if (random.chance(0.04)) return random.pick(categorySlugs)
  return random.chance(0.65) ? at(topic.categories, 0) : random.pick(topic.categories)
}

function drawTags(random: Random, topics: readonly Topic[], topic: Topic, tagging: number) {
  if (random.chance(0.25 * (1 - tagging) + 0.04)) return []
  const drawn = times(random.whole(1, 6), () => {
    if (random.chance(0.2)) return random.pick(genericTags)
    const about = random.chance(0.05 + 0.2 * (1 - tagging)) ? random.pick(topics) : topic
    // Of the words for a thing some are used far more than others.
    return at(about.tags, Math.floor(random.next() ** 1.6 * about.tags.length))
  })
  return [...new Set(drawn)]
}

function drawFan(random: Random, causes: Causes, key: number, creators: readonly Creator[]) {
  const [least, most] = at([[1, 2] as const, [3, 6] as const, [7, 14] as const], breadth(random))
  const early = drawTaste(random, causes, random.whole(least, most))
  const drifts = random.chance(0.2)
  const joined = drawJoined(random)
  return {
    key,
    joined,
    early,
    late: drifts ? drawTaste(random, causes, random.whole(least, most)) : early,
    /** The middle of the two months in which those who drift do so. */
    turns: random.whole(0, 120),
    interests: random.chance(joined === 0 ? 0.4 : 0.25) ? [] : sayInterests(random, causes, early),
    follows: joined === 0 ? new Set<number>() : followAtFirst(random, creators, joined),
    opened: new Set<number>(),
    visitsPerDay: Math.exp(1.1 * random.normal() - 2.1),
    /** The share of what they meet that comes from those they follow. */
    loyalty: 0.05 + 0.4 * random.next(),
    /** How freely they like, save, comment and follow. */
    warmth: Math.exp(0.8 * random.normal() - 0.3),
    spends: random.chance(0.12),
    /** Why one face pleases and another does not has no cause that could be learnt from others. */
    charmedBy: creators.map(() => random.normal()),
  }
}

/** Narrow, ordinary or broad. */
const breadth = (random: Random) => random.weighted([0, 1, 2], [0.3, 0.45, 0.25]) ?? 1

/** Days since they came: some just now, with no past at all; some in the last weeks; most before. */
function drawJoined(random: Random): number {
  if (random.chance(0.05)) return 0
  return random.chance(0.15) ? random.whole(1, 14) : random.whole(15, 2 * historyDays)
}

function drawTaste(random: Random, { topics, scenes }: Causes, breadth: number): Taste {
  const own = [random.pick(scenes), random.pick(scenes)]
  const liked = times(breadth, () =>
    random.chance(0.75) ? random.pick(random.pick(own).topics) : popularTopic(random, topics),
  )
  return {
    topics: topics.map((topic) => (liked.includes(topic) ? 0.4 + 0.6 * random.next() : 0)),
    moods: at(own, 0).moods.map(
      (feeling, mood) => 0.5 * (feeling + at(at(own, 1).moods, mood)) + 0.6 * random.normal(),
    ),
  }
}

/** Three to ten: what they like as far as it has a name, and what they wish they liked. */
function sayInterests(random: Random, { topics }: Causes, taste: Taste): CategorySlug[] {
  const liked = topics.filter(({ key }) => at(taste.topics, key) > 0 && random.chance(0.75))
  const said = new Set(liked.map(({ categories }) => at(categories, 0)))
  const most = Math.min(10, Math.max(3, said.size + random.whole(0, 2)))
  while (said.size < most) said.add(random.pick(categorySlugs))
  return [...said].slice(0, most)
}

/** Whom they knew from elsewhere, which says more of fame than of taste. */
function followAtFirst(random: Random, creators: readonly Creator[], joined: number) {
  const known = creators.filter(({ daysAgo }) => daysAgo >= Math.min(joined, historyDays))
  const fame = known.map((creator) => creator.fame)
  const count = Math.floor(Math.exp(0.9 * random.normal() + 0.6))
  const followed = times(count, () => random.weighted(known, fame))
  return new Set(followed.flatMap((creator) => (creator ? [creator.key] : [])))
}
