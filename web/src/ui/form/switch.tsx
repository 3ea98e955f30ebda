import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import typography from '../text/typography.module.css'
import styles from './switch.module.css'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'id'> & {
  label: string
  hint?: ReactNode
}

export function Switch({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className={typography.hint}>
            {hint}
          </div>
        )}
      </div>
      <input
        {...input}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself
        role="switch"
        className={styles.switch}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </div>
  )
}
