import type { Request, Response } from '@playwright/test'

const partOf = (request: Request) =>
  request.method() === 'PUT' ? new URL(request.url()).searchParams.get('partNumber') : null

/** What the page asked of the api and of the store. */
export class Traffic {
  /** How often the store said that it has this part. */
  readonly stored = new Map<string, number>()
  /** Bytes of every body that went to the app's own origin. */
  readonly bodies: number[] = []
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  began(request: Request): void {
    if (!request.url().startsWith(this.#origin)) return
    this.bodies.push(request.postDataBuffer()?.length ?? 0)
  }

  answered(reply: Response): void {
    const part = partOf(reply.request())
    if (part === null || !reply.ok()) return
    this.stored.set(part, (this.stored.get(part) ?? 0) + 1)
  }
}
