import { type ReactNode, useId, useRef } from 'react'
import { cx } from '../lib/cx.ts'
import { pin } from './pin.ts'
import pinned from './pinned.module.css'
import styles from './tooltip.module.css'

type Props = { text: string; children: (described: { 'aria-describedby': string }) => ReactNode }

/** For an extra word on a control that already has its name. Escape hides it, hovering the words keeps it. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const around = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const unpin = useRef(() => {})
  const show = () => {
    if (!tip.current || !around.current || tip.current.matches(':popover-open')) return
    unpin.current = pin(around.current, tip.current, 'over')
    tip.current.showPopover()
  }
  const hide = () => {
    tip.current?.hidePopover()
    unpin.current()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      ref={around}
      className={styles.around}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children({ 'aria-describedby': id })}
      <span
        ref={tip}
        role="tooltip"
        id={id}
        popover="manual"
        className={cx(pinned.pinned, styles.tip)}
      >
        {text}
      </span>
    </span>
  )
}
