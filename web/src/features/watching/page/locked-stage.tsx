import type { ContentView, WayIn } from '@fanfare/contract'
import { Lock, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { plural, spokenTime } from '../../../ui/text/format.ts'
import styles from './locked-stage.module.css'
import { OpenStage } from './open-stage.tsx'
import { postNoun } from './post-noun.ts'
import { useWays } from './use-ways.ts'

const titleOf = ({ type }: ContentView, ways: readonly WayIn[]) => {
  if (ways.length === 0) return 'Locked'
  if (ways.every(({ kind }) => kind === 'wait')) return 'Early access'
  return `Unlock this ${postNoun(type)}`
}

/** In the fewest words what one would get. */
const insideWords = (content: ContentView) => {
  const { duration, pictureCount, wordCount, chapters, captions, type } = content
  return [
    duration !== null && spokenTime(duration),
    type === 'image' && plural(pictureCount, 'image'),
    wordCount !== null && plural(wordCount, 'word'),
    chapters.length > 0 && plural(chapters.length, 'chapter'),
    captions.length > 0 && `captions in ${plural(captions.length, 'language')}`,
  ].filter((words) => words !== false)
}

export function LockedStage({ content }: { content: ContentView }) {
  const [teaser, setTeaser] = useState(false)
  const { ways } = useWays(content)
  if (teaser && content.type === 'audio') {
    return (
      <div className={styles.sound}>
        <OpenStage content={content} teaser />
      </div>
    )
  }
  if (teaser) return <OpenStage content={content} teaser />
  const { teaserSeconds } = content
  return (
    <div className={styles.locked}>
      <Lock size={24} />
      <p className={styles.title}>{titleOf(content, ways)}</p>
      <p>{insideWords(content).join(' · ')}</p>
      {teaserSeconds !== null && (
        <Button
          size="lg"
          className={styles.free}
          icon={<Play size={20} />}
          onClick={() => setTeaser(true)}
        >
          {`${content.type === 'audio' ? 'Listen to' : 'Watch'} the free preview (${spokenTime(teaserSeconds)})`}
        </Button>
      )}
    </div>
  )
}
