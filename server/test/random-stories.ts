import fc from 'fast-check'
import { expect } from 'vitest'
import { isFullSize } from './full-size.ts'

interface Size {
  /** Of a seed that stays, so that what they did can be counted on. */
  readonly few: number
  /** Of a seed of their own, at full size only. */
  readonly more: number
  readonly endOnFailure?: boolean
}

/** `then` says what the stories that are always the same must have done. */
export const checkStories = async <Story>(
  property: fc.IAsyncPropertyWithHooks<Story>,
  { few, more, endOnFailure = false }: Size,
  then: () => void,
) => {
  await fc.assert(property, { numRuns: few, seed: 7, endOnFailure })
  then()
  if (isFullSize) await fc.assert(property, { numRuns: more, endOnFailure })
}

/**
 * Random steps may be refused. Without a count of those that were taken, a story in which
 * everything is refused would pass as well.
 */
export const countSteps = <Kind extends string>(isRefusal: (error: unknown) => boolean) => {
  const taken = new Map<Kind, number>()
  const count = (kind: Kind) => taken.set(kind, (taken.get(kind) ?? 0) + 1)
  return {
    count,
    /** A step that found nothing to do answers false. */
    async take(kind: Kind, step: () => unknown) {
      try {
        if ((await step()) !== false) count(kind)
      } catch (error) {
        if (!isRefusal(error)) throw error
      }
    },
    expectAtLeast(least: Readonly<Record<Kind, number>>) {
      const kinds = Object.keys(least) as Kind[]
      const short = kinds.filter((kind) => (taken.get(kind) ?? 0) < least[kind])
      expect(short.map((kind) => `${kind}: ${taken.get(kind) ?? 0} of ${least[kind]}`)).toEqual([])
    },
  }
}
