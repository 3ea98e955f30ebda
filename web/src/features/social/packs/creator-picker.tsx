import { type AccountId, limits, type PersonCard } from '@fanfare/contract'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { avatarOf } from '../../../core/format/picture.ts'
import rows from '../../../ui/layout/rows.module.css'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { plural } from '../../../ui/text/format.ts'
import { useFollowing } from '../lists/use-people.ts'
import styles from './packs.module.css'

type Props = {
  viewerId: AccountId
  /** Those it held already, whom the person may not follow themselves. */
  before: readonly PersonCard[]
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
  error: string | undefined
}

/** Of the creators this person follows, and those who are in the pack. */
export function CreatorPicker({ viewerId, before, chosen, onChoose, error }: Props) {
  const list = useFollowing(viewerId)
  const known = new Set(before.map(({ id }) => id))
  const followed = list.rows?.filter(({ id }) => !known.has(id)) ?? []
  const among = [...before, ...followed]
  const isFull = chosen.length >= limits.packCreators
  const change = (id: string, on: boolean) => {
    const others = chosen.filter((one) => one !== id)
    onChoose(on ? [...others, id] : others)
  }
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        Creators you follow · {plural(chosen.length, 'creator')} chosen
      </legend>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {among.map((creator) => (
        <label key={creator.id} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(creator.id)}
            disabled={isFull && !chosen.includes(creator.id)}
            onChange={({ currentTarget }) => change(creator.id, currentTarget.checked)}
          />
          <Avatar
            name={creator.displayName}
            seed={creator.username}
            picture={avatarOf(creator.picture)}
            size={32}
          />
          <span className={rows.words}>
            <span className={rows.name}>{creator.displayName}</span>{' '}
            <span className={rows.hint}>@{creator.username}</span>
          </span>
        </label>
      ))}
      {list.rows && among.length === 0 && (
        <p className={rows.none}>Follow some creators first. They’ll show up here.</p>
      )}
      <MoreOf what="creators" list={list} />
    </fieldset>
  )
}
