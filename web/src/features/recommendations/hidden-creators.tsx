import type { HiddenPerson } from '@fanfare/contract'
import { useCommand } from '../../core/api/api.ts'
import { MoreOf } from '../../core/api/more-of.tsx'
import { usePages } from '../../core/api/pages.ts'
import { toastResult } from '../../core/api/toast-result.ts'
import { avatarOf } from '../../core/format/picture.ts'
import { profilePath } from '../../core/navigation/paths.ts'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Link } from '../../ui/layout/link.tsx'
import rows from '../../ui/layout/rows.module.css'
import { cx } from '../../ui/lib/cx.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import typography from '../../ui/text/typography.module.css'
import styles from './hidden-creators.module.css'

/** Whose posts are not recommended, with a way back. */
export function HiddenCreators() {
  const { data, ...list } = usePages('listHiddenCreators', { query: { limit: 20 } })
  const creators = data?.pages.flatMap((page) => page.creators)
  return (
    <section className={layout.stack8}>
      <h3>Hidden creators</h3>
      {creators && (
        <p className={typography.hint}>
          {creators.length === 0
            ? 'You haven’t hidden anyone from your recommendations.'
            : 'We don’t recommend their posts. You still find them everywhere else.'}
        </p>
      )}
      {creators && creators.length > 0 && (
        <ul className={rows.rows} aria-label="Hidden creators">
          {creators.map((creator) => (
            <Creator key={creator.id} creator={creator} />
          ))}
        </ul>
      )}
      <MoreOf what="hidden creators" list={{ ...list, rows: creators }} />
    </section>
  )
}

function Creator({ creator }: { creator: HiddenPerson }) {
  const { id, username, displayName, picture } = creator
  const unhide = useCommand('unhideCreator', { refresh: ['listHiddenCreators', 'listForYou'] })
  const show = () =>
    toastResult(unhide.run({ params: { id } }), `${displayName} can be recommended to you again`)
  return (
    <li className={cx(rows.row, styles.row)}>
      <Avatar name={displayName} seed={username} picture={avatarOf(picture)} size={40} />
      <div className={rows.words}>
        <Link href={profilePath(username)} className={rows.name}>
          {displayName}
        </Link>
        <p className={rows.hint}>@{username}</p>
      </div>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Recommend again: ${displayName}`}
        loading={unhide.isPending}
        onClick={() => void show()}
      >
        Recommend again
      </Button>
    </li>
  )
}
