import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Link } from '../layout/link.tsx'
import { roving } from '../lib/roving.ts'
import styles from './menu.module.css'
import { placeBelow } from './popover-position.ts'

type MenuItem = { label: string; icon?: ReactNode; danger?: boolean; apart?: boolean } & (
  | { href: string; onSelect?: never }
  | { onSelect: () => void; href?: never }
)
type TriggerProps = {
  ref: (element: HTMLButtonElement | null) => void
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
}
type Props = {
  label: string
  items: readonly MenuItem[]
  head?: ReactNode
  trigger: (props: TriggerProps) => ReactNode
}

export function Menu({ label, items, head, trigger }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const opens = event.newState === 'open'
    setOpen(opens)
    if (opens) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }
  const close = () => {
    menu.current?.hidePopover()
    button.current?.focus()
  }
  const move = roving('[role=menuitem]', 'column')
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') close()
    else if (event.key.length === 1) jump(event)
    else move(event)
  }
  return (
    <>
      {trigger({
        ref: (element) => {
          button.current = element
        },
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
      })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && button.current)
            placeBelow(button.current, event.currentTarget)
        }}
        onToggle={toggled}
      >
        {head && <div className={styles.top}>{head}</div>}
        <div
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={styles.items}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <Item key={item.label} item={item} onDone={close} />
          ))}
        </div>
      </div>
    </>
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
