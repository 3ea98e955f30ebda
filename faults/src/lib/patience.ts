import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Browser, Sent } from './browser.ts'
import type { Random } from './random.ts'

export const patienceMs = 180_000
export const pauseMs = 150
let underWay = 0

/** Requests that were sent and not answered yet, by everyone. */
export const requestsUnderWay = () => underWay

export interface Acknowledged {
  readonly answer: Answer
  /** Tries without an answer: each may or may not have been carried out. */
  readonly unanswered: number
}

/** As people do: tries again until there is an answer that is not "come back later". */
export const untilAnswered = async (browser: Browser, sent: Sent): Promise<Acknowledged> => {
  const end = Date.now() + patienceMs
  for (let unanswered = 0; ; unanswered++) {
    underWay += 1
    const answer = await browser
      .send(sent)
      .catch(() => undefined)
      .finally(() => {
        underWay -= 1
      })
    if (answer && answer.status !== 503) return { answer, unanswered }
    if (Date.now() > end) throw new Error(`${sent.method} ${sent.path}: no answer in three minutes`)
    await sleep(pauseMs)
  }
}

/** Mostly a moment; sometimes so long that whoever retries a few times and gives up has given up. */
export const deadForMs = (random: Random) =>
  random(0, 5) === 0 ? random(3_000, 8_000) : random(50, 1_500)
