import { desksAndClubs } from './articles-desks.ts'
import { making } from './articles-making.ts'
import { places } from './articles-places.ts'
import type { DemoPost } from './post.ts'

const bodies: Readonly<Record<string, string>> = { ...making, ...places, ...desksAndClubs }

/** It opens with the description that people saw before they opened it. */
export const bodyOf = ({ title, text }: Pick<DemoPost, 'title' | 'text'>): string[] => {
  const body = bodies[title]
  if (!body) throw new Error(`“${title}” has no text`)
  return [text, ...body.trim().split('\n')]
}
