import type { ContentView } from '@fanfare/contract'
import { Play } from 'lucide-react'
import { Button } from '../../../ui/form/button.tsx'
import styles from './locked-stage.module.css'
import { OpenStage } from './open-stage.tsx'
import { insideWords, previewWords } from './unlock/unlock-words.ts'

type Props = { content: ContentView; previewing: boolean; onPreview: () => void }

/** On the artwork: what one would get, and the way to its preview. A sound plays right there. */
export function LockedInside({ content, previewing, onPreview }: Props) {
  const { teaserSeconds } = content
  const facts = insideWords(content)
  return (
    <>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {previewing && (
        <div className={styles.sound}>
          <OpenStage content={content} teaser />
        </div>
      )}
      {teaserSeconds !== null && !previewing && (
        <Button
          size="lg"
          className={styles.preview}
          icon={<Play size={16} fill="currentColor" />}
          onClick={onPreview}
        >
          {previewWords(content.type, teaserSeconds)}
        </Button>
      )}
    </>
  )
}
