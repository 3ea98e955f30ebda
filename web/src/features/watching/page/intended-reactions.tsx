import type { ContentView } from '@fanfare/contract'
import { Intended } from '../../../core/session/intended.tsx'

type Props = { content: ContentView; onLike: () => void; onSave: () => void }

/** The like or save that somebody pressed before they signed in. */
export function IntendedReactions({ content, onLike, onSave }: Props) {
  const { liked, saved } = content.viewer
  return (
    <>
      <Intended name={`like ${content.id}`} onDue={() => liked || onLike()} />
      <Intended name={`save ${content.id}`} onDue={() => saved || onSave()} />
    </>
  )
}
