import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkStories, countSteps } from './random-stories.ts'

class Refusal extends Error {}
const refuse = () => {
  throw new Refusal()
}
const isRefusal = (error: unknown) => error instanceof Refusal

it('a story in which everything is refused does not pass', async () => {
  const steps = countSteps<'sell' | 'refund'>(isRefusal)
  const property = fc.asyncProperty(fc.nat(), async () => {
    await steps.take('sell', () => true)
    await steps.take('refund', refuse)
  })
  const stories = checkStories(property, { few: 3, more: 0 }, () =>
    steps.expectAtLeast({ sell: 3, refund: 1 }),
  )
  await expect(stories).rejects.toThrow('refund: 0 of 1')
})

it('a step that found nothing to do does not count', async () => {
  const steps = countSteps<'sell'>(isRefusal)
  await steps.take('sell', () => false)
  expect(() => steps.expectAtLeast({ sell: 1 })).toThrow('sell: 0 of 1')
})

it('what is no refusal fails the story', async () => {
  const steps = countSteps<'sell'>(isRefusal)
  const broken = steps.take('sell', () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
})
