import { limits, type PersonCard } from '@fanfare/contract'
import { useState } from 'react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { avatarOf } from '../../../core/format/picture.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import checkbox from '../../../ui/form/checkbox.module.css'
import { Chip } from '../../../ui/layout/chip.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { SearchInput } from '../search-input.tsx'
import styles from './people-picker.module.css'
import { usePeopleSearch } from './use-people-search.ts'

type Props = {
  /** Who is in it already. */
  without: readonly string[]
  /** At most one. */
  isSingle?: boolean
  error: string | undefined
  onChoose: (ids: string[]) => void
}

/** People by their name. Those who are chosen stay while another name is typed. */
export function PeoplePicker({ without, isSingle = false, error, onChoose }: Props) {
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<readonly PersonCard[]>([])
  const search = usePeopleSearch(q)
  const found = search.people?.filter(({ id }) => !without.includes(id))
  const choose = (people: readonly PersonCard[]) => {
    setChosen(people)
    onChoose(people.map(({ id }) => id))
  }
  const change = (person: PersonCard, isOn: boolean) => {
    const others = isSingle ? [] : chosen.filter(({ id }) => id !== person.id)
    choose(isOn ? [...others, person] : others)
  }
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{isSingle ? 'To' : 'People'}</legend>
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          {chosen.map((person) => (
            <Chip key={person.id} onRemove={() => change(person, false)}>
              {person.displayName}
            </Chip>
          ))}
        </div>
      )}
      <SearchInput label="Search people" maxLength={limits.searchQuery} isFirst onSearch={setQ} />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {!q && <p className={styles.hint}>Type a name or a username.</p>}
      {q && !found && !search.error && <SkeletonText lines={3} />}
      {q && !found && search.error && (
        <LoadError level={3} title="We couldn’t search for people" read={search} />
      )}
      {found?.length === 0 && (
        <p role="status" className={styles.hint}>
          No people match “{q}”
        </p>
      )}
      {found?.map((person) => (
        <label key={person.id} className={styles.person}>
          <Avatar
            name={person.displayName}
            seed={person.username}
            picture={avatarOf(person.picture)}
            size={36}
          />
          <span className={styles.words}>
            <span className={styles.name}>{person.displayName}</span>
            <span className={styles.username}>@{person.username}</span>
          </span>
          <input
            type="checkbox"
            className={checkbox.input}
            checked={chosen.some(({ id }) => id === person.id)}
            onChange={({ currentTarget }) => change(person, currentTarget.checked)}
          />
        </label>
      ))}
    </fieldset>
  )
}
