import type { PersonBrief } from '@fanfare/contract'
import { avatarOf } from '../../core/format/picture.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import styles from './mention-list.module.css'
import { optionIdOf } from './option-id.ts'

type Props = {
  id: string
  people: readonly PersonBrief[]
  active: number
  onChoose: (person: PersonBrief) => void
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** The focus stays in the text, whose keys move through it. */
export function MentionList({ id, people, active, onChoose }: Props) {
  return (
    <div
      ref={intoView}
      id={id}
      role="listbox"
      aria-label="People to mention"
      className={styles.list}
    >
      {people.map((person, at) => (
        <button
          key={person.id}
          id={optionIdOf(id, at)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar
            name={person.displayName}
            seed={person.username}
            picture={avatarOf(person.picture)}
            size={28}
          />
          <span className={styles.name}>{person.displayName}</span>
          <span className={styles.username}>@{person.username}</span>
        </button>
      ))}
    </div>
  )
}
