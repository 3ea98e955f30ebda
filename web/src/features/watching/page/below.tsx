import type { ContentView } from '@fanfare/contract'
import { Comments } from '../../comments/index.ts'

export function Below({ content }: { content: ContentView }) {
  return <Comments content={content} />
}
