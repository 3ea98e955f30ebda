import type { ContentId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { Button } from '../../../ui/form/button.tsx'
import { openVerbs } from './opening.ts'

/** Offered instead of paying for something the buyer already has. */
export function OpenContent({ id }: { id: ContentId }) {
  const { data } = useQuery(readOf('readContent', { params: { id }, query: {} }))
  return (
    <Button variant="primary" href={`/content/${id}`}>
      {data ? openVerbs[data.content.type] : 'Open'}
    </Button>
  )
}
