import { X } from 'lucide-react'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { OptionRow } from './option-row.tsx'
import { type Option, wordsOption } from './options.ts'
import styles from './search-layer.module.css'
import type { Recent } from './use-recent.ts'

type Props = {
  list: string
  recent: Recent
  current: number
  onChoose: (option: Option) => void
}

/** The buttons stand beside the list, not in it: an option may hold none. */
export function RecentList({ list, recent, current, onChoose }: Props) {
  if (recent.searches.length === 0) return null
  return (
    <div className={styles.recent}>
      <div className={styles.head}>
        <p className={styles.label}>Recent searches</p>
        <Button variant="ghost" size="sm" onClick={recent.clear}>
          Clear all
        </Button>
      </div>
      <div id={list} role="listbox" aria-label="Recent searches">
        {recent.searches.map((words, at) => (
          <OptionRow
            key={words}
            list={list}
            at={at}
            option={wordsOption(words, true)}
            typed=""
            isCurrent={at === current}
            onChoose={onChoose}
          />
        ))}
      </div>
      <div className={styles.removes}>
        {recent.searches.map((words) => (
          <IconButton
            key={words}
            small
            label={`Remove ${words}`}
            icon={<X size={16} />}
            onClick={() => recent.remove(words)}
          />
        ))}
      </div>
    </div>
  )
}
