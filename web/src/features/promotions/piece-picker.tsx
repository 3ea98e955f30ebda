import type { ContentId, PromotionView } from '@fanfare/contract'
import { useDeferredValue, useId, useState } from 'react'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './promotions.module.css'
import { usePricedPieces } from './use-promotions.ts'

type Piece = { id: ContentId; title: string }
type Props = {
  legend: string
  chosen: readonly ContentId[]
  onChoose: (chosen: readonly ContentId[]) => void
  /** Only these, without looking for others. */
  among?: PromotionView['pieces']
  single?: boolean
}

/** Own pieces with a price, one or several of them. */
export function PiecePicker({ among, ...props }: Props) {
  return among ? <Choices {...props} pieces={among} /> : <Search {...props} />
}

function Search(props: Omit<Props, 'among'>) {
  const [typed, setTyped] = useState('')
  const { pieces, error } = usePricedPieces(useDeferredValue(typed).trim())
  return (
    <div className={styles.picker}>
      <TextField
        label="Find a piece"
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error && <p role="alert">{error.problem.detail}</p>}
      {!pieces && !error && <SkeletonText />}
      {pieces?.length === 0 && <p className={styles.hint}>No published piece with a price.</p>}
      {pieces && pieces.length > 0 && <Choices {...props} pieces={pieces} />}
    </div>
  )
}

function Choices({
  legend,
  pieces,
  chosen,
  onChoose,
  single,
}: Omit<Props, 'among'> & { pieces: readonly Piece[] }) {
  const name = useId()
  const change = (id: ContentId, on: boolean) => {
    const others = single ? [] : chosen.filter((one) => one !== id)
    onChoose(on ? [...others, id] : others)
  }
  return (
    <fieldset className={styles.pieces}>
      <legend className={styles.legend}>{legend}</legend>
      {pieces.map(({ id, title }) => (
        <label key={id} className={styles.piece}>
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
