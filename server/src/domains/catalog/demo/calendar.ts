import { dice } from './art/dice.ts'
import { demoPieces } from './pieces/index.ts'
import type { DemoPiece } from './pieces/piece.ts'

export interface Dated {
  readonly piece: DemoPiece
  /** Days before the world was made. */
  readonly age: number
  /** Small ones are made first. */
  readonly turn: number
}

/** Videos cost most to make and a page of text costs nothing. */
const costOf = ({ type, size }: DemoPiece) => {
  if (type === 'article') return 0
  if (type === 'image') return size * 0.6
  return type === 'audio' ? 5 : 3.5 + size / 8
}

/** A year of work, closer together of late; what fills the home page soonest comes first. */
const dated = (piece: DemoPiece): Dated => {
  const all = demoPieces.filter(({ creator }) => creator === piece.creator)
  const rank = all.indexOf(piece)
  const roll = dice(`${piece.creator}:${piece.title}:date`)
  const age = 0.05 + 350 * ((rank + roll(0, 0.9)) / all.length) ** 1.7
  return { piece, age, turn: rank * 1.5 + costOf(piece) }
}

export const calendar = (pieces: readonly DemoPiece[]): Dated[] =>
  pieces.map(dated).sort((a, b) => a.turn - b.turn)

/** One creator with everything there is, and some of another: enough to test on. */
export const smallWorld = [
  ...demoPieces.filter(({ creator }) => creator === 'northlight'),
  ...demoPieces.filter(({ creator }) => creator === 'slow_kitchen').slice(0, 7),
]
