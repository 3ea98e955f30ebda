import { describe, expect, it } from 'vitest'
import { intentionsIn, memoryStore } from './intentions.ts'

class Refused extends Error {}
class Lost extends Error {}

const hour = 3_600_000

const open = (store = memoryStore()) => {
  let time = 0
  const isDefinite = (error: unknown) => error instanceof Refused
  const intentions = intentionsIn(store, { isDefinite, now: () => time })
  const sent: string[] = []
  const send = (content: string, outcome?: Error, form = 'tip') =>
    intentions
      .perform({ form, content }, async (key) => {
        sent.push(key)
        if (outcome) throw outcome
      })
      .catch((error: unknown) => {
        if (error !== outcome) throw error
      })
  const pass = (ms: number) => {
    time += ms
  }
  return { sent, send, store, pass, intentions }
}

const distinct = (keys: readonly string[]) => new Set(keys).size

describe('the key of an intention', () => {
  it('is another one after a definite answer, good or bad', async () => {
    const { sent, send } = open()
    await send('5')
    await send('5', new Refused())
    await send('5')
    expect(distinct(sent)).toBe(3)
  })

  it('stays the same while the outcome is unknown, also after a reload', async () => {
    const { sent, send, store } = open()
    await send('5', new Lost())
    await send('5', new Lost())
    const reloaded = open(store)
    await reloaded.send('5')
    expect(distinct([...sent, ...reloaded.sent])).toBe(1)
    await reloaded.send('5')
    expect(distinct(reloaded.sent)).toBe(2)
  })

  it('is taken over by other content, so that at most one of the two is done', async () => {
    const { sent, send } = open()
    await send('5', new Lost())
    await send('6')
    expect(distinct(sent)).toBe(1)
  })

  it('is never sent again after 20 hours', async () => {
    const { sent, send, pass } = open()
    await send('5', new Lost())
    pass(20 * hour)
    await send('5')
    expect(distinct(sent)).toBe(2)
  })

  it('belongs to one form', async () => {
    const { sent, send } = open()
    await send('5', new Lost(), 'tip to one')
    await send('5', new Lost(), 'tip to another')
    expect(distinct(sent)).toBe(2)
  })

  it('is shared by copies that are under way at once, and not by other contents', async () => {
    const { sent, intentions } = open()
    const start = (content: string) =>
      intentions.perform({ form: 'pictures', content }, async (key) => {
        sent.push(key)
        await new Promise((done) => setTimeout(done, 5))
      })
    await Promise.all([start('one'), start('one'), start('two'), start('three')])
    expect(sent[0]).toBe(sent[1])
    expect(distinct(sent)).toBe(3)
  })

  it('of a second content stays with it when its answer is lost', async () => {
    const { sent, intentions } = open()
    const start = (content: string, outcome?: Error) =>
      intentions
        .perform({ form: 'pictures', content }, async (key) => {
          sent.push(key)
          await new Promise((done) => setTimeout(done, 5))
          if (outcome) throw outcome
        })
        .catch(() => {})
    await Promise.all([start('one'), start('two', new Lost())])
    await start('two')
    expect(sent[2]).toBe(sent[1])
  })
})
