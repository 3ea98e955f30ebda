import type { PackCard, ProfilePage } from '@fanfare/contract'
import { Plus, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { avatarOf } from '../../../core/format/picture.ts'
import { go } from '../../../core/navigation/app-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Link } from '../../../ui/layout/link.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { plural } from '../../../ui/text/format.ts'
import { PeopleScreen } from '../lists/people-screen.tsx'
import styles from './packs.module.css'
import { usePacks } from './use-packs.ts'

const PackDialog = lazyAfterPaint(() => import('./pack-dialog.tsx'), 'PackDialog')

export function PacksScreen() {
  return (
    <PeopleScreen which="Starter packs">{(profile) => <Packs profile={profile} />}</PeopleScreen>
  )
}

function Packs({ profile }: { profile: ProfilePage }) {
  const list = usePacks(profile.id)
  const [isMaking, setIsMaking] = useState(false)
  const isOwn = profile.abilities.edit
  const add = isOwn && (
    <Button icon={<Plus size={16} />} onClick={() => setIsMaking(true)}>
      New starter pack
    </Button>
  )
  return (
    <div className={layout.stack16}>
      {list.rows && list.rows.length > 0 && (
        <>
          {add && <div>{add}</div>}
          <ul className={rows.rows} aria-label="Starter packs">
            {list.rows.map((pack) => (
              <PackRow key={pack.id} pack={pack} />
            ))}
          </ul>
        </>
      )}
      {list.rows?.length === 0 && (
        <EmptyState
          level={3}
          icon={<Users size={24} />}
          title="No starter packs yet"
          action={add || undefined}
        >
          {isOwn
            ? 'Put creators you recommend in a list that others can follow in one tap.'
            : `Lists of creators ${profile.displayName} recommends will show up here.`}
        </EmptyState>
      )}
      <MoreOf what="starter packs" whose="these" list={list} />
      <Suspense>
        {isMaking && (
          <PackDialog
            viewerId={profile.id}
            onSaved={({ id }) => void go(`/packs/${id}`)}
            onClose={() => setIsMaking(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

function PackRow({ pack }: { pack: PackCard }) {
  const { id, title, description, creatorCount, creators } = pack
  return (
    <li className={rows.row}>
      <p className={rows.line}>
        <Link href={`/packs/${id}`} className={rows.name}>
          {title}
        </Link>
        <span className={rows.hint}>{plural(creatorCount, 'creator')}</span>
      </p>
      {description && <p className={rows.hint}>{description}</p>}
      <p className={styles.faces}>
        {creators.map(({ id: creatorId, displayName, username, picture }) => (
          <Avatar
            key={creatorId}
            name={displayName}
            seed={username}
            picture={avatarOf(picture)}
            size={32}
            className={styles.face}
          />
        ))}
      </p>
    </li>
  )
}
