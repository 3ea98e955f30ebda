import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import styles from './player-menu.module.css'

type Props = {
  label: string
  icon: ReactNode
  /** The controls stay while it is open. */
  onOpen: (open: boolean) => void
  children: (close: () => void) => ReactNode
}

/** Opens above its button and inside the player, so that it is there in full screen too. */
export function PlayerMenu({ label, icon, onOpen, children }: Props) {
  const id = useId()
  const around = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    onOpen(next)
  }
  const close = () => {
    change(false)
    around.current?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (!open) return
    around.current?.querySelector<HTMLElement>('input:checked, [data-first]')?.focus()
    const besides = (event: PointerEvent) => {
      if (event.target instanceof Node && around.current?.contains(event.target)) return
      setOpen(false)
      onOpen(false)
    }
    document.addEventListener('pointerdown', besides)
    return () => document.removeEventListener('pointerdown', besides)
  }, [open, onOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for Escape inside
    <div
      ref={around}
      className={styles.around}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        close()
      }}
    >
      <IconButton
        label={label}
        icon={icon}
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => change(!open)}
      />
      {open && (
        <div id={id} className={styles.menu}>
          {children(close)}
        </div>
      )}
    </div>
  )
}

type ChoiceProps<Value extends string | number> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChoose } = props
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
