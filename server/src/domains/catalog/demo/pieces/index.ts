import { clubs } from './clubs.ts'
import { desks } from './desks.ts'
import { kitchens } from './kitchens.ts'
import { outdoors } from './outdoors.ts'
import type { DemoPiece } from './piece.ts'
import { sounds } from './sounds.ts'
import { studios } from './studios.ts'

/** Twenty-four creators with a dozen pieces each, and a few more of the one people sign in as. */
export const demoPieces: readonly DemoPiece[] = [
  ...studios,
  ...kitchens,
  ...outdoors,
  ...sounds,
  ...clubs,
  ...desks,
]
