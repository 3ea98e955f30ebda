import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './slider.module.css'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> & {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  before?: ReactNode
  after?: ReactNode
}

export function Slider({ label, value, min, max, onChange, before, after, ...input }: Props) {
  const part = ((value - min) / (max - min)) * 100
  return (
    <div className={styles.row}>
      {before}
      <input
        {...input}
        type="range"
        aria-label={label}
        className={styles.slider}
        style={{ '--part': `${part}%` } as object}
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {after}
    </div>
  )
}
