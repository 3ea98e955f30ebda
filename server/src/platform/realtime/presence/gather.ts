/** So many are asked about at once when a whole process's browsers come back. */
const most = 500

/** Answers many questions with one: what is asked while others are being answered waits for the next. */
export const gather = <Answer>(
  read: (ids: readonly string[]) => Promise<(id: string) => Answer>,
): ((id: string) => Promise<Answer>) => {
  const waiting = new Map<string, PromiseWithResolvers<Answer>>()
  let isReading = false

  const readSome = async () => {
    const taken = [...waiting].slice(0, most)
    for (const [id] of taken) waiting.delete(id)
    try {
      const answer = await read(taken.map(([id]) => id))
      for (const [id, { resolve }] of taken) resolve(answer(id))
    } catch (error) {
      for (const [, { reject }] of taken) reject(error)
    }
  }

  const readAll = async () => {
    isReading = true
    // Whoever asks in the same moment is among the first.
    await Promise.resolve()
    while (waiting.size > 0) await readSome()
    isReading = false
  }

  return (id) => {
    const asked = waiting.get(id) ?? Promise.withResolvers<Answer>()
    waiting.set(id, asked)
    if (!isReading) void readAll()
    return asked.promise
  }
}
