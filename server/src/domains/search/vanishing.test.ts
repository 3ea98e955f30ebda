import type { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import { ways as allWays, type Vanishing } from '../../../test/ways-of-vanishing.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { openSearch } from '../../platform/search/search.ts'
import { autocomplete } from './autocomplete.ts'
import { listPopularTags } from './list-popular-tags.ts'
import { listSimilar } from './list-similar.ts'
import { catchUp, creatorNamed, findPeople, publish, search } from './test/shelf.ts'

let world: World
let viewer: SignedInScope
beforeAll(async () => {
  world = await openWorld()
  viewer = await person(world, false)
})
afterAll(() => world.close())

/** Strangers are asked with all other lists. */
const ways = Object.entries(allWays).filter(([, { from }]) => from !== 'strangers')

const consonants = 'bdfgklmn'
/** Unlike any other by more than a typing error, since guesses are found too. */
const words = ways.map((_, at) => `${consonants[at]}a`.repeat(4))

/** All that a viewer can learn from every route of search, under a word that only this post has. */
const learn = async (scope: Scope, word: string, other: ContentId, { creator, id }: Vanishing) => {
  const { results, total, facets } = await search(scope, word)
  const { completions } = await autocomplete(scope, { q: word.slice(0, 6), limit: 8 })
  const { similar } = await listSimilar(scope, other, 50)
  const { tags } = await listPopularTags(scope, 50)
  return {
    results: results.length,
    completed: completions.filter((one) => one.id === id).length,
    similar: similar.filter((card) => card.id === id).length,
    person: (await findPeople(scope, `name${word}`)).filter(
      (found) => found === creator.actor.accountId,
    ).length,
    counted: total + facets.tags.length + tags.filter(({ tag }) => tag === word).length,
  }
}

const nothing = { results: 0, completed: 0, similar: 0, counted: 0 }

describe.each(ways)('what is %s', (name, { takesCreator, go }) => {
  it('appears nowhere from the moment of the command, and is counted nowhere soon after', async () => {
    const word = words[ways.findIndex(([known]) => known === name)] ?? ''
    const creator = await creatorNamed(world, `name${word}`)
    const friend = await creatorNamed(world, 'Somebody else')
    const id = await publish(world, creator, { title: `${word} shore`, tags: [word] })
    const other = await publish(world, friend, { title: `Shore ${name}` })
    const target = { viewer, creator, id }
    await catchUp(world)
    const before = await learn(viewer, word, other, target)
    expect(before).toEqual({ results: 1, completed: 1, similar: 1, person: 1, counted: 3 })
    await go(target)
    const person = takesCreator ? 0 : 1
    expect(await learn(viewer, word, other, target)).toMatchObject({
      results: 0,
      completed: 0,
      similar: 0,
      person,
    })
    const nowhere = { ...world.platform.config, SEARCH_URL: 'http://127.0.0.1:1' }
    const away = { ...viewer, search: openSearch(nowhere) }
    expect(await learn(away, word, other, target)).toEqual({ ...nothing, person })
    await catchUp(world)
    expect(await learn(viewer, word, other, target)).toEqual({ ...nothing, person })
  })
})
