import { BadgeCheck, History, Search } from 'lucide-react'
import { coverProps } from '../../../core/format/covers.ts'
import { avatarOf } from '../../../core/format/picture.ts'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { CoverPattern } from '../../../ui/media/cover-pattern.tsx'
import type { Option } from './options.ts'
import styles from './search-layer.module.css'
import { optionId } from './use-combobox.ts'

type Props = {
  list: string
  at: number
  option: Option
  typed: string
  isCurrent: boolean
  onChoose: (option: Option) => void
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export function OptionRow({ list, at, option, typed, isCurrent, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
    // biome-ignore lint/a11y/useFocusableInteractive: as the combobox pattern has it
    <div
      ref={isCurrent ? intoView : null}
      id={optionId(list, at)}
      role="option"
      aria-selected={isCurrent}
      data-removable={(!typed && option.kind === 'words' && option.isRecent) || undefined}
      className={styles.option}
      onClick={() => onChoose(option)}
    >
      <Face option={option} typed={typed} />
    </div>
  )
}

function Face({ option, typed }: Pick<Props, 'option' | 'typed'>) {
  if (option.kind === 'words') {
    const Icon = option.isRecent ? History : Search
    return (
      <>
        <Icon size={16} />
        <Continued words={option.words} typed={typed} />
      </>
    )
  }
  if (option.kind === 'post') {
    return (
      <>
        <span className={styles.cover}>
          {option.cover ? (
            <img {...coverProps(option.cover, '56px')} alt="" width="56" height="32" />
          ) : (
            <CoverPattern seed={option.key} />
          )}
        </span>
        <span className={styles.text}>{option.title}</span>
      </>
    )
  }
  const { username, displayName, picture, isVerified } = option.person
  return (
    <>
      <Avatar name={displayName} seed={username} picture={avatarOf(picture)} size={28} />
      <span className={styles.text}>
        <b>{displayName}</b> <span className={styles.username}>@{username}</span>
      </span>
      {isVerified && (
        <BadgeCheck size={16} role="img" aria-label="Verified" className={styles.verified} />
      )}
    </>
  )
}

/** What would be added to the letters stands out. */
function Continued({ words, typed }: { words: string; typed: string }) {
  const begins = words.toLowerCase().startsWith(typed.toLowerCase())
  const from = begins && typed ? typed.length : words.length
  return (
    <span className={styles.text}>
      {words.slice(0, from)}
      {from < words.length && <b>{words.slice(from)}</b>}
    </span>
  )
}
