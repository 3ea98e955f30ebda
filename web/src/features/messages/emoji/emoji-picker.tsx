import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { phone, useMedia } from '../../../core/device/use-media.ts'
import { SearchInput } from '../search-input.tsx'
import styles from './emoji-picker.module.css'
import { type EmojiGroup, emojiGroups, emojisOf, findEmojis } from './emojis.ts'
import { moveInGrid } from './grid-move.ts'
import { noteEmoji, recentEmojis } from './recent-emojis.ts'

type Props = { accountId: string; onChoose: (emoji: string) => void }

/** As many as the style has. */
const columns = 8

const sectionsOf = (q: string, recent: readonly string[]): EmojiGroup[] => {
  const sections = q
    ? [{ name: 'Found', emojis: findEmojis(q) }]
    : [{ name: 'Recent', emojis: emojisOf(recent) }, ...emojiGroups]
  return sections.filter(({ emojis }) => emojis.length > 0)
}

/** One stop for Tab, and arrows within. */
export function EmojiPicker({ accountId, onChoose }: Props) {
  const [q, setQ] = useState('')
  const [recent] = useState(() => recentEmojis(accountId))
  const [at, setAt] = useState(0)
  const picker = useRef<HTMLDivElement>(null)
  const sections = sectionsOf(q, recent)
  // On a phone the keyboard would cover what somebody came to look at.
  const isTyped = !useMedia(phone)
  // It may come after what it stands in was opened.
  useEffect(() => {
    if (isTyped) picker.current?.querySelector('input')?.focus()
  }, [isTyped])
  const choose = (emoji: string) => {
    noteEmoji(accountId, emoji)
    onChoose(emoji)
  }
  const focus = (index: number) => {
    setAt(index)
    picker.current?.querySelectorAll<HTMLElement>('[data-emoji]')[index]?.focus()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isTyping = event.target instanceof HTMLInputElement
    const first = sections[0]?.emojis[0]
    if (isTyping && event.key === 'Enter') {
      // It would send what stands in the composer around it.
      event.preventDefault()
      if (q && first) choose(first.emoji)
      return
    }
    if (isTyping && event.key !== 'ArrowDown') return
    const sizes = sections.map(({ emojis }) => emojis.length)
    const to = isTyping ? 0 : moveInGrid(event.key, at, sizes, columns)
    if (to === null) return
    event.preventDefault()
    focus(to)
  }
  const search = (words: string) => {
    setQ(words)
    setAt(0)
  }
  let before = 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move between the buttons inside
    <div ref={picker} className={styles.picker} onKeyDown={press}>
      <SearchInput label="Search emojis" maxLength={40} isFirst={isTyped} onSearch={search} />
      <div className={styles.sections}>
        {sections.length === 0 && (
          <p role="status" className={styles.none}>
            No emojis match “{q}”
          </p>
        )}
        {sections.map(({ name, emojis }) => {
          const start = before
          before += emojis.length
          return (
            <section key={name} aria-label={name}>
              <h3 className={styles.title}>{name}</h3>
              <div className={styles.grid}>
                {emojis.map((one, index) => (
                  <button
                    key={one.emoji}
                    type="button"
                    data-emoji
                    className={styles.emoji}
                    aria-label={one.name}
                    title={one.name}
                    tabIndex={start + index === at ? 0 : -1}
                    onClick={() => choose(one.emoji)}
                  >
                    {one.emoji}
                  </button>
                ))}
              </div>
            </section>
          )
        })}
      </div>
    </div>
  )
}
