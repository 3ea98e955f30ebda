import { queryClient } from '../../core/api/query-client.ts'
import { contentQuery } from './page/content-query.ts'
import { viewAsOf } from './page/view-as.ts'
import { prepare, startsAtOnce } from './prepare.ts'

type Asked = {
  params: { id: string }
  location: { search: object }
  cause: 'preload' | 'enter' | 'stay'
}

/**
 * The post, its addresses and its player are on their way before the screen is drawn, and none waits
 * for another. Nothing is awaited: the screen has a shape for what is not there yet.
 */
export const openContent = ({ params: { id }, location, cause }: Asked) => {
  const as = viewAsOf(location.search)
  const query = contentQuery(id, as)
  const read = queryClient.prefetchQuery(query)
  if (cause === 'preload') return
  import('./page/open-stage.tsx').catch(() => {})
  void read.then(() => {
    const known = queryClient.getQueryData(query.queryKey)
    if (known && startsAtOnce(known.content)) void prepare(known.content, as)
  })
}
