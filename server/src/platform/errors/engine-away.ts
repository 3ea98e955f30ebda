/** An engine does not answer. What needs it waits and is tried again; nothing is wrong with it. */
export class EngineAway extends Error {
  constructor(engine: string, cause: unknown) {
    super(`${engine} is away`, { cause })
    this.name = 'EngineAway'
  }
}
