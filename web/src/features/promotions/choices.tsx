import { useId } from 'react'
import styles from './promotions.module.css'

export type ChoicesProps<Id extends string> = {
  legend: string
  chosen: readonly Id[]
  onChoose: (chosen: readonly Id[]) => void
  single?: boolean | undefined
}
type Props<Id extends string> = ChoicesProps<Id> & {
  among: readonly { readonly id: Id; readonly title: string }[]
}

/** One of them, or several. */
export function Choices<Id extends string>(props: Props<Id>) {
  const { legend, among, chosen, onChoose, single } = props
  const name = useId()
  const change = (id: Id, on: boolean) => {
    const others = single ? [] : chosen.filter((one) => one !== id)
    onChoose(on ? [...others, id] : others)
  }
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {among.map(({ id, title }) => (
        <label key={id} className={styles.choice}>
          <input
            type={single ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => change(id, currentTarget.checked)}
          />
          {title || 'Untitled'}
        </label>
      ))}
    </fieldset>
  )
}
