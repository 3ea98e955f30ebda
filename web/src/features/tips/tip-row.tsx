import type { TipView } from '@fanfare/contract'
import { toastProblem } from '../../core/api/toast-result.ts'
import { moneyText } from '../../core/format/money.ts'
import { avatarOf } from '../../core/format/picture.ts'
import { profilePath } from '../../core/navigation/paths.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { Button } from '../../ui/form/button.tsx'
import { Link } from '../../ui/layout/link.tsx'
import rows from '../../ui/layout/rows.module.css'
import { Avatar } from '../../ui/media/avatar.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import styles from './tips.module.css'
import { useTakeBackTip } from './use-tips.ts'

export function TipRow({ tip }: { tip: TipView }) {
  const { id, creator, amount, message, givenAt, abilities } = tip
  const takeBack = useTakeBackTip()
  const name = creator?.displayName ?? 'Deleted account'
  const take = async () => {
    try {
      await takeBack.run({ params: { id } })
      showToast(`${moneyText(amount)} tip for ${name} canceled`)
    } catch (error) {
      toastProblem(error)
    }
  }
  return (
    <li className={styles.tip}>
      <Avatar
        name={name}
        seed={creator?.username ?? id}
        picture={avatarOf(creator?.picture)}
        size={32}
      />
      <div className={styles.words}>
        <p>{creator ? <Link href={profilePath(creator.username)}>{name}</Link> : name}</p>
        <p className={rows.hint}>
          <RelativeTime at={givenAt} />
          {message && `: “${message}”`}
        </p>
      </div>
      <p className={rows.sum}>{moneyText(amount)}</p>
      {abilities.takeBack && (
        <Button
          size="sm"
          variant="ghost"
          loading={takeBack.isPending}
          aria-label={`Cancel tip: ${moneyText(amount)} for ${name}`}
          onClick={take}
        >
          Cancel tip
        </Button>
      )}
    </li>
  )
}
