import { type ReactNode, useId } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import styles from './player-menu.module.css'

type Props = {
  label: string
  icon: ReactNode
  /** The controls stay while it is open. */
  onOpen: (open: boolean) => void
  children: (close: () => void) => ReactNode
}

export function PlayerMenu({ label, icon, onOpen, children }: Props) {
  return (
    <Popover
      side="above"
      first="input:checked, [data-first]"
      className={styles.menu}
      onOpen={onOpen}
      trigger={(props) => (
        <IconButton {...props} label={label} icon={icon} className={styles.button} />
      )}
    >
      {children}
    </Popover>
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
