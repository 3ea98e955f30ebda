/**
 * Why a mail did not leave, without a word of what the library or the server said: both like to
 * repeat the recipient's address.
 */
export class MailFailure extends Error {
  /** The receiving server's final no. A server that cannot be reached is tried for ever. */
  readonly isFinal: boolean

  constructor(error: unknown) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
    const kind = typeof code === 'string' && /^E[A-Z]+$/.test(code) ? code : 'unknown'
    const answer = typeof responseCode === 'number' ? responseCode : 0
    super(answer ? `${kind} ${answer}` : kind)
    this.name = 'MailFailure'
    this.isFinal = answer >= 500 && answer < 600
  }
}
