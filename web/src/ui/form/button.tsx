import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { Link, type LinkProps } from '../layout/link.tsx'
import { cx } from '../lib/cx.ts'
import styles from './button.module.css'

type Look = {
  variant?: 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  wide?: boolean
  icon?: ReactNode
}
type AsLink = Look & LinkProps & { loading?: never }
type AsButton = Look & ComponentPropsWithRef<'button'> & { href?: undefined; loading?: boolean }
export type ButtonProps = AsLink | AsButton

export function Button({
  variant = 'secondary',
  size = 'md',
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = cx(styles.button, styles[variant], styles[size], wide && styles.wide, className)
  const face = (
    <span className={styles.face}>
      {icon}
      {children}
    </span>
  )
  if (rest.href !== undefined) {
    const { loading: _, ...link } = rest
    return (
      <Link {...link} className={look}>
        {face}
      </Link>
    )
  }
  const { loading, onClick, type = 'button', href: _, ...button } = rest
  // A busy button is not disabled, since that would lose its focus; it only ignores presses.
  const answer = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event)
  return (
    <button
      {...button}
      type={type}
      onClick={answer}
      className={look}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
    >
      {face}
      {loading && (
        <span className={styles.busy}>
          <Spinner size={size === 'lg' ? 20 : 16} label="Working" />
        </span>
      )}
    </button>
  )
}
