import { useParams, useSearch } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { ContentPage } from './content-page.tsx'
import { ContentSkeleton } from './content-skeleton.tsx'
import { useContent } from './use-content.ts'
import { viewAsOf } from './view-as.ts'

export function ContentScreen() {
  const { id } = useParams({ from: '/content/$id' })
  const as = viewAsOf(useSearch({ strict: false }))
  const query = useContent(id, as)
  const { content, error } = query
  const code = error?.problem.code
  const missing = code === 'content.not-found' || code === 'request.invalid'
  useTitle(missing ? 'Content Not Found' : (content?.title ?? 'Fanfare'))

  if (missing) return <ContentNotFound />
  if (content) return <ContentPage key={content.id} content={content} as={as} />
  if (error) return <LoadError level={1} title="We couldn’t load this post" read={query} />
  return <ContentSkeleton />
}

function ContentNotFound() {
  return (
    <MissingState icon={<SearchX size={24} />} title="Content Not Found">
      This post doesn’t exist or was removed.
    </MissingState>
  )
}
