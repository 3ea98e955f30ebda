import type { ContentId, ViewAs } from '@fanfare/contract'
import { readOf } from '../../../core/api/api.ts'

/** An empty query where nothing is asked for: the document brings its answer under the same key. */
export const contentQuery = (id: string, as?: ViewAs) =>
  readOf('readContent', { params: { id: id as ContentId }, query: as ? { as } : {} })
