import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link, type LinkProps } from '../layout/link.tsx'
import { cx } from '../lib/cx.ts'
import styles from './icon-button.module.css'

type Look = {
  label: string
  icon: ReactNode
  look?: 'ghost' | 'outline' | 'raised'
  small?: boolean
}
export type IconButtonProps =
  | (Look & Omit<LinkProps, 'children'>)
  | (Look & Omit<ComponentPropsWithRef<'button'>, 'children'> & { href?: undefined })

export function IconButton({
  label,
  icon,
  look = 'ghost',
  small,
  className,
  ...rest
}: IconButtonProps) {
  const shared = {
    className: cx(styles.icon, styles[look], small && styles.small, className),
    'aria-label': label,
    title: label,
  }
  if (rest.href !== undefined) {
    return (
      <Link {...rest} {...shared}>
        {icon}
      </Link>
    )
  }
  const { href: _, type = 'button', ...button } = rest
  return (
    <button {...button} type={type} {...shared}>
      {icon}
    </button>
  )
}
