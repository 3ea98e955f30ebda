import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as options, until } from '@fanfare/ops'
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test'
import type { Person } from '../lib/person.ts'
import { Traffic } from './traffic.ts'

const patienceMs = 180_000

/** Someone at their computer: a browser that keeps what it knows over a crash. */
export class Desk implements AsyncDisposable {
  readonly traffic: Traffic
  readonly #origin: string
  readonly #person: Person
  readonly #folder: string
  #context: BrowserContext | undefined

  private constructor(origin: string, person: Person, folder: string) {
    this.#origin = origin
    this.#person = person
    this.#folder = folder
    this.traffic = new Traffic(origin)
  }

  static async open(origin: string, person: Person): Promise<Desk> {
    const folder = await mkdtemp(join(tmpdir(), 'fanfare-desk-'))
    return new Desk(origin, person, folder)
  }

  async openPage(path: string): Promise<Page> {
    const context = await chromium.launchPersistentContext(this.#folder, options)
    this.#context = context
    context.setDefaultTimeout(patienceMs)
    const { cookies } = this.#person.browser
    await context.addCookies(
      [...cookies].map(([name, value]) => ({ name, value, url: this.#origin })),
    )
    // Without it the browser opens the field of a form, which can be filled from here.
    await context.addInitScript('delete window.showOpenFilePicker')
    context.on('request', (request: Request) => this.traffic.began(request))
    context.on('response', (reply) => this.traffic.answered(reply))
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(this.#origin + path)
    return page
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.#context?.setOffline(offline)
  }

  /** kill -9, with no chance to write anything down. */
  async crash(): Promise<void> {
    for (const pid of await pidsWith(this.#folder)) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It went with its parent.
      }
    }
    await until('the end of the browser', async () => (await pidsWith(this.#folder)).length === 0)
    this.#context = undefined
  }

  async [Symbol.asyncDispose]() {
    await this.#context?.close()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** Only what was started with this folder, which nobody else has. */
const pidsWith = async (folder: string): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const holds = async (pid: number) =>
    (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(folder)
  const held = await Promise.all(pids.map(holds))
  return pids.filter((_, at) => held[at])
}
