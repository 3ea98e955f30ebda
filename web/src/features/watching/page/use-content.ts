import type { ContentView, ViewAs } from '@fanfare/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTopic } from '../../../core/realtime/use-topic.ts'
import { contentQuery } from './content-query.ts'

/** The post, read again whenever anything about it changed: its text, its state or who may open it. */
export const useContent = (id: string, as?: ViewAs) => {
  const queries = useQueryClient()
  const read = useQuery(contentQuery(id, as))
  const content: ContentView | undefined = read.data?.content
  useTopic(content ? `content:${content.id}` : null, ({ what }) => {
    void queries.invalidateQueries({ queryKey: contentQuery(id, as).queryKey })
    if (what !== 'content') {
      void queries.invalidateQueries({ queryKey: ['listComments', { params: { id } }] })
    }
  })
  return { ...read, content }
}
