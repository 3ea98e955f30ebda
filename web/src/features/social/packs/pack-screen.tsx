import type { PackId, PackView } from '@fanfare/contract'
import { useParams } from '@tanstack/react-router'
import { Check, ListX, UserPlus } from 'lucide-react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { avatarOf } from '../../../core/format/picture.ts'
import { profilePath } from '../../../core/navigation/paths.ts'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { useActing } from '../../../core/session/acting.ts'
import { Intended } from '../../../core/session/intended.tsx'
import { useViewer } from '../../../core/session/viewer.ts'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { ShareButton } from '../../../ui/overlay/share-button.tsx'
import { plural } from '../../../ui/text/format.ts'
import { CreatorRows } from '../lists/creator-rows.tsx'
import { OwnerTools } from './owner-tools.tsx'
import styles from './packs.module.css'
import { useFollowPack, usePack } from './use-packs.ts'

export function PackScreen() {
  const { id } = useParams({ from: '/packs/$id' })
  const read = usePack(id as PackId)
  const { data, error } = read
  const code = error?.problem.code
  const isMissing = code === 'pack.not-found' || code === 'request.invalid'
  useTitle(isMissing ? 'Starter pack not found' : (data?.pack.title ?? 'Starter pack'))
  if (isMissing) {
    return (
      <MissingState icon={<ListX size={24} />} title="Starter pack not found">
        This starter pack doesn’t exist or was removed.
      </MissingState>
    )
  }
  if (data) return <Pack pack={data.pack} />
  if (error) return <LoadError level={1} title="We couldn’t load this starter pack" read={read} />
  return <SkeletonText />
}

function Pack({ pack }: { pack: PackView }) {
  const { id, title, description, owner, creators, abilities } = pack
  return (
    <article className={layout.stack20}>
      <header className={layout.stack12}>
        <p className={styles.kind}>Starter pack</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={layout.row8}>
          <Avatar
            name={owner.displayName}
            seed={owner.username}
            picture={avatarOf(owner.picture)}
            size={28}
          />
          <Link href={profilePath(owner.username)} className={rows.name}>
            {owner.displayName}
          </Link>
          <span className={rows.hint}>{plural(creators.length, 'creator')}</span>
        </p>
        {description && <p className={styles.description}>{description}</p>}
        <div className={layout.row12}>
          <FollowAll pack={pack} />
          <ShareButton title={title} path={`/packs/${id}`} />
          {abilities.edit && <OwnerTools pack={pack} />}
        </div>
      </header>
      <Panel title="Creators">
        {creators.length === 0 && (
          <p className={rows.none}>These creators are no longer on Fanfare</p>
        )}
        <CreatorRows label="Creators" creators={creators} from="pack" />
      </Panel>
    </article>
  )
}

function FollowAll({ pack: { id, creators } }: { pack: PackView }) {
  const acting = useActing()
  const viewer = useViewer()
  const follow = useFollowPack()
  const others = creators.filter((creator) => creator.id !== viewer?.id)
  const intention = `follow pack ${id}`
  const begin = () => void follow.run({ params: { id } }).catch(toastProblem)
  if (others.length === 0) return null
  if (others.every((creator) => creator.viewer?.follows)) {
    return (
      <p className={styles.done}>
        <Check size={16} /> You follow everyone here
      </p>
    )
  }
  return (
    <>
      <Button
        variant="primary"
        icon={<UserPlus size={16} />}
        loading={follow.isPending}
        onClick={() => acting(begin, intention)}
      >
        Follow all
      </Button>
      <Intended name={intention} onDue={begin} />
    </>
  )
}
