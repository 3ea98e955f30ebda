import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { type Href, Link } from '../layout/link.tsx'
import { roving } from '../lib/roving.ts'
import styles from './menu.module.css'
import type { Side } from './pin.ts'
import { Popover } from './popover.tsx'

type MenuItem = { label: string; icon?: ReactNode; danger?: boolean; apart?: boolean } & (
  | { href: Href; onSelect?: never }
  | { onSelect: () => void; href?: never }
)
type TriggerProps = Parameters<ComponentProps<typeof Popover>['trigger']>[0] & {
  'aria-haspopup': 'menu'
}
type Props = {
  label: string
  items: readonly MenuItem[]
  head?: ReactNode
  side?: Side
  trigger: (props: TriggerProps) => ReactNode
}

export function Menu({ label, items, head, side = 'below', trigger }: Props) {
  const move = roving('[role=menuitem]', 'column')
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>, close: () => void) => {
    if (event.key === 'Tab') close()
    else if (event.key.length === 1) jump(event)
    else move(event)
  }
  return (
    <Popover
      side={side}
      first="[role=menuitem]"
      className={styles.menu}
      trigger={(props) => trigger({ ...props, 'aria-haspopup': 'menu' })}
    >
      {(close) => (
        <>
          {head && <div className={styles.top}>{head}</div>}
          <div
            role="menu"
            aria-label={label}
            tabIndex={-1}
            className={styles.items}
            onKeyDown={(event) => onKeyDown(event, close)}
          >
            {items.map((item) => (
              <Item key={item.label} item={item} onDone={close} />
            ))}
          </div>
        </>
      )}
    </Popover>
  )
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    'data-danger': item.danger || undefined,
    'data-apart': item.apart || undefined,
  } as const
  const choose = () => {
    onDone()
    item.onSelect?.()
  }
  const face = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if (item.href === undefined) {
    return (
      <button type="button" {...shared} onClick={choose}>
        {face}
      </button>
    )
  }
  return (
    <Link href={item.href} {...shared} onClick={choose}>
      {face}
    </Link>
  )
}

const jump = (event: KeyboardEvent<HTMLElement>) => {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const key = event.key.toLowerCase()
  const next = [...items.slice(at + 1), ...items].find((item) =>
    item.textContent?.trim().toLowerCase().startsWith(key),
  )
  next?.focus()
}
