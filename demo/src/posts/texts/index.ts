import { clubs } from './clubs.ts'
import { desks } from './desks.ts'
import { kitchens } from './kitchens.ts'
import { outdoors } from './outdoors.ts'
import type { DemoPost } from './post.ts'
import { sounds } from './sounds.ts'
import { studios } from './studios.ts'

/** Twenty-four creators with six to nine posts each, and more of the one people sign in as. */
export const demoPosts: readonly DemoPost[] = [
  ...studios,
  ...kitchens,
  ...outdoors,
  ...sounds,
  ...clubs,
  ...desks,
]
