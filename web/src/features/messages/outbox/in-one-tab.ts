const nameOf = (clientId: string) => `fanfare-outbox:${clientId}`

/** Files are sent by one tab at a time: another one waits, and goes on where that one was closed. */
export const inOneTab = (clientId: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks
    ? navigator.locks.request(nameOf(clientId), async () => {
        await work()
      })
    : work()
