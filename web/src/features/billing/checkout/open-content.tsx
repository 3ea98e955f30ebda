import type { ContentId, ContentView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { Button } from '../../../ui/form/button.tsx'

const verbs: Partial<Record<ContentView['type'], string>> = {
  video: 'Watch',
  audio: 'Listen',
  article: 'Read',
}

/** Offered instead of paying for something the buyer already has. */
export function OpenContent({ id }: { id: ContentId }) {
  const { data } = useQuery(readOf('readContent', { params: { id }, query: {} }))
  return (
    <Button variant="primary" href={`/content/${id}`}>
      {(data && verbs[data.content.type]) ?? 'Open'}
    </Button>
  )
}
