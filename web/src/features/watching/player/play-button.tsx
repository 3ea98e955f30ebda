import { Play } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { cx } from '../../../ui/lib/cx.ts'
import styles from './play-button.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children' | 'type'> & {
  /** The picture under it starts it too. */
  whole?: boolean
}

/** In the middle of a picture. */
export function PlayButton({ whole = false, ...rest }: Props) {
  return (
    <button type="button" className={cx(styles.play, whole && styles.whole)} {...rest}>
      <Play size={32} fill="currentColor" role="img" aria-label="Play" />
    </button>
  )
}
