import type { ContentView } from '@fanfare/contract'
import { Bookmark, Flag, Gift, Heart, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { withSearch } from '../../../core/navigation/paths.ts'
import { isIntending, useActing } from '../../../core/session/acting.ts'
import { useViewer } from '../../../core/session/viewer.ts'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { lazyAfterPaint, lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { plural, shortCount } from '../../../ui/text/format.ts'
import { TipButton } from '../../tips/index.ts'
import type { ActionDialogName } from './action-dialog.tsx'
import styles from './actions.module.css'
import { useReactions } from './use-reactions.ts'

const DownloadButton = lazyComponent(() => import('../download-button.tsx'), 'DownloadButton')
const IntendedReactions = lazyComponent(
  () => import('./intended-reactions.tsx'),
  'IntendedReactions',
)
const ActionDialog = lazyAfterPaint(() => import('./action-dialog.tsx'), 'ActionDialog')

/** Whatever can be bought, or was: its giver need not be without it. */
const canGive = ({ access: { reason, ways } }: ContentView) =>
  reason === 'bought' || ways.some(({ kind }) => kind === 'buy')

/** Pictures are downloaded where they are shown, and an article is no file. */
const canDownload = ({ type, allowDownload, access }: ContentView) =>
  allowDownload && access.open && (type === 'video' || type === 'audio')

export function Actions({ content }: { content: ContentView }) {
  const acting = useActing()
  const viewer = useViewer()
  const { toggleLike, toggleSave } = useReactions(content)
  const [dialog, setDialog] = useState<ActionDialogName | null>(null)
  // As it was when they came: drawn again between the press and leaving, the page would take it back.
  const [intending] = useState(isIntending)
  const { liked, saved } = content.viewer
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        className={styles.action}
        aria-pressed={liked}
        aria-label={`Like, ${plural(content.likeCount, 'like')}`}
        icon={<Heart size={16} />}
        onClick={() => acting(toggleLike, `like ${content.id}`)}
      >
        {content.likeCount > 0 ? shortCount(content.likeCount) : 'Like'}
      </Button>
      <Button
        size="sm"
        className={styles.action}
        aria-pressed={saved}
        icon={<Bookmark size={16} />}
        onClick={() => acting(toggleSave, `save ${content.id}`)}
      >
        {saved ? 'Saved' : 'Save'}
      </Button>
      <Suspense fallback={<span className={styles.tip} />}>
        <TipButton
          size="sm"
          creator={content.creator}
          contentId={content.id}
          isPreview={content.abilities.viewAs && !content.abilities.edit}
        />
      </Suspense>
      {canGive(content) && (
        <Button
          size="sm"
          icon={<Gift size={16} />}
          href={withSearch('/checkout', { type: 'gift', id: content.id })}
        >
          Gift
        </Button>
      )}
      <Button size="sm" icon={<Share2 size={16} />} onClick={() => setDialog('share')}>
        Share
      </Button>
      {canDownload(content) && (
        <Suspense fallback={<span className={styles.download} />}>
          <DownloadButton small contentId={content.id} />
        </Suspense>
      )}
      {(content.abilities.report || viewer === null) && (
        <IconButton
          small
          label="Report"
          icon={<Flag size={16} />}
          onClick={() => acting(() => setDialog('report'))}
        />
      )}
      <Suspense>
        {intending && (
          <IntendedReactions content={content} onLike={toggleLike} onSave={toggleSave} />
        )}
        {dialog && <ActionDialog name={dialog} content={content} onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  )
}
