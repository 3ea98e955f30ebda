import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { pin, type Side } from './pin.ts'
import pinned from './pinned.module.css'
import styles from './popover.module.css'

type TriggerProps = {
  ref: (element: HTMLButtonElement | null) => void
  popoverTarget: string
  'aria-expanded': boolean
}
type Props = {
  side: Side
  /** What gets the focus when it opens. */
  first: string
  className?: string | undefined
  onOpen?: (open: boolean) => void
  trigger: (props: TriggerProps) => ReactNode
  children: (close: () => void) => ReactNode
}

/** Opens at its button in the top layer, where nothing clips it; on a narrow screen it is a sheet. */
export function Popover({ side, first, className, onOpen, trigger, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const unpin = useRef(() => {})
  const [open, setOpen] = useState(false)

  const tell = (now: boolean) => {
    setOpen(now)
    onOpen?.(now)
  }
  // Drawn before it is shown, so that it is placed at the size it has.
  const beforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open' || !button.current) return
    tell(true)
    unpin.current = pin(button.current, currentTarget, side)
  }
  // Emptied only after it is closed: the browser gives back the focus that is still inside.
  const toggled = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') return currentTarget.querySelector<HTMLElement>(first)?.focus()
    unpin.current()
    tell(false)
  }
  const close = () => {
    panel.current?.hidePopover()
    button.current?.focus()
  }
  return (
    <>
      {trigger({
        ref: (element) => {
          button.current = element
        },
        popoverTarget: id,
        'aria-expanded': open,
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={cx(pinned.pinned, styles.panel, className)}
        onBeforeToggle={beforeToggle}
        onToggle={toggled}
      >
        {open && children(close)}
      </div>
    </>
  )
}
