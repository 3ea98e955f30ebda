import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { sideBySide } from './side-by-side.ts'

it('works on so many at once and on no more', async () => {
  let [now, most, done] = [0, 0, 0]
  await sideBySide(Array.from({ length: 20 }), 4, async () => {
    most = Math.max(most, ++now)
    await sleep(2)
    now -= 1
    done += 1
  })
  expect([most, done]).toEqual([4, 20])
})

it('tries all of them before it fails with the first failure', async () => {
  const tried: number[] = []
  const work = sideBySide([1, 2, 3, 4], 2, async (item) => {
    tried.push(item)
    if (item < 3) throw new Error(`no ${item}`)
  })
  await expect(work).rejects.toThrow('no 1')
  expect(tried).toEqual([1, 2, 3, 4])
})
