import { Check } from 'lucide-react'
import styles from './swatches.module.css'

type Props<Value extends string> = {
  legend: string
  name: string
  /** The theme they are shown in. */
  theme: string
  options: readonly Value[]
  value: Value
  onChoose: (value: Value) => void
}

const nameOf = (accent: string) => accent.charAt(0).toUpperCase() + accent.slice(1)

/** One of the accents, each shown in its own colour. */
export function Swatches<Value extends string>(props: Props<Value>) {
  const { legend, name, theme, options, value, onChoose } = props
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.swatches}>
        {options.map((accent) => (
          <label key={accent} className={styles.swatch}>
            <input
              type="radio"
              name={name}
              value={accent}
              checked={accent === value}
              onChange={() => onChoose(accent)}
              className={styles.radio}
            />
            <span className={styles.disc} data-swatch data-theme={theme} data-accent={accent}>
              <Check size={20} />
            </span>
            {nameOf(accent)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
