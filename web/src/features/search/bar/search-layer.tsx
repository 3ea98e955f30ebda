import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { plural } from '../../../ui/text/format.ts'
import { useTrendingSearches } from '../use-trending-searches.ts'
import { KeyHints } from './key-hints.tsx'
import { OptionGroups } from './option-groups.tsx'
import { groupsFor, startGroups } from './options.ts'
import { RecentControls } from './recent-controls.tsx'
import styles from './search-layer.module.css'
import { useCombobox } from './use-combobox.ts'
import { useCompletions } from './use-completions.ts'
import { useRecent } from './use-recent.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  input: HTMLInputElement
  onPopup: Parameters<typeof useCombobox>[0]['onPopup']
}

/** Below the field while it has the focus: where to begin, then what the letters may become. */
export function SearchLayer({ input, onPopup }: Props) {
  const typed = useTyped(input)
  const [isOpen, setIsOpen] = useState(false)
  const recent = useRecent()
  const { completions, others } = useCompletions(typed)
  const trending = useTrendingSearches()
  const groups = typed
    ? groupsFor({ typed, recent: recent.searches, others, completions })
    : startGroups({ recent: recent.searches, trending })
  const options = groups.flatMap((group) => group.options)
  const { list, current, choose } = useCombobox({ input, options, isOpen, setIsOpen, onPopup })

  const empty = () => {
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  return (
    <>
      {typed && (
        <IconButton
          small
          label="Clear search"
          icon={<X size={16} />}
          className={styles.empty}
          onClick={empty}
        />
      )}
      {isOpen && (
        // The focus stays in the field, whatever is pressed beside its buttons.
        // biome-ignore lint/a11y/noStaticElementInteractions: it takes no press, it only keeps the focus
        <div
          className={styles.layer}
          data-empty={options.length === 0 || undefined}
          onMouseDown={(event) => event.preventDefault()}
        >
          <OptionGroups
            list={list}
            typed={typed}
            groups={groups}
            current={current}
            onChoose={choose}
          />
          {!typed && <RecentControls recent={recent} />}
          <KeyHints />
        </div>
      )}
      <VisuallyHidden role="status">
        {isOpen && options.length > 0 && `${plural(options.length, 'suggestion')} below`}
      </VisuallyHidden>
    </>
  )
}
