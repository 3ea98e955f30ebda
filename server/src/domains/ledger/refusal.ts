type Reason =
  | 'unknown-sale'
  | 'more-than-left'
  | 'already-disputed'
  | 'never-disputed'
  | 'dispute-closed'
  | 'never-refunded'

/** Why the books do not take a movement. The command that asked says it in its own words. */
export class LedgerRefusal extends Error {
  readonly reason: Reason

  constructor(reason: Reason, about: string) {
    super(`${reason}: ${about}`)
    this.name = 'LedgerRefusal'
    this.reason = reason
  }
}
