import { columns } from './columns.ts'
import { essays } from './essays.ts'
import { letters } from './letters.ts'
import type { DemoPiece } from './piece.ts'

const bodies: Readonly<Record<string, string>> = { ...essays, ...columns, ...letters }

/** The opening line is the one people saw before they opened it. */
export const bodyOf = ({ title, text }: Pick<DemoPiece, 'title' | 'text'>): string[] => {
  const body = bodies[title]
  if (!body) throw new Error(`nobody wrote “${title}”`)
  return [text, ...body.trim().split('\n')]
}
