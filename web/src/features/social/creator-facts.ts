import type { FollowFacts } from '@fanfare/contract'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isCreator = (value: Record<string, unknown>, id: string) =>
  value.id === id && 'followerCount' in value

/** Whether an answer shows this creator, as a page, a card or beside their work. */
export const holdsCreator = (answer: unknown, id: string): boolean =>
  isObject(answer) &&
  (isCreator(answer, id) || Object.values(answer).some((part) => holdsCreator(part, id)))

/** The same answer with this creator changed wherever it shows them; the rest is not copied. */
export const withCreator = <Answer>(
  answer: Answer,
  id: string,
  change: (facts: FollowFacts) => FollowFacts,
): Answer => {
  if (!isObject(answer)) return answer
  if (isCreator(answer, id)) {
    return { ...answer, ...change(answer as unknown as FollowFacts) }
  }
  let changed = false
  const parts = Object.entries(answer).map(([name, part]) => {
    const next = withCreator(part, id, change)
    changed ||= next !== part
    return [name, next] as const
  })
  if (!changed) return answer
  return (
    Array.isArray(answer) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
  ) as Answer
}
