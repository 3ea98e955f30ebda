import { commentRoutes } from './comments.ts'
import { contentRoutes } from './content.ts'
import { contentFileRoutes } from './content-files.ts'
import { feedRoutes } from './feed.ts'
import { libraryRoutes } from './library.ts'
import { ownContentRoutes } from './own-content.ts'
import { seriesRoutes } from './series.ts'
import { watchingRoutes } from './watching.ts'

export const catalogRoutes = {
  ...contentRoutes,
  ...contentFileRoutes,
  ...watchingRoutes,
  ...feedRoutes,
  ...commentRoutes,
  ...seriesRoutes,
  ...libraryRoutes,
  ...ownContentRoutes,
}
