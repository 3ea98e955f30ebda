import type { ContentView, ViewAs } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { realtime } from '../../../core/realtime/realtime.ts'
import { useTopic } from '../../../core/realtime/use-topic.ts'
import { contentQuery } from './content-query.ts'

/** The post, read again whenever anything about it changed: its text, its state or who may open it. */
export const useContent = (id: string, as?: ViewAs) => {
  const read = useQuery(contentQuery(id, as))
  const content: ContentView | undefined = read.data?.content
  useTopic(content ? `content:${content.id}` : null, ({ what }) => {
    realtime.reread({ queryKey: contentQuery(id, as).queryKey })
    if (what !== 'content') {
      realtime.reread({ queryKey: ['listComments', { params: { id } }] })
    }
  })
  return { ...read, content }
}
