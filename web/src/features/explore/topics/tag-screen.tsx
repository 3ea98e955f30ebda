import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { readOf } from '../../../core/api/api.ts'
import { useTitle } from '../../../core/navigation/use-title.ts'
import layout from '../../../ui/layout/layout.module.css'
import { plural } from '../../../ui/text/format.ts'
import { TopicHead } from './topic-head.tsx'
import { TopicPosts } from './topic-posts.tsx'

const longest = 30
/** The server counts no further. */
const most = 1_000

const countWords = (count: number) => (count < most ? plural(count, 'post') : '1,000+ posts')

export function TagScreen() {
  const params = useParams({ strict: false }) as { tag: string }
  const tag = params.tag.trim().toLowerCase().slice(0, longest)
  useTitle(`#${tag}`)
  const { data } = useQuery(readOf('readTag', { params: { tag } }))
  return (
    <div className={layout.stack24}>
      <TopicHead title={`#${tag}`} count={data && countWords(data.contentCount)} />
      <TopicPosts key={tag} topic={{ tag }} />
    </div>
  )
}
